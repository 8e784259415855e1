// Browser: real navigation, layout or styles

import type { Locator } from '@playwright/test'

import { historySettled } from '../../support/history-settled.ts'
import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import {
  arriveWithCart,
  cartButton,
  checkoutOf,
  fillContact,
  halfAndHalf,
  openCart,
  openCheckout,
  ordersOf,
  placeButton,
  successOf,
  wine,
} from './ordering-steps.ts'
import { tabTo } from '../tab-to.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('half of one pizza, half of another, 18 cm, two toppings, three of them, and a drink are ordered as chosen', async ({
  page,
  site,
}) => {
  await page.goto('/menu')
  await page.getByRole('button', { name: /^Thêm Margherita/ }).click()
  const dish = page.getByRole('dialog', { name: 'Margherita Phô Mai Tươi' })
  await dish.getByRole('radio', { name: /^18 cm/ }).check()
  await dish.getByRole('radio', { name: /^Hai vị/ }).check()
  await dish.getByRole('radio', { name: /^Pepperoni Ý/ }).check()
  await dish.getByRole('radio', { name: /^Mỏng giòn/ }).check()
  await dish.getByRole('checkbox', { name: /^Phô mai mozzarella/ }).check()
  await dish.getByRole('checkbox', { name: /^Nấm/ }).check()
  await dish.getByRole('button', { name: 'Thêm một phần' }).dblclick()
  await dish.getByRole('button', { name: /^Thêm vào giỏ/ }).click()
  await page.getByRole('button', { name: /^Thêm Rượu Vang Đỏ/ }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 4 món')

  const checkout = await openCheckout(page)
  await fillContact(checkout, 'Nguyễn Thị Lan')
  await checkout.getByLabel('Ghi chú cho Bếp').fill('Bớt cay')
  await placeButton(checkout).click()
  const success = successOf(page)
  await expect(success).toContainText('Nhà hàng sẽ liên hệ với bạn để xác nhận đơn và hướng dẫn thanh toán.')
  await expect(success).toContainText('Bạn trả 925.560đ tiền mặt tại quầy khi đến lấy.')

  const [order, ...others] = await ordersOf(site, 'Nguyễn Thị Lan')
  expect(others).toEqual([])
  expect(order).toMatchObject({
    order_type: 'takeout',
    payment_method: 'cash',
    customer_address: null,
    special_instructions: 'Bớt cay',
    total_amount: '857000.00',
    vat_amount: '68560.00',
    grand_total: '925560.00',
    items: [
      {
        id: 'margherita',
        quantity: 3,
        price: '253000.00',
        nameVi: 'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý',
        choicesVi: ['18 cm', 'Mỏng giòn', 'Thêm: Phô mai mozzarella tươi, Nấm'],
        customization: [
          { schemaId: 'crust', selections: { option: 'crust-thin' } },
          { schemaId: 'half-and-half', orderMode: 'half_and_half', secondFlavor: 'pepperoni' },
          {
            schemaId: 'pizza-toppings',
            selections: { toppings: ['topping-mozzarella', 'topping-mushroom'] },
          },
          { schemaId: 'size-pizza', selections: { size: '18cm' } },
        ],
      },
      { id: 'red-wine', quantity: 1, price: '98000.00', choicesVi: [], customization: [] },
    ],
  })
  await expect(success).toContainText(`#${order?.id.slice(0, 8).toUpperCase()}`)

  await success.getByRole('button', { name: 'Đóng', exact: true }).click()
  await expect(cartButton(page)).toBeFocused()
  await historySettled(page)
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, chưa có món nào')
})

test('a guest who comes by the code on a table orders there, with a note on a dish', async ({
  page,
  site,
}) => {
  await arriveWithCart(page, [halfAndHalf, wine], '/menu?table=S%C3%A2n+7')
  const cart = await openCart(page)
  await cart.getByRole('button', { name: 'Thêm ghi chú: Nửa Margherita' }).click()
  const note = cart.getByRole('textbox', { name: 'Ghi chú món này: Nửa Margherita' })
  await expect(note).toBeFocused()
  await note.fill(`Không hành ${'x'.repeat(130)}`)
  await expectAccessible(page)
  await cart.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  await expect(note).toBeFocused()
  await note.fill('1 phần không hành')
  // Another page of the visit, loaded anew.
  await page.goto('/menu?lang=vi')
  const later = await openCart(page)
  await expect(later.getByRole('textbox')).toHaveValue('1 phần không hành')

  await later.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  const checkout = checkoutOf(page)
  await expect(checkout.getByRole('radio', { name: 'Ăn tại quán' })).toBeChecked()
  await expect(checkout.getByLabel('Bàn của bạn')).toHaveValue('Sân 7')
  await expectAccessible(page)
  await fillContact(checkout, 'Ghi Chú Món')
  await placeButton(checkout).click()
  const success = successOf(page)
  await expect(success.getByRole('listitem').filter({ hasText: '1 phần không hành' })).toContainText('3 ×')
  const [order] = await ordersOf(site, 'Ghi Chú Món')
  expect(order).toMatchObject({
    order_type: 'dine-in',
    table_label: 'Sân 7',
    items: [{ note: '1 phần không hành' }, { note: null }],
  })
  await success.getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
  await expect(page.getByRole('main')).toContainText('Ghi chú: 1 phần không hành')
  await expect(page.getByRole('main')).toContainText('Ăn tại quán · Sân 7')
})

