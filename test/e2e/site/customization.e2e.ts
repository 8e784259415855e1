import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, type SiteUnderTest } from '../../support/site.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const radio = (page: Page, name: string | RegExp) => dialog(page).getByRole('radio', { name })
const topping = (page: Page, name: string | RegExp) => dialog(page).getByRole('checkbox', { name })
const submit = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^(Thêm vào giỏ|Add to cart)$/ })
    .click()
const group = (page: Page, name: RegExp) =>
  dialog(page).getByRole('group', { name }).or(dialog(page).getByRole('radiogroup', { name }))

async function open(page: Page, dish: string, language: 'vi' | 'en' = 'vi') {
  await page.goto(`/menu?lang=${language}`)
  await page
    .getByRole('button', { name: language === 'vi' ? `Thêm ${dish} vào giỏ hàng` : `Add ${dish} to cart` })
    .click()
  await expect(dialog(page)).toBeVisible()
}

/** The cart as the browser stores it. */
async function cart(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('cart'))
  return (JSON.parse(stored ?? '{"state":{"lines":[]}}') as { state: { lines: unknown[] } }).state.lines
}

/** The bill as it stands unfolded: its parts, then the price of one. */
async function bill(page: Page) {
  const amounts = await dialog(page).locator('dl dd').allTextContents()
  return amounts.map((text) => Number(text.replace(/[^\d-]/g, '')))
}

