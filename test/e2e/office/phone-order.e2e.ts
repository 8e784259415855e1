import { expect, expectAccessible, test } from '../../support/site.ts'
import { orderCard, signIn, speak } from './office-steps.ts'

const texts = {
  vi: {
    enter: /^Đơn qua điện thoại/,
    dishes: 'Món',
    order: /^Đơn \(/,
    search: 'Tìm món',
    pizza: /^Pepperoni Ý/,
    dessert: /^Panna Cotta/i,
    size: /^18 cm/,
    crust: /^Viền phồng/,
    add: 'Thêm vào đơn',
    name: 'Họ và tên',
    phone: 'Số điện thoại',
    place: 'Nhập đơn',
    noName: 'Bạn nhập tên khách nhé.',
    placed: /^Đã nhập đơn/,
    show: 'Xem đơn',
    byPhone: 'Qua điện thoại',
  },
  en: {
    enter: /^Phone order/,
    dishes: 'Dishes',
    order: /^Order \(/,
    search: 'Find a dish',
    pizza: /^Pepperoni /,
    dessert: /^Passion Fruit Panna Cotta/,
    size: /^18 cm/,
    crust: /^Puffy rim/,
    add: 'Add to the order',
    name: 'Full name',
    phone: 'Phone',
    place: 'Enter order',
    noName: 'Please enter the guest’s name.',
    placed: /is entered/,
    show: 'Show the order',
    byPhone: 'By phone',
  },
} as const

for (const [language, width, role] of [
  ['vi', 768, 'staff'],
  ['en', 390, 'admin'],
] as const) {
  test(`an order is entered for a guest on the phone by ${role}, at ${width} px in ${language}`, async ({
    page,
  }) => {
    const labels = texts[language]
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const isNarrow = width < 768
    await page.setViewportSize({ width, height: isNarrow ? 844 : 1024 })
    await speak(page, language)
    await signIn(page, role, role === 'staff' ? '/staff/orders' : '/admin/dashboard/orders')
    await button(labels.enter).click()
    await expect(button(labels.dessert)).toBeVisible()
    await expectAccessible(page)
    await button(labels.dessert).click()
    await page.getByRole('searchbox', { name: labels.search }).fill('pepperoni')
    await button(labels.pizza).click()
    const choices = page.getByRole('dialog', { name: /^Pepperoni/ })
    await choices.getByRole('radio', { name: labels.size }).check()
    await choices.getByRole('radio', { name: labels.crust }).check()
    await choices.getByRole('button', { name: labels.add }).click()
    await expect(choices).toBeHidden()
    if (isNarrow) await button(labels.order).click()
    // Back by mistake: what has been entered is still there.
    await page.goBack()
    await expect(button(labels.place)).toBeHidden()
    await page.reload()
    await button(labels.enter).click()
    if (isNarrow) await button(labels.order).click()
    await button(labels.place).click()
    await expect(page.getByText(labels.noName)).toBeVisible()
    await expect(field(labels.name)).toBeFocused()
    await expectAccessible(page)
    await field(labels.name).fill('Chị Lan')
    await field(labels.phone).fill('0912 345 678')
    await button(labels.place).click()
    const number = page.getByRole('heading', { name: labels.placed })
    await expect(number).toBeFocused()
    await expectAccessible(page)
    const [code = ''] = /#\w+/.exec((await number.textContent()) ?? '') ?? []
    await button(labels.show).click()
    await expect(page.getByRole('dialog', { name: new RegExp(code) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(orderCard(page, code).getByText(labels.byPhone)).toBeVisible()
  })
}