test('everything from the cart to the order works by keyboard alone', async ({ page, site }) => {
  await arriveWithCart(page, [wine])
  await tabTo(page, cartButton(page))
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })
  await expect(cart.getByRole('heading', { level: 2 })).toBeFocused()
  await tabTo(page, cart.getByRole('button', { name: 'Tiếp tục đặt hàng' }))
  await page.keyboard.press('Enter')
  const checkout = checkoutOf(page)
  await expect(checkout.getByRole('heading', { level: 2 })).toBeFocused()
  await tabTo(page, checkout.getByRole('radio', { name: 'Mang về' }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, checkout.getByLabel('Họ và tên'))
  await page.keyboard.type('Trần Văn Phím')
  await page.keyboard.press('Enter')
  // It has led to the next field, and has not sent the form.
  await expect(checkout.getByLabel('Số điện thoại')).toBeFocused()
  await expect(checkout.getByLabel('Số điện thoại')).not.toHaveAttribute('aria-invalid')
  await page.keyboard.type('0274 000 0001')
  await page.keyboard.press('Enter')
  await page.keyboard.type('phim@example.com')
  await tabTo(page, placeButton(checkout))
  await page.keyboard.press('Enter')
  await expect(successOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  expect(await ordersOf(site, 'Trần Văn Phím')).toMatchObject([
    { order_type: 'dine-in', grand_total: '105840.00' },
  ])
  await page.keyboard.press('Escape')
  await expect(cartButton(page)).toBeFocused()
})

test('what is written outlives a closed checkout, another language and a reload, and is delivered when it is wanted', async ({
  page,
  site,
}) => {
  await arriveWithCart(page, [wine])
  let checkout = await openCheckout(page)
  await fillContact(checkout, 'Lê Văn Giữ')
  await checkout.getByRole('radio', { name: 'Giao hàng' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /English/ }).click()
  checkout = await openCheckout(page)
  await checkout.getByLabel('Delivery address').fill('12 Riverside Road')
  await checkout.getByRole('radio', { name: 'At a time of my choice' }).check()
  await checkout.getByLabel('Day', { exact: true }).selectOption(dayAhead(1))
  await checkout.getByLabel('Time', { exact: true }).selectOption('18:30')
  await page.reload()
  checkout = await openCheckout(page)
  await expect(checkout.getByLabel('Full name')).toHaveValue('Lê Văn Giữ')
  await placeButton(checkout).click()
  await expect(successOf(page)).toContainText('18:30')
  expect(await ordersOf(site, 'Lê Văn Giữ')).toMatchObject([
    {
      order_type: 'delivery',
      customer_address: '12 Riverside Road',
      requested_time: `${dayAhead(1)}T18:30`,
    },
  ])
})

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Infinity
}

test('checkout, its errors, an order paid by transfer and its ticket are accessible', async ({
  page,
  site,
}) => {
  await arriveWithCart(page, [wine])
  const checkout = await openCheckout(page)
  await expect(checkout.getByRole('radio', { name: 'Mang về' })).toBeInViewport()
  // For bots alone.
  await expect(checkout.locator('input[name=website]')).not.toBeInViewport()
  await expectAccessible(page)
  await checkout.getByRole('radio', { name: 'Giao hàng' }).check()
  await checkout.getByRole('radio', { name: 'Vào giờ tôi chọn' }).check()
  await placeButton(checkout).click()
  await expect(checkout.getByLabel('Địa chỉ giao hàng')).toBeFocused()
  await expectAccessible(page)
  await checkout.getByRole('radio', { name: 'Mang về' }).check()
  await checkout.getByRole('radio', { name: 'Càng sớm càng tốt' }).check()
  await fillContact(checkout, 'Chuyển Khoản')
  await checkout.getByRole('radio', { name: 'Chuyển khoản' }).check()
  await placeButton(checkout).click()
  const success = successOf(page)
  await success.waitFor()
  const [order] = await ordersOf(site, 'Chuyển Khoản')
  const code = order?.id.slice(0, 8).toUpperCase()
  const transfer = { name: `Mã VietQR: chuyển 105.840đ với nội dung ${code}` }
  await expect(success.getByRole('img', transfer)).toBeVisible()
  await expectAccessible(page)
  // Whoever holds a phone to pay scans, or reads out the code, without looking for them.
  await page.setViewportSize({ width: 390, height: 844 })
  const follow = success.getByRole('link', { name: 'Theo dõi đơn hàng' })
  const footer = await follow.boundingBox()
  for (const part of [success.getByRole('img', transfer), success.getByText(`#${code}`)])
    expect(await bottomOf(part)).toBeLessThan(footer?.y ?? 0)

  await follow.click()
  const ticket = page.getByRole('main')
  await expect(ticket.getByRole('img', transfer)).toBeInViewport({ ratio: 1 })
  await expect(ticket.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a pizza with choices is in the cart, as it is usually ordered, after two taps', async ({ page }) => {
    const dish = 'Tôm Sốt Tom Yum'
    await page.goto('/menu')
    await untilHydrated(page)
    await page.getByRole('button', { name: `Thêm ${dish} vào giỏ hàng` }).tap()
    await page.getByRole('dialog', { name: dish }).getByRole('button', { name: 'Thêm vào giỏ' }).tap()
    await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 1 món')
  })
})