test.describe('a dish with several schemas', () => {
  test('asks them in order, with 16 cm and a whole pizza chosen already', async ({ page }) => {
    await open(page, 'Pepperoni Ý')
    await expect(dialog(page).getByRole('heading', { name: 'Pepperoni Ý' })).toBeFocused()
    await expect(dialog(page).locator('legend')).toHaveText([
      /^Cỡ bánh/,
      'Một bánh hai vị',
      /^Đế bánh/,
      /^Thêm nhân/,
    ])
    await expect(radio(page, '16 cm')).toBeChecked()
    await expect(radio(page, /^Một vị/)).toBeChecked()
    await expect(group(page, /^Cỡ bánh/)).toContainText('Bắt buộc')
    await expect(group(page, /^Thêm nhân/)).not.toContainText('Bắt buộc')
  })

  test('moves the price as one chooses, and its bill adds up', async ({ page }) => {
    await open(page, 'Pepperoni Ý')
    const total = dialog(page).getByRole('status', { name: 'Tạm tính' })
    await expect(total).toContainText('188.000đ')
    await expect(total).toContainText('Giá chưa gồm 8% VAT')
    await radio(page, /^18 cm/).check()
    await expect(total).toContainText('218.000đ')
    await radio(page, /^Hai vị/).check()
    await expect(total).toHaveText('Chọn nửa thứ hai')
    await expect(dialog(page).getByText('Xem cách tính giá')).toBeHidden()
    await expect(radio(page, /Margherita/)).toHaveAccessibleDescription('+79.000đ cả bánh 213.000đ')
    await radio(page, /Margherita/).check()
    await expect(total).toContainText('213.000đ')
    await topping(page, /^Phô mai mozzarella/).check()
    await topping(page, /^Nấm/).check()
    await expect(total).toContainText('253.000đ')
    await dialog(page).getByText('Xem cách tính giá').click()
    const [unit, ...parts] = (await bill(page)).toReversed()
    expect(unit).toBe(253_000)
    expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(unit)
    await dialog(page).getByRole('button', { name: 'Thêm một phần' }).click()
    await expect(total).toContainText('506.000đ')
  })

  test('says in English what is missing, and what the whole pizza then costs', async ({ page }) => {
    await open(page, 'Pepperoni', 'en')
    await radio(page, /^Half and half/).check()
    const total = dialog(page).getByRole('status', { name: 'Total' })
    await expect(total).toHaveText('Choose the second half')
    const margherita = radio(page, /Margherita/)
    await expect(margherita).toHaveAccessibleDescription('+79.000đ whole pizza 183.000đ')
    await topping(page, /^Mushrooms/).check()
    await expect(margherita).toHaveAccessibleDescription('+79.000đ whole pizza 198.000đ')
    await margherita.check()
    await expect(total).toContainText('198.000đ')
    await radio(page, /^One flavour/).check()
    await expect(total).toContainText('203.000đ')
  })

  test('goes into the cart as chosen, with a word and the way there', async ({ page }) => {
    await open(page, 'Pepperoni Ý')
    await radio(page, /^18 cm/).check()
    await radio(page, /^Hai vị/).check()
    await radio(page, /Margherita/).check()
    await radio(page, /^Mỏng giòn/).check()
    await topping(page, /^Nấm/).check()
    await dialog(page).getByRole('button', { name: 'Thêm một phần' }).click()
    await submit(page)
    await expect(dialog(page)).toBeHidden()
    const toast = page.getByRole('region', { name: /thông báo/i })
    await expect(toast).toContainText('Đã thêm vào giỏ hàng')
    await expect(toast).toContainText('2 × Nửa Pepperoni Ý, nửa Margherita Phô Mai Tươi · 18 cm · Mỏng giòn')
    const [line] = (await cart(page)) as {
      id: string
      price: number
      quantity: number
      customization: { schemaId: string }[]
    }[]
    expect(line).toMatchObject({
      id: 'pepperoni',
      name: 'Half Pepperoni, half Margherita',
      nameVi: 'Nửa Pepperoni Ý, nửa Margherita Phô Mai Tươi',
      image: '/objects/dishes/pepperoni.webp',
      secondImage: '/objects/dishes/margherita.webp',
      price: 228_000,
      quantity: 2,
    })
    expect(line?.customization.find(({ schemaId }) => schemaId === 'half-and-half')).toEqual({
      schemaId: 'half-and-half',
      selections: {},
      orderMode: 'half_and_half',
      secondFlavor: 'margherita',
    })
    await toast.getByRole('button', { name: 'Xem giỏ hàng' }).click()
    await expect(dialog(page)).toContainText('Nửa Pepperoni Ý, nửa Margherita Phô Mai Tươi')
  })

  test('offers second flavours of the same category only, without itself and what is sold out', async ({
    page,
  }) => {
    await open(page, 'Hải Sản Nhiệt Đới')
    await radio(page, /^Hai vị/).check()
    const others = group(page, /^Nửa còn lại/).getByRole('radio')
    await expect(others).toHaveCount(2)
    await expect(radio(page, /^Tôm Sốt Tom Yum/)).toHaveAccessibleDescription('+119.000đ cả bánh 248.000đ')
    await expect(radio(page, /^Tôm Xoài Phú Quốc/)).toBeVisible()
    await expect(
      dialog(page).getByRole('img', { name: 'Nửa Hải Sản Nhiệt Đới, nửa còn lại chưa chọn' }),
    ).toBeVisible()
    await radio(page, /^Tôm Xoài Phú Quốc/).check()
    await expect(
      dialog(page).getByRole('img', { name: 'Nửa Hải Sản Nhiệt Đới, nửa Tôm Xoài Phú Quốc' }),
    ).toBeVisible()
  })

  for (const [place, width, count] of [
    ['beside the flavours on a phone', 390, 2],
    ['once on a wide screen', 1440, 1],
  ] as const) {
    test(`shows both halves ${place}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, 'Hải Sản Nhiệt Đới')
      await radio(page, /^Hai vị/).check()
      await radio(page, /^Tôm Xoài Phú Quốc/).check()
      const halves = dialog(page).locator('[role=img]').filter({ visible: true })
      await expect(halves).toHaveCount(count)
      await expect(halves.last().locator('img')).toHaveCount(2)
    })
  }

  test('takes no more toppings than the most, and says why', async ({ page }) => {
    await open(page, 'Pepperoni', 'en')
    const boxes = dialog(page).getByRole('checkbox')
    for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).check()
    await expect(group(page, /^Extra toppings/)).toContainText('5 of 5 chosen')
    await expect(group(page, /^Extra toppings/)).toContainText('That is 5, the most that fits.')
    await expect(boxes.nth(5)).toBeDisabled()
    await topping(page, /^Fresh mozzarella/).uncheck()
    await expect(boxes.nth(5)).toBeEnabled()
  })

  test('lets an optional choice be taken back', async ({ page }) => {
    await open(page, 'Trà Đào Cam Sả')
    await expect(radio(page, 'Tuỳ quán').first()).toBeChecked()
  })
})

for (const [language, texts] of [
  [
    'en',
    {
      cheese: 'Four Cheese',
      half: /^Half and half/,
      size: 'Please select size',
      toppings: 'Please select at least one topping',
      tooFew: 'Please select at least 2 topping(s)',
      second: 'Please select second flavor',
      option: 'Please select an option',
      bread: 'Garlic Bread',
    },
  ],
  [
    'vi',
    {
      cheese: 'Bốn Loại Phô Mai',
      half: /^Hai vị/,
      size: 'Vui lòng chọn cỡ',
      toppings: 'Vui lòng chọn ít nhất một loại',
      tooFew: 'Vui lòng chọn ít nhất 2 loại',
      second: 'Vui lòng chọn vị thứ hai',
      option: 'Vui lòng chọn một mục',
      bread: 'Bánh Mì Bơ Tỏi',
    },
  ],
] as const) {
  test(`says in ${language} what is missing, where it is missing, until it is there`, async ({ page }) => {
    await open(page, texts.cheese, language)
    await radio(page, texts.half).check()
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toHaveText([texts.second, texts.toppings])
    const second = group(page, /^(Nửa còn lại|The other half)/)
    await expect(second).toContainText(texts.second)
    await expect(second.getByRole('radio').first()).toBeFocused()
    await expect(second.getByRole('radio').first()).toBeInViewport()
    await second.getByRole('radio').first().check()
    await expect(dialog(page).getByRole('alert')).toHaveText([texts.toppings])
    await expect.poll(() => cart(page)).toEqual([])
    await topping(page, /^Gorgonzola/).check()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await submit(page)
    await expect(dialog(page)).toBeHidden()
  })

  test(`asks in ${language} for an option where one topping at most is possible`, async ({ page }) => {
    await open(page, texts.bread, language)
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toHaveText([texts.option])
    await dialog(page).getByRole('radio').nth(0).check()
    await dialog(page).getByRole('radio').nth(2).check()
    await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(1)
  })

  test(`says in ${language} how many toppings at least, and that a size is missing`, async ({
    page,
    site,
  }) => {
    const restore = await changeSchemas(site, {
      'cheese-pair': { path: '{minSelections}', value: 2 },
      'size-pizza': { path: '{sizes}', value: [] },
    })
    try {
      await open(page, texts.cheese, language)
      await topping(page, /^Gorgonzola/).check()
      await submit(page)
      await expect(dialog(page).getByRole('alert')).toHaveText([texts.size, texts.tooFew])
    } finally {
      await restore()
    }
  })
}

/** Changes the configuration of schemas for one test; the function returned puts everything back. */
async function changeSchemas(site: SiteUnderTest, changes: Record<string, { path: string; value: unknown }>) {
  const ids = Object.keys(changes)
  const before = await site.query<{ id: string; config: unknown }>(
    'select id, config from customization_schemas where id = any($1)',
    [ids],
  )
  for (const [id, { path, value }] of Object.entries(changes)) {
    await site.query('update customization_schemas set config = jsonb_set(config, $2, $3) where id = $1', [
      id,
      path,
      JSON.stringify(value),
    ])
  }
  await site.contentChanged()
  return async () => {
    for (const { id, config } of before) {
      await site.query('update customization_schemas set config = $2 where id = $1', [
        id,
        JSON.stringify(config),
      ])
    }
    await site.contentChanged()
  }
}

test.describe('what adding opens', () => {
  test('one legacy schema is asked in the single-schema dialog', async ({ page }) => {
    await open(page, 'Cánh Gà Nướng Mật Ong')
    await expect(dialog(page).locator('legend')).toHaveText([/^Loại sốt/])
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toHaveText('Vui lòng chọn một mục')
    await radio(page, /^Trứng muối/).check()
    await submit(page)
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => cart(page)).toMatchObject([{ id: 'chicken-wings', price: 113_000 }])
  })

  test('a dish that asks nothing goes straight into the cart, with a word', async ({ page }) => {
    await page.goto('/menu')
    const add = page.getByRole('button', { name: 'Thêm Súp Bí Đỏ Nướng Lò vào giỏ hàng' })
    await add.click()
    await expect(page.getByRole('region', { name: /thông báo/i })).toContainText('Đã thêm vào giỏ hàng')
    await expect(dialog(page)).toHaveCount(0)
    await expect
      .poll(() => cart(page))
      .toMatchObject([{ id: 'pumpkin-soup', price: 68_000, quantity: 1, customization: null }])
    await expect(add).toBeFocused()
  })

  test('a double tap is one tap', async ({ page }) => {
    await page.goto('/menu')
    await page.getByRole('button', { name: /^Thêm Súp/ }).dblclick()
    await expect(page.getByRole('region', { name: /thông báo/i })).toContainText('Đã thêm vào giỏ hàng')
    await expect.poll(() => cart(page)).toMatchObject([{ quantity: 1 }])
    await page.getByRole('button', { name: /^Thêm Pepperoni/ }).dblclick()
    await expect(dialog(page)).toHaveCount(1)
  })

  test('a list that does not come falls back silently to the single schema', async ({ page }) => {
    await page.route('**/api/menu-items/**/customization-schemas', (route) => route.abort())
    await open(page, 'Cánh Gà Nướng Mật Ong')
    await expect(dialog(page).locator('legend')).toHaveText([/^Loại sốt/])
  })

  test('where nothing can be asked the dish goes into the cart', async ({ page }) => {
    await page.route('**/customization-schemas', (route) => route.abort())
    await page.goto('/menu')
    await page.getByRole('button', { name: /^Thêm Cánh Gà/ }).click()
    await expect(page.getByRole('region', { name: /thông báo/i })).toContainText('Cánh Gà Nướng Mật Ong')
    await expect
      .poll(() => cart(page))
      .toMatchObject([{ id: 'chicken-wings', price: 98_000, customization: null }])
  })

  test('what a dish asks is fetched once in five minutes', async ({ page }) => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().endsWith('/customization-schemas') ? 1 : 0))
    await open(page, 'Pepperoni Ý')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: /^Thêm Pepperoni/ }).click()
    await expect(dialog(page)).toBeVisible()
    expect(calls).toBe(1)
  })

  test('a cart that is full says so in the dialog', async ({ page }) => {
    await open(page, 'Cánh Gà Nướng Mật Ong')
    await radio(page, /^BBQ/).check()
    await page.evaluate(() => {
      const line = {
        id: 'chicken-wings',
        name: 'Honey Roast Wings',
        nameVi: 'Cánh Gà Nướng Mật Ong',
        price: 98000,
        image: null,
        quantity: 99,
        customization: [{ schemaId: 'wing-sauce', selections: { option: 'sauce-bbq' } }],
      }
      localStorage.setItem('cart', JSON.stringify({ state: { lines: [line] }, version: 1 }))
    })
    await page.reload()
    await page.getByRole('button', { name: /^Thêm Cánh Gà/ }).click()
    await radio(page, /^BBQ/).check()
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toContainText('tối đa 99 phần')
    await expect(dialog(page)).toBeVisible()
  })
})

test('everything works by keyboard, and the focus comes back to the button', async ({ page }) => {
  await page.goto('/menu?category=pizza-classic')
  const add = page.getByRole('button', { name: /^Thêm Pepperoni/ })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await radio(page, '16 cm').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, /^18 cm/)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(radio(page, /^Một vị/)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(add).toBeFocused()
  await expect.poll(() => cart(page)).toMatchObject([{ id: 'pepperoni', quantity: 1 }])
})

for (const width of [390, 1440]) {
  test(`an accessibility checker finds nothing in the open dialogs at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 'Bốn Loại Phô Mai')
    await expectAccessible(page)
    await radio(page, /^Hai vị/).check()
    await submit(page)
    await expectAccessible(page)
    await group(page, /^Nửa còn lại/)
      .getByRole('radio')
      .first()
      .check()
    await dialog(page).getByText('Xem cách tính giá').click()
    await expectAccessible(page)
    await open(page, 'Honey Roast Wings', 'en')
    await submit(page)
    await expectAccessible(page)
  })
}
