// Browser: real navigation, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { goBack } from '../../support/history-settled.ts'
import { orderCard } from './office-steps.ts'

test('staff enter an order for a guest on the phone, on a tablet and on a phone, and going back by mistake loses nothing', async ({
  page,
  signIn,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn(page, 'staff', '/staff/orders')
  await button(/^Đơn qua điện thoại/).click()
  await expect(button(/^Panna Cotta/i)).toBeVisible()
  await expectAccessible(page)
  // Beside each other, where there is room: on a phone the order is one press away from the dishes.
  await button(/^Panna Cotta/i).click()
  await expect(button('Nhập đơn')).toBeVisible()
  // The order shows the dish; a message would only cover other dishes, so it is for screen readers.
  await expect(page.getByText('Đã thêm vào đơn')).toBeAttached()
  await expect(page.getByText('Đã thêm vào đơn')).not.toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button('Nhập đơn')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Tìm món' }).fill('pepperoni')
  await button(/^Pepperoni Ý/).click()
  const choices = page.getByRole('dialog', { name: /^Pepperoni/ })
  await choices.getByRole('radio', { name: /^18 cm/ }).check()
  await choices.getByRole('radio', { name: /^Viền phồng/ }).check()
  await choices.getByRole('button', { name: 'Thêm vào đơn' }).click()
  await expect(choices).toBeHidden()
  await button(/^Đơn \(/).click()
  await expect(button('Nhập đơn')).toBeVisible()
  await goBack(page)
  await expect(button('Nhập đơn')).toBeHidden()
  await page.reload()
  await button(/^Đơn qua điện thoại/).click()
  await button(/^Đơn \(/).click()
  await button('Nhập đơn').click()
  await expect(field('Họ và tên')).toBeFocused()
  await expectAccessible(page)
  await field('Họ và tên').fill('Chị Lan')
  await field('Số điện thoại').fill('0912 345 678')
  await button('Nhập đơn').click()
  const number = page.getByRole('heading', { name: /^Đã nhập đơn/ })
  await expect(number).toBeFocused()
  await expectAccessible(page)
  const [code = ''] = /#\w+/.exec((await number.textContent()) ?? '') ?? []
  await button('Xem đơn').click()
  await expect(page.getByRole('dialog', { name: new RegExp(code) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(orderCard(page, code).getByText('Qua điện thoại')).toBeVisible()
})
