import { siteSettings } from '#db/seed/site-settings.ts'
import { addDays, todayInRestaurant } from '#src/kernel/dates.ts'
import { expect, expectAccessible, test, type SiteUnderTest } from '../../support/site.ts'
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

test.describe('the checkout form', () => {
  test('says at each field what is missing, and puts the focus on the first', async ({ page }) => {
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    await expect(checkout.getByRole('radio', { name: 'Mang về' })).toBeInViewport()
    await placeButton(checkout).click()
    await expect(checkout.getByLabel('Họ và tên')).toBeFocused()
    await expect(checkout.getByLabel('Họ và tên')).toHaveAccessibleDescription('Bạn vui lòng nhập họ tên.')
    await expect(checkout.getByText('Bạn vui lòng nhập số điện thoại.')).toBeVisible()
    await checkout.getByLabel('Email').fill('lan@')
    await expect(checkout.getByText(/^Email chưa đúng/)).toBeVisible()
    await checkout.getByLabel('Họ và tên').fill('Lan')
    await expect(checkout.getByText('Bạn vui lòng nhập họ tên.')).toBeHidden()
  })

  test('keeps what is written when it closes, the language changes or the page is reloaded', async ({
    page,
  }) => {
    await arriveWithCart(page, [wine])
    let checkout = await openCheckout(page)
    await fillContact(checkout, 'Lê Văn Giữ')
    await checkout.getByRole('radio', { name: 'Chuyển khoản' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /English/ }).click()
    checkout = await openCheckout(page)
    await expect(checkout.getByLabel('Full name')).toHaveValue('Lê Văn Giữ')
    await page.reload()
    checkout = await openCheckout(page)
    await expect(checkout.getByLabel('Full name')).toHaveValue('Lê Văn Giữ')
    await expect(checkout.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
  })

  test('asks for an address for delivery only, with the notice of who brings it', async ({ page, site }) => {
    await arriveWithCart(page, [wine], '/menu?lang=en')
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Delivery Guest')
    await expect(checkout.getByLabel('Delivery address')).toBeHidden()
    await checkout.getByRole('radio', { name: 'Delivery' }).check()
    await expect(
      checkout.getByText(/Please send your own courier, or pick the order up yourself/),
    ).toBeVisible()
    await placeButton(checkout).click()
    await expect(page.locator('[aria-live=assertive]')).toContainText('Missing Information')
    const address = checkout.getByLabel('Delivery address')
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/Please enter delivery address\./)
    await address.fill(' abc ')
    await expect(
      checkout.getByText('Address is required for delivery orders and must be at least 5 characters long'),
    ).toBeVisible()
    await address.fill('12 Riverside Road')
    await placeButton(checkout).click()
    await successOf(page).waitFor()
    expect(await ordersOf(site, 'Delivery Guest')).toMatchObject([
      { order_type: 'delivery', customer_address: '12 Riverside Road' },
    ])
  })

  test('takes the time a guest asks for', async ({ page, site }) => {
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Phạm Hẹn Giờ')
    await checkout.getByRole('radio', { name: 'Vào giờ tôi chọn' }).check()
    const tomorrow = addDays(todayInRestaurant(), 1)
    await checkout.getByLabel('Ngày', { exact: true }).selectOption(tomorrow)
    await checkout.getByLabel('Giờ', { exact: true }).selectOption('18:30')
    await placeButton(checkout).click()
    await expect(successOf(page)).toContainText('18:30')
    expect(await ordersOf(site, 'Phạm Hẹn Giờ')).toMatchObject([{ requested_time: `${tomorrow}T18:30` }])
  })

  test('says outside opening hours when the order will be taken up', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T23:30:00+07:00')
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    await expect(
      checkout.getByText('Bếp đang nghỉ. Món của bạn sẽ được làm từ 11:00 ngày mai.'),
    ).toBeVisible()
  })

  test('has a field that neither people nor screen readers meet', async ({ page }) => {
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    const honeypot = checkout.locator('input[name=website]')
    await expect(honeypot).toHaveAttribute('tabindex', '-1')
    await expect(checkout.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
    await expect(honeypot).not.toBeInViewport()
  })
})

test.describe('delivery that the restaurant does not offer', () => {
  const setMode = async (site: SiteUnderTest, mode: string) => {
    await site.query(
      `update site_settings set settings = settings || jsonb_build_object('deliveryMode', $1::text)`,
      [mode],
    )
    await site.contentChanged()
  }
  test.afterEach(({ site }) => setMode(site, 'self-courier'))

  test('shows disabled, with the reason', async ({ page, site }) => {
    await setMode(site, 'off')
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    const delivery = checkout.getByRole('radio', { name: 'Giao hàng' })
    await expect(delivery).toBeDisabled()
    await expect(delivery).toHaveAccessibleDescription('Hiện Bếp chưa nhận giao hàng.')
  })
})

test.describe('paying by transfer', () => {
  const setAccount = async (site: SiteUnderTest, account: object | null) => {
    const settings = JSON.stringify({ bankAccount: account })
    await site.query('update site_settings set settings = settings || $1::jsonb', [settings])
    await site.contentChanged()
  }
  test.afterEach(({ site }) => setAccount(site, siteSettings.bankAccount))

  test('shows a VietQR code of the order, and the account in words', async ({ page, site }) => {
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Chuyển Khoản')
    await checkout.getByRole('radio', { name: 'Chuyển khoản' }).check()
    await placeButton(checkout).click()
    await successOf(page).waitFor()
    const [order] = await ordersOf(site, 'Chuyển Khoản')
    const code = order?.id.slice(0, 8).toUpperCase()
    await expect(
      successOf(page).getByRole('img', { name: `Mã VietQR: chuyển 105.840đ với nội dung ${code}` }),
    ).toBeVisible()
    await expect(successOf(page)).toContainText('Bạn chuyển khoản 105.840đ. Quét mã bên dưới')
    await expect(successOf(page).getByRole('definition')).toContainText([
      'TAI KHOAN MAU (DEMO)',
      '0000000000',
      '105.840đ',
      code ?? '',
    ])
    await expectAccessible(page)

    await successOf(page).getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
    const ticket = page.getByRole('main')
    await expect(ticket).toContainText('Bạn chuyển khoản 105.840đ. Quét mã bên dưới')
    await expect(ticket.getByRole('img', { name: /^Mã VietQR: chuyển 105.840đ/ })).toBeVisible()
    await expectAccessible(page)
  })

  test('shows no code where the restaurant has entered no account', async ({ page, site }) => {
    await setAccount(site, null)
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Không Mã')
    await checkout.getByRole('radio', { name: 'Chuyển khoản' }).check()
    await placeButton(checkout).click()
    await expect(successOf(page)).toContainText('hướng dẫn thanh toán')
    await expect(successOf(page)).toContainText(
      'Bạn chuyển khoản 105.840đ. Nhà hàng sẽ báo số tài khoản khi liên hệ với bạn.',
    )
    await expect(successOf(page).getByRole('img')).toHaveCount(0)
  })
})

for (const language of ['vi', 'en']) {
  test(`checkout, its errors and the placed order are accessible in ${language}`, async ({ page }) => {
    await arriveWithCart(page, [wine], `/menu?lang=${language}`)
    const checkout = await openCheckout(page)
    await expectAccessible(page)
    await checkout.getByRole('radio', { name: /Giao hàng|Delivery/ }).check()
    await checkout.getByRole('radio', { name: /Vào giờ tôi chọn|At a time of my choice/ }).check()
    await placeButton(checkout).click()
    await expectAccessible(page)
    await checkout.getByRole('radio', { name: /Mang về|Takeout/ }).check()
    await fillContact(checkout, `Axe ${language}`)
    await placeButton(checkout).click()
    await successOf(page).waitFor()
    await expectAccessible(page)
  })
}

test('the first tap on the cart button opens the cart, wherever the guest is', async ({ page }) => {
  await arriveWithCart(page, [wine], '/')
  await expect(await openCart(page)).toBeVisible()
})
