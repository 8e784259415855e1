import { wine } from '#test/support/cart-samples.ts'
import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { expect, describe, onTestFinished, test, vi } from 'vitest'

import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { orderingStep, showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { customizationSchemaTable } from '#src/features/customization/server/customization-table.ts'
import { menuItemSchemaTable, menuItemTable } from '#src/features/menu/server/menu-table.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()

const puffy = { schemaId: 'crust', selections: { option: 'crust-puffy' } }
const small = { schemaId: 'size-pizza', selections: { size: '16cm' } }
const pizza: CartLine = {
  id: 'pepperoni',
  name: 'Pepperoni',
  nameVi: 'Pepperoni Ý',
  price: 188_000,
  image: null,
  quantity: 2,
  customization: [puffy, small],
}

/** The drawer with this cart, at the cart. */
async function openCart(lines: readonly CartLine[], options: PartOptions = {}) {
  replaceCart(lines)
  showOrdering('cart')
  const shown = await showPart(restaurant, <Ordering />, options)
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const isChecked = () =>
    waitFor(() => expect(shown.network.sentTo('POST /api/orders/quote').length).toBeGreaterThan(0))
  return { ...shown, button, isChecked }
}

async function openCheckout(lines: readonly CartLine[], options: PartOptions = {}) {
  const cart = await openCart(lines, options)
  await cart.user.click(await screen.findByRole('button', { name: /^(Tiếp tục đặt hàng|Checkout)$/ }))
  await screen.findByRole('dialog', { name: /^(Thông tin đặt món|Checkout)$/ })
  const fill = async (label: string, text: string) => {
    await cart.user.clear(screen.getByRole('textbox', { name: label }))
    await cart.user.type(screen.getByRole('textbox', { name: label }), text)
  }
  /** Fills in all that has to be, and chooses the first of everything, whatever an earlier form has left. */
  const fillContact = async () => {
    for (const name of ['Mang về', 'Càng sớm càng tốt', 'Tiền mặt'])
      await cart.user.click(screen.getByRole('radio', { name }))
    await fill('Họ và tên', 'Lan')
    await fill('Số điện thoại', '0900000000')
    await fill('Email', 'lan@example.com')
  }
  return { ...cart, fill, fillContact }
}

const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

describe('the cart', () => {
  test('shows choices and parts of the price in the language of the reader', async () => {
    const large = [{ schemaId: 'size-pizza', selections: { size: '18cm' } }, puffy]
    const { user, button, toast } = await openCart([{ ...pizza, customization: large }], { language: 'en' })
    await screen.findByText('Puffy rim, soft centre')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Pepperoni')
    const parts = screen.getByText('Why this price?').closest('details') ?? document.body
    expect(parts.textContent).toBe('Why this price?Pepperoni188.000đ18 cm30.000đOne piece218.000đ')
    await user.click(button('Remove Pepperoni'))
    expect(toast()).toContain('Pepperoni removed from the cart')
  })

  test('keeps the choices in sight while it asks for the prices of other lines', async () => {
    const { network } = await openCart([pizza, wine])
    await screen.findByText('16 cm')
    const release = network.hold('POST /api/orders/quote')
    act(() => replaceCart([pizza]))
    await screen.findByText('Đang xem lại giá hôm nay…')
    expect(screen.getByText('16 cm')).toBeDefined()
    release()
  })

  test('asks for no prices while it is closed', async () => {
    const { network } = await openCart([])
    act(() => showOrdering('closed'))
    // Another tab fills it.
    act(() => replaceCart([wine]))
    act(() => replaceCart([pizza]))
    act(() => showOrdering('cart'))
    await screen.findByText('16 cm')
    const asked = network.sentTo('POST /api/orders/quote').map(({ body }) => body)
    expect(asked).toMatchObject([{ items: [{ id: 'pepperoni' }] }])
  })

  test('adds the VAT of today, whatever it was when the page was loaded', async () => {
    await openCart([wine], { settings: { vatRate: 10 } })
    await screen.findByText('VAT 8%')
    expect(sums()).toEqual(['98.000đ', '7.840đ', '105.840đ'])
  })

  test('names both halves of a line that an earlier version of the site has stored', async () => {
    const halves = {
      schemaId: 'half-and-half',
      selections: {},
      orderMode: 'half_and_half' as const,
      secondFlavor: 'margherita',
    }
    await openCart([{ ...pizza, nameVi: null, customization: [puffy, small, halves] }])
    expect(
      await screen.findByRole('heading', { level: 3, name: 'Nửa Pepperoni Ý, nửa Margherita Phô Mai Tươi' }),
    ).toBeDefined()
  })

  test('counts a line at its new price, beside the former one', async () => {
    await openCart([{ ...wine, price: 90_000, quantity: 2 }])
    await waitFor(() => expect(sums()).toEqual(['196.000đ', '15.680đ', '211.680đ']))
    const line = screen.getByRole('heading', { level: 3 }).closest('li')
    expect(line?.textContent).toContain('Giá trước 90.000đGiá mới 98.000đ/phần')
    expect(line?.textContent).toContain('196.000đ')
  })

  test('asks for prices again where that has failed', async () => {
    const { user, network } = await openCart([])
    network.cut('POST /api/orders/quote')
    act(() => replaceCart([pizza]))
    const again = await screen.findByRole('button', { name: 'Kiểm tra lại' })
    // Nothing is on its way whose place would have to be held.
    const line = screen.getByRole('heading', { level: 3 }).closest('li') ?? document.body
    expect(within(line).queryAllByRole('listitem')).toEqual([])
    expect(screen.getByText('Chưa xem lại được giá hôm nay.')).toBeDefined()
    network.restore('POST /api/orders/quote')
    await user.click(again)
    await waitFor(() => expect(screen.queryByText('Chưa xem lại được giá hôm nay.')).toBeNull())
  })

  test('leads on to the order where prices cannot be checked', async () => {
    const { user, network, button } = await openCart([])
    network.cut('POST /api/orders/quote')
    act(() => replaceCart([wine]))
    await screen.findByText('Chưa xem lại được giá hôm nay.')
    expect(sums()).toEqual(['98.000đ', '7.840đ', '105.840đ'])
    await user.click(button('Tiếp tục đặt hàng'))
    expect(await screen.findByRole('dialog', { name: 'Thông tin đặt món' })).toBeDefined()
  })

  test('that is too large to be ordered online says so, and leads no further', async () => {
    const { button } = await openCart([{ ...wine, price: 98_000_000, quantity: 99 }])
    await screen.findByText(/Đơn này quá lớn/)
    expect(button(/Tiếp tục đặt hàng/).hasAttribute('disabled')).toBe(true)
  })

  test('that is too large can still be settled', async () => {
    const crusts = ['crust-puffy', 'crust-thin', 'crust-cheese']
    const lines = crusts.flatMap((option) =>
      ['16cm', '18cm'].map((size): CartLine => ({
        ...pizza,
        price: 1000,
        quantity: 1,
        customization: [
          { schemaId: 'crust', selections: { option } },
          { schemaId: 'size-pizza', selections: { size } },
        ],
      })),
    )
    await openCart(lines)
    const accept = await screen.findByRole('button', { name: 'Đồng ý giá mới' })
    act(() => replaceCart(lines.map((line) => ({ ...line, quantity: 99 }))))
    await screen.findByText(/Đơn này quá lớn/)
    expect(accept.hasAttribute('disabled')).toBe(false)
  })

  test('stays closed for who has closed it while prices were checked on the way to the checkout', async () => {
    const { user, network, button } = await openCart([wine])
    await waitFor(() => expect(screen.queryByText('Đang xem lại giá hôm nay…')).toBeNull())
    const release = network.hold('POST /api/orders/quote')
    await user.click(button('Tiếp tục đặt hàng'))
    expect(button('Tiếp tục đặt hàng').getAttribute('aria-busy')).toBe('true')
    await user.click(button('Đóng'))
    release()
    await waitFor(() => expect(network.sentTo('POST /api/orders/quote').length).toBeGreaterThan(1))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tiếp tục đặt hàng' })).toBeNull())
    expect(orderingStep()).toBe('closed')
  })

  test('does not get back a dish that has been added again in the meantime', async () => {
    const { user, button } = await openCart([wine, pizza])
    await user.click(button('Bỏ Rượu Vang Đỏ (ly)'))
    act(() => replaceCart([...cartLines(), { ...wine, quantity: 3 }]))
    await user.click(button('Hoàn tác'))
    expect(cartLines().map(({ id, quantity }) => [id, quantity])).toEqual([
      ['pepperoni', 2],
      ['red-wine', 3],
    ])
  })

  test('goes on at what took the place of a removed dish, and at the link to the menu after the last one', async () => {
    const { user, button } = await openCart([wine, pizza])
    await user.click(button('Bỏ Pepperoni Ý'))
    expect(document.activeElement).toBe(button('Bỏ Rượu Vang Đỏ (ly)'))
    const more = button('Thêm một phần Rượu Vang Đỏ (ly)')
    await user.click(more)
    expect(document.activeElement).toBe(more)
    await user.click(button('Bớt một phần Rượu Vang Đỏ (ly)'))
    await user.click(button('Bỏ phần Rượu Vang Đỏ (ly) cuối cùng'))
    expect(cartLines()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Xem thực đơn' }))
    await user.click(screen.getByRole('link', { name: 'Xem thực đơn' }))
    await waitFor(() => expect(orderingStep()).toBe('closed'))
  })

  test('takes no more than 99 pieces of a dish', async () => {
    const { user, button } = await openCart([{ ...wine, quantity: 98 }])
    const more = button('Thêm một phần Rượu Vang Đỏ (ly)')
    await user.click(more)
    expect(cartLines()[0]?.quantity).toBe(99)
    expect(more.hasAttribute('disabled')).toBe(true)
  })

  test('gets back a dish whose last piece was taken off', async () => {
    const { user, button } = await openCart([wine, pizza])
    await user.click(button('Bỏ phần Rượu Vang Đỏ (ly) cuối cùng'))
    expect(cartLines()).toEqual([pizza])
    await user.click(button('Hoàn tác'))
    expect(cartLines()).toEqual([wine, pizza])
  })

  test('shows where there is no order to tell of', async () => {
    await openCart([wine])
    act(() => showOrdering('success'))
    expect(screen.getByRole('dialog', { name: 'Giỏ hàng của bạn' })).toBeDefined()
  })

  test('gets a dish back in its former place', async () => {
    const { user, button, toast } = await openCart([
      wine,
      pizza,
      { ...wine, id: 'gone', name: 'Gone', nameVi: 'Món cũ' },
    ])
    await user.click(button(/^Bỏ Pepperoni Ý$/))
    expect(toast()).toContain('Đã bỏ Pepperoni Ý khỏi giỏ')
    await user.click(button('Hoàn tác'))
    expect(cartLines().map(({ id }) => id)).toEqual(['red-wine', 'pepperoni', 'gone'])
  })
})

describe('the checkout', () => {
  test('sums up what is about to be ordered', async () => {
    await openCheckout([wine, pizza])
    const summary = screen.getByText('Đơn của bạn: 3 món').closest('details') ?? document.body
    expect(
      within(summary)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 × Rượu Vang Đỏ (ly)', '2 × Pepperoni Ý', 'Tạm tính', 'VAT 8%', 'Tổng thanh toán'])
    expect(
      within(summary)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['98.000đ', '376.000đ', '474.000đ', '37.920đ', '511.920đ'])
    expect(screen.getByRole('button', { name: /^Đặt hàng/ }).textContent).toContain('511.920đ')
    // Another tab changes the cart, and the wine costs more by now.
    act(() => replaceCart([{ ...wine, price: 90_000, quantity: 2 }]))
    await waitFor(() => expect(within(summary).getAllByText('196.000đ')).toHaveLength(2))
  })

  test('goes from field to field by Enter, and sends nothing yet', async () => {
    const { user, network } = await openCheckout([wine])
    await user.type(screen.getByRole('textbox', { name: 'Họ và tên' }), 'Lan{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Số điện thoại' }))
    await user.keyboard('0900000000{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
    // Else the browser would send the form.
    expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Họ và tên' }), { key: 'Enter' })).toBe(
      false,
    )
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
    expect(network.sentTo('POST /api/orders')).toEqual([])
  })

  test('leads back to the cart, but not while the order is on its way', async () => {
    const { user, button, network, fillContact } = await openCheckout([wine])
    await user.click(button('Quay lại giỏ hàng'))
    await user.click(await screen.findByRole('button', { name: 'Tiếp tục đặt hàng' }))
    await screen.findByRole('button', { name: 'Quay lại giỏ hàng' })
    await fillContact()
    const release = network.hold('POST /api/orders')
    await user.click(button(/^Đặt hàng/))
    expect(button('Quay lại giỏ hàng').hasAttribute('disabled')).toBe(true)
    expect(button(/^Đặt hàng/).getAttribute('aria-busy')).toBe('true')
    release()
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
    expect(cartLines()).toEqual([])
  })

  test('sends an address for delivery alone, and neither an empty note nor a time nobody asked for', async () => {
    const { user, button, network, fill, fillContact } = await openCheckout([wine])
    await fillContact()
    await user.click(screen.getByRole('radio', { name: 'Giao hàng' }))
    await fill('Địa chỉ giao hàng', '12 Đường Bờ Sông')
    await user.click(screen.getByRole('radio', { name: 'Ăn tại quán' }))
    expect(screen.queryByLabelText('Địa chỉ giao hàng')).toBeNull()
    await fill('Ghi chú cho Bếp không bắt buộc', '  ')
    await user.click(button(/^Đặt hàng/))
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
    const [request] = network.sentTo('POST /api/orders')
    expect(request?.body).not.toHaveProperty('customerAddress')
    expect(request?.body).not.toHaveProperty('specialInstructions')
    expect(request?.body).not.toHaveProperty('requestedTime')
    expect(request?.body).toMatchObject({
      orderType: 'dine-in',
      paymentMethod: 'cash',
      language: 'vi',
      website: '',
    })
  })

  test.each([
    ['vi', 'Giao hàng', /^Quán đang tạm ngưng giao hàng\. .*tự đặt người giao/],
    ['en', 'Delivery', /^Delivery is temporarily unavailable\. .*your own courier/],
  ] as const)('says that it does not deliver for now, and who does: %s', async (language, type, notice) => {
    const { user } = await openCheckout([wine], { language })
    await user.click(screen.getByRole('radio', { name: type }))
    expect(screen.getByText(notice)).toBeDefined()
  })

  test('for delivery, which is not offered any more, asks for no address and says why', async () => {
    const { user, leave } = await openCheckout([wine])
    await user.click(screen.getByRole('radio', { name: 'Giao hàng' }))
    leave()
    await openCheckout([wine], { settings: { deliveryMode: 'off' } })
    const delivery = screen.getByRole<HTMLInputElement>('radio', { name: 'Giao hàng' })
    expect([delivery.checked, delivery.disabled]).toEqual([true, true])
    expect(screen.getByText('Hiện Bếp chưa nhận giao hàng.')).toBeDefined()
    expect(screen.queryByLabelText('Địa chỉ giao hàng')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Đặt hàng/ }))
    expect(screen.getByRole('radiogroup', { name: /^Bạn muốn nhận món/ }).getAttribute('aria-invalid')).toBe(
      'true',
    )
  })

  test('says who brings it only where the guest sends a courier', async () => {
    const { user } = await openCheckout([wine], { settings: { deliveryMode: 'on' } })
    await user.click(screen.getByRole('radio', { name: 'Giao hàng' }))
    expect(screen.getByLabelText('Địa chỉ giao hàng')).toBeDefined()
    expect(screen.queryByText(/tự đặt người giao/)).toBeNull()
  })
})

test.each([
  ['customerName', 'Họ và tên', 'Bạn vui lòng nhập họ tên.'],
  ['customerPhone', 'Số điện thoại', 'Bạn vui lòng nhập số điện thoại.'],
  ['customerEmail', 'Email', 'Email chưa đúng. Ví dụ: lan@example.com.'],
  ['tableLabel', /^Bàn của bạn/, 'Tên bàn dài tối đa 20 ký tự, ví dụ 7 hoặc Sân 2.'],
] as const)('what the server alone rejects is said at its field: %s', async (field, name, text) => {
  const { user, button, network, fillContact } = await openCheckout([wine])
  await fillContact()
  await user.click(screen.getByRole('radio', { name: 'Ăn tại quán' }))
  const fields = { [field]: 'Rejected' }
  network.respond('POST /api/orders', 400, { message: 'Rejected', code: 'request.invalid', fields })
  await user.click(button(/^Đặt hàng/))
  const input = screen.getByRole('textbox', { name })
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const said = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(said).toContain(text)
  expect(document.activeElement).toBe(input)
})

describe('the time of an order', () => {
  test('is the first that is offered, stays on another day that has it, and can be given up again', async () => {
    const { user, network, button, fillContact } = await openCheckout([wine])
    await fillContact()
    await user.click(screen.getByRole('radio', { name: 'Vào giờ tôi chọn' }))
    const day = screen.getByLabelText<HTMLSelectElement>('Ngày')
    const time = screen.getByLabelText<HTMLSelectElement>('Giờ')
    expect([day.value, time.value]).toEqual(['2026-05-06', '12:00'])
    await user.selectOptions(time, '18:30')
    await user.selectOptions(day, '2026-05-07')
    expect(time.value).toBe('18:30')
    await user.selectOptions(time, '11:00')
    await user.selectOptions(day, '2026-05-06')
    expect(time.value).toBe('12:00')
    expect([...day.options].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'Hôm nay, 06/05',
      'Ngày mai, 07/05',
      'Thứ Sáu, 08/05',
    ])
    await user.click(screen.getByRole('radio', { name: 'Càng sớm càng tốt' }))
    expect(screen.queryByLabelText('Giờ')).toBeNull()
    await user.click(button(/^Đặt hàng/))
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
    expect(network.sentTo('POST /api/orders')[0]?.body).not.toHaveProperty('requestedTime')
  })

  test('is chosen from times that stand still meanwhile', async () => {
    const { user, fill } = await openCheckout([wine])
    await user.click(screen.getByRole('radio', { name: 'Vào giờ tôi chọn' }))
    vi.setSystemTime('2026-05-06T05:20:00Z')
    await fill('Họ và tên', 'Lan')
    const [first] = screen.getByLabelText<HTMLSelectElement>('Giờ').options
    expect(first?.value).toBe('12:00')
  })

  test('is said on the placed order where the kitchen is closed', async () => {
    onTestFinished(() => restaurant.clock.set('2026-05-06T05:00:00Z'))
    restaurant.clock.set('2026-05-06T16:30:00Z')
    const { user, button, fill } = await openCheckout([wine], { language: 'en' })
    for (const name of ['Takeout', 'As soon as possible', 'Cash'])
      await user.click(screen.getByRole('radio', { name }))
    await fill('Full name', 'Lan')
    await fill('Phone', '0900000000')
    await fill('E-mail', 'lan@example.com')
    await user.click(button(/^Place order/))
    expect((await screen.findByText('11:00')).parentElement?.textContent).toMatch(/oven.*Tomorrow, 7 May/)
  })

  test('of another day is said with its day and why, in the cart and at the button that orders', async () => {
    onTestFinished(() => restaurant.clock.set('2026-05-06T05:00:00Z'))
    const closures = [{ date: '2026-05-05', to: '2026-05-07', reason: 'Tet', reasonVi: 'Tết' }]
    const title = 'Đơn này cho Thứ Sáu, 08/05/2026, không phải hôm nay'
    const said = () => screen.getByText(title).closest('[role=status]')?.textContent
    const { user, button, leave } = await openCart([wine], { settings: { closures } })
    await screen.findByText(title)
    expect(said()).toContain('Hôm nay quán nghỉ (Tết). Món sẽ được làm từ 11:00')
    await user.click(button('Tiếp tục đặt hàng'))
    await screen.findByRole('dialog', { name: 'Thông tin đặt món' })
    expect(said()).toContain('Hôm nay quán nghỉ (Tết).')
    const description = button(/^Đặt hàng/).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe(said())
    leave()
    // Half past eleven at night.
    restaurant.clock.set('2026-05-06T16:30:00Z')
    await openCart([wine], { language: 'en' })
    await screen.findByText('This order is for tomorrow, Thursday, 7 May 2026, not for today')
    expect(screen.getByText(/The kitchen has closed for today/)).toBeDefined()
  })

  test('of another day that a guest chooses is said at once, and one of today is not', async () => {
    const { user } = await openCheckout([wine], { language: 'en' })
    await user.click(screen.getByRole('radio', { name: 'At a time of my choice' }))
    expect(screen.queryByText(/^This order is for/)).toBeNull()
    await user.selectOptions(screen.getByLabelText('Day'), '2026-05-08')
    expect(screen.getByText('This order is for Friday, 8 May 2026, not for today')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'As soon as possible' }))
    expect(screen.queryByText(/^This order is for/)).toBeNull()
  })

  test('that has passed since is chosen anew', async () => {
    onTestFinished(() => restaurant.clock.set('2026-05-06T05:00:00Z'))
    const { user, fillContact, leave } = await openCheckout([wine])
    await fillContact()
    await user.click(screen.getByRole('radio', { name: 'Vào giờ tôi chọn' }))
    expect(screen.queryByText('Chọn ngày')).toBeNull()
    expect(screen.queryByText('Chọn giờ')).toBeNull()
    expect(screen.queryByText(/Bếp đang nghỉ/)).toBeNull()
    leave()
    // Half past eleven at night of the same day.
    restaurant.clock.set('2026-05-06T16:30:00Z')
    const again = await openCheckout([wine])
    const day = screen.getByLabelText<HTMLSelectElement>('Ngày')
    const time = screen.getByLabelText<HTMLSelectElement>('Giờ')
    const chosen = ({ value, selectedOptions: [option] }: HTMLSelectElement) => [value, option?.textContent]
    expect([day, time].map(chosen)).toEqual([
      ['', 'Chọn ngày'],
      ['', 'Chọn giờ'],
    ])
    await again.user.click(again.button(/^Đặt hàng/))
    expect(time.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(time)
    await again.user.selectOptions(day, '2026-05-07')
    expect(time.value).toBe('12:00')
    await again.user.click(screen.getByRole('radio', { name: 'Càng sớm càng tốt' }))
    expect(screen.getByText(/Món của bạn sẽ được làm từ 11:00 ngày mai/)).toBeDefined()
  })

  test('cannot be asked for where none is offered, and the kitchen calls', async () => {
    await openCheckout([wine], { settings: { openingHours: [] } })
    expect(screen.queryByRole('radio', { name: 'Vào giờ tôi chọn' })).toBeNull()
    expect(screen.getByText('Bếp đang nghỉ. Chúng tôi sẽ gọi để hẹn giờ với bạn.')).toBeDefined()
  })
})

describe('an order paid by transfer', () => {
  const orderByTransfer = async (bankAccount: SiteSettings['bankAccount']) => {
    const shown = await openCheckout([wine], { settings: { bankAccount } })
    await shown.fillContact()
    await shown.user.click(screen.getByRole('radio', { name: 'Chuyển khoản' }))
    await shown.user.click(shown.button(/^Đặt hàng/))
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
    return shown
  }

  test('shows the code to transfer with, and a number of the account that can be copied', async () => {
    const { user } = await orderByTransfer({
      bankBin: '970403',
      accountNumber: '0011012345678',
      accountName: 'BEP LUA',
    })
    await user.click(await screen.findByRole('button', { name: 'Sao chép số tài khoản' }))
    await screen.findByText('Đã sao chép: 0011012345678')
    expect(screen.getByRole('img', { name: /^Mã VietQR: chuyển 105\.840đ/ })).toBeDefined()
    const picture = screen.getByRole('link', { name: 'Lưu ảnh mã QR' })
    expect(picture.getAttribute('href')).toMatch(/^\/order\/[\w-]{32}\/transfer-code\.png$/)
    // The restaurant has not said of which bank it is.
    expect(screen.queryByText('Ngân hàng')).toBeNull()
    expect(await navigator.clipboard.readText()).toBe('0011012345678')
  })

  test('shows no code where the restaurant has entered no account, and says that it calls', async () => {
    await orderByTransfer(null)
    expect(screen.getByText(/105\.840đ\. Nhà hàng sẽ báo số tài khoản/)).toBeDefined()
    expect(screen.queryByRole('img', { name: /VietQR/ })).toBeNull()
  })
})

describe('a menu that has changed since the cart was filled', () => {
  const crust = eq(customizationSchemaTable.id, 'crust')
  const isWine = eq(menuItemTable.id, 'red-wine')
  const office = (work: (tx: Queries) => Promise<unknown>) => restaurant.content.change(work)
  const setWine = (change: Partial<typeof menuItemTable.$inferInsert>) =>
    office((tx) => tx.update(menuItemTable).set(change).where(isWine))
  const setCrust = (change: Partial<typeof customizationSchemaTable.$inferInsert>) =>
    office((tx) => tx.update(customizationSchemaTable).set(change).where(crust))
  const require = (isRequired: boolean) =>
    office((tx) =>
      tx
        .update(menuItemSchemaTable)
        .set({ isRequired })
        .where(
          and(
            eq(menuItemSchemaTable.menuItemId, 'pepperoni'),
            eq(menuItemSchemaTable.customizationSchemaId, 'pizza-toppings'),
          ),
        ),
    )
  const toppings = eq(customizationSchemaTable.id, 'pizza-toppings')
  const setToppings = (config: object) =>
    office((tx) => tx.update(customizationSchemaTable).set({ config }).where(toppings))
  async function requireUsual() {
    const [schema] = await restaurant.db.select().from(customizationSchemaTable).where(toppings)
    onTestFinished(async () => void (await setToppings(schema?.config ?? {})))
    await setToppings({ ...schema?.config, defaultChoice: 'topping-mozzarella' })
    await require(true)
  }

  const wineAlone = 98_000
  const changes: [what: string, change: () => Promise<unknown>, told: string, total: number][] = [
    ['a higher price', () => setWine({ price: '110000.00' }), '110.000đ', 486_000],
    ['a lower price', () => setWine({ price: '90000.00' }), '90.000đ', 466_000],
    [
      'another price of an option',
      () => setCrust({ pricingConfig: { 'crust-puffy': 5_000 } }),
      '193.000đ',
      484_000,
    ],
    [
      'an option that is gone',
      () => setCrust({ config: { options: [{ id: 'crust-thin', name: 'Thin' }] } }),
      'Mục này hiện không có.',
      wineAlone,
    ],
    [
      'an option that is sold out',
      () => setCrust({ soldOut: { 'crust-puffy': null } }),
      'Viền phồng, ruột mềm đã hết.',
      wineAlone,
    ],
    [
      'a paused schema',
      () => setCrust({ isActive: false }),
      'Nhóm tuỳ chọn này đang tạm dừng. Đã bỏ lựa chọn này.',
      474_000,
    ],
    [
      'a schema that is required now',
      () => require(true),
      'Món này giờ cần chọn: Thêm nhân. Chưa đặt được như đã chọn.',
      wineAlone,
    ],
    [
      'a schema that is required now, with a usual choice',
      () => requireUsual(),
      'Món này giờ cần chọn: Thêm nhân. Đã chọn sẵn Phô mai mozzarella tươi.',
      524_000,
    ],
    ['a dish that is sold out', () => setWine({ isAvailable: false }), 'Món này tạm hết', 376_000],
    [
      'a dish that is gone',
      () => office((tx) => tx.delete(menuItemTable).where(isWine)),
      'Món này không còn trong thực đơn',
      376_000,
    ],
  ]

  test.each(changes)('by %s is told at the dish, and ordered with one more press', async (...given) => {
    const [, change, told, total] = given
    const [dish] = await restaurant.db.select().from(menuItemTable).where(isWine)
    const [schema] = await restaurant.db.select().from(customizationSchemaTable).where(crust)
    if (!dish || !schema) throw new Error('The demo has both')
    onTestFinished(async () => {
      await setCrust(schema)
      await require(false)
      await office((tx) =>
        tx.insert(menuItemTable).values(dish).onConflictDoUpdate({ target: menuItemTable.id, set: dish }),
      )
    })
    const { user, button, network, fillContact } = await openCheckout([pizza, wine])
    await fillContact()
    await change()
    await user.click(button(/^Đặt hàng/))
    const cart = await screen.findByRole('dialog', { name: 'Giỏ hàng của bạn' })
    await within(cart).findAllByText((text) => text.includes(told))
    expect(cartLines()).toEqual([pizza, wine])
    await user.click(
      await screen.findByRole('button', {
        name: /^(Đồng ý giá mới|Đồng ý thay đổi|Bỏ các món này) và đặt hàng$/,
        // All that has changed is asked for first.
        busy: false,
      }),
    )
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
    expect(network.sentTo('POST /api/orders').at(-1)?.body).toMatchObject({
      customerName: 'Lan',
      totalAmount: `${total}.00`,
    })
  })

  test('is looked at anew whenever the cart is opened', async () => {
    onTestFinished(async () => void (await setWine({ price: '98000.00' })))
    const { user, button, isChecked } = await openCart([wine])
    await isChecked()
    await waitFor(() => expect(screen.queryByText('Đang xem lại giá hôm nay…')).toBeNull())
    await user.click(button('Đóng'))
    await setWine({ price: '110000.00' })
    act(() => showOrdering('cart'))
    expect(await screen.findByText('110.000đ/phần')).toBeDefined()
  })

  test('is looked through before the order can be sent again, and ordered of from the form once that is left', async () => {
    onTestFinished(async () => void (await setWine({ price: '98000.00' })))
    const { user, button, network, fillContact } = await openCheckout([wine])
    await fillContact()
    await setWine({ price: '110000.00' })
    const release = network.hold('POST /api/orders/quote')
    await user.click(button(/^Đặt hàng/))
    const again = await screen.findByRole('button', { name: 'Đồng ý giá mới và đặt hàng' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    release()
    await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'))
    await user.click(button('Đóng'))
    act(() => showOrdering('cart'))
    expect(await screen.findByRole('button', { name: 'Đồng ý giá mới' })).toBeDefined()
  })

  test('asks for the choices of one line at a time', async () => {
    onTestFinished(async () => void (await require(false)))
    await require(true)
    const large = { schemaId: 'size-pizza', selections: { size: '18cm' } }
    const { user, network } = await openCart([
      pizza,
      { ...pizza, price: 218_000, customization: [puffy, large] },
    ])
    const buttons = await screen.findAllByRole('button', { name: 'Chọn lại Pepperoni Ý' })
    const release = network.hold('GET /api/menu-items/:id/customization-schemas')
    if (buttons[1]) await user.click(buttons[1])
    await waitFor(() =>
      expect(buttons.map((each) => each.getAttribute('aria-busy') === 'true')).toEqual([false, true]),
    )
    // A press on another meanwhile counts for nothing.
    if (buttons[0]) await user.click(buttons[0])
    release()
    const opened = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni Ý' }))
      const size = await dialog.findByRole<HTMLInputElement>('radio', { name: /^18 cm/ })
      return { isLarge: size.checked, close: () => user.click(dialog.getByRole('button', { name: 'Đóng' })) }
    }
    const ofLarge = await opened()
    expect(ofLarge.isLarge).toBe(true)
    await ofLarge.close()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pepperoni Ý' })).toBeNull())
    await waitFor(() => expect(buttons.some((each) => each.hasAttribute('aria-busy'))).toBe(false))
    if (buttons[0]) await user.click(buttons[0])
    expect((await opened()).isLarge).toBe(false)
  })

  test('in more than one way is told of each dish at once', async () => {
    onTestFinished(async () => void (await setWine({ isAvailable: true })))
    const [schema] = await restaurant.db.select().from(customizationSchemaTable).where(crust)
    onTestFinished(async () => void (await setCrust({ pricingConfig: schema?.pricingConfig ?? {} })))
    const large = { schemaId: 'size-pizza', selections: { size: '18cm' } }
    const { user, button, fillContact } = await openCheckout([
      { ...pizza, price: 218_000, customization: [puffy, large] },
      { ...wine, note: 'Ướp lạnh' },
    ])
    await fillContact()
    await setWine({ isAvailable: false })
    await setCrust({ pricingConfig: { 'crust-puffy': 5_000 } })
    await user.click(button(/^Đặt hàng/))
    const cart = within(await screen.findByRole('dialog', { name: 'Giỏ hàng của bạn' }))
    await cart.findByText(/Món này tạm hết/)
    await cart.findByText('223.000đ/phần')
    const [first, second] = cart.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li'))
    expect(first?.textContent).toContain('Xem cách tính giá')
    // What cannot be ordered can be removed, and nothing else be done to it.
    const buttons = within(second ?? document.body).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Bỏ món Rượu Vang Đỏ (ly)'])
    expect(within(second ?? document.body).queryByRole('textbox')).toBeNull()
  })

  test('asks for a choice more: it is made at the line, which stays as it was otherwise', async () => {
    onTestFinished(async () => void (await require(false)))
    const noted = { ...pizza, note: 'no onions' }
    const offers = 'GET /api/menu-items/:id/customization-schemas'
    const { user, button, network, toast, fillContact } = await openCheckout([noted, wine])
    await fillContact()
    await require(true)
    await user.click(button(/^Đặt hàng/))
    const again = await screen.findByRole('button', { name: 'Chọn lại Pepperoni Ý' })
    network.cut(offers)
    await user.click(again)
    await waitFor(() => expect(toast()).toContain('Chưa mở được món này'))
    await waitFor(() => expect(again.hasAttribute('aria-busy')).toBe(false))
    network.restore(offers)
    await user.click(again)
    const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni Ý' }))
    expect(await dialog.findByRole('radio', { name: /^Viền phồng/ })).toHaveProperty('checked', true)
    await user.click(await dialog.findByRole('checkbox', { name: /^Phô mai mozzarella/ }))
    await user.click(dialog.getByRole('button', { name: /^Lưu lựa chọn/ }))
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-next-step')).toBe(true))
    const topping = { schemaId: 'pizza-toppings', selections: { toppings: 'topping-mozzarella' } }
    expect(cartLines()).toMatchObject([
      { id: 'pepperoni', quantity: 2, note: 'no onions', price: 213_000 },
      { id: 'red-wine' },
    ])
    expect(cartLines()[0]?.customization).toEqual([
      puffy,
      { schemaId: 'half-and-half', selections: {}, orderMode: 'whole' },
      topping,
      { schemaId: 'size-pizza', selections: { size: '16cm' } },
    ])
    await user.click(await screen.findByRole('button', { name: /^Đặt hàng/, busy: false }))
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
    expect(network.sentTo('POST /api/orders').at(-1)?.body).toMatchObject({ totalAmount: '524000.00' })
  })

  test('asks for a choice by which a line would be more of another than may be ordered: both stay as they were', async () => {
    onTestFinished(async () => void (await require(false)))
    const topping = { schemaId: 'pizza-toppings', selections: { toppings: 'topping-mozzarella' } }
    const whole = { schemaId: 'half-and-half', selections: {}, orderMode: 'whole' as const }
    const size = { schemaId: 'size-pizza', selections: { size: '16cm' } }
    const many = { ...pizza, price: 213_000, quantity: 98, customization: [puffy, size, whole, topping] }
    const { user, button, fillContact } = await openCheckout([pizza, many])
    await fillContact()
    await require(true)
    await user.click(button(/^Đặt hàng/))
    await user.click(await screen.findByRole('button', { name: 'Chọn lại Pepperoni Ý' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni Ý' }))
    await user.click(await dialog.findByRole('checkbox', { name: /^Phô mai mozzarella/ }))
    await user.click(dialog.getByRole('button', { name: /^Lưu lựa chọn/ }))
    expect(await dialog.findByText(/99/)).toBeTruthy()
    expect(cartLines().map(({ quantity }) => quantity)).toEqual([2, 98])
  })

  test('by which nothing is left to order leads back to the cart, with a press that empties it', async () => {
    onTestFinished(async () => void (await setWine({ isAvailable: true })))
    const { user, button, fillContact } = await openCheckout([wine])
    await fillContact()
    await setWine({ isAvailable: false })
    await user.click(button(/^Đặt hàng/))
    // All that has changed is asked for first.
    await user.click(await screen.findByRole('button', { name: 'Bỏ các món này', busy: false }))
    expect(await screen.findByRole('heading', { name: 'Giỏ đang trống' })).toBeTruthy()
    expect(cartLines()).toEqual([])
  })
})

describe('VAT that has changed since the guest saw the total', () => {
  const vatOf = (rate: number) => ({ vatPeriods: [{ from: '2026-01-01', to: null, rate }] })

  test.each([
    [
      'vi',
      'Thuế VAT nay là 10% thay cho 8%, tổng thanh toán là 107.800đ thay cho 105.840đ.',
      'Đồng ý tổng mới và đặt hàng',
      { name: 'Họ và tên', phone: 'Số điện thoại', email: 'Email', place: /^Đặt hàng/ },
      'Cảm ơn bạn đã đặt món!',
    ],
    [
      'en',
      'VAT is now 10% instead of 8%; you pay 107.800đ instead of 105.840đ.',
      'Accept new total and order',
      { name: 'Full name', phone: 'Phone', email: 'E-mail', place: /^Place order/ },
      'Thank you for your order!',
    ],
  ] as const)('is asked about in one notice, and ordered with one more press: %s', async (...given) => {
    const [language, told, accept, labels, thanks] = given
    const { user, button, network, toast, fill } = await openCheckout([wine], { language })
    await fill(labels.name, 'Lan')
    await fill(labels.phone, '0900000000')
    await fill(labels.email, 'lan@example.com')
    await setSettings(restaurant, vatOf(10))
    await user.click(button(labels.place))
    const [notice, ...more] = await screen.findAllByRole('alert')
    expect(notice?.textContent).toContain(told)
    expect([more, toast(), sums().at(-1)]).toEqual([[], '', '107.800đ'])
    await user.click(await screen.findByRole('button', { name: accept, busy: false }))
    await screen.findByRole('dialog', { name: thanks })
    const sent = network.sentTo('POST /api/orders')
    expect(sent.map(({ body }) => body)).toMatchObject([
      { totalAmount: '98000.00', grandTotal: '105840.00' },
      { totalAmount: '98000.00', grandTotal: '107800.00', customerName: 'Lan' },
    ])
  })

  test.each([
    ['included', 'vi', ['Tổng thanh toán vừa thay đổi', 'Tổng thanh toán là 98.000đ thay cho 105.840đ.']],
    ['none', 'vi', ['Tổng thanh toán vừa thay đổi', 'Tổng thanh toán là 98.000đ thay cho 105.840đ.']],
    ['none', 'en', ['The total has changed', 'You pay 98.000đ instead of 105.840đ.']],
  ] as const)(
    'is asked about by its total once it is %s, and the cart stays (%s)',
    async (taxMode, language, told) => {
      const { user, network, fill, button } = await openCheckout([wine], { language })
      const [name, phone, email] =
        language === 'vi' ? ['Họ và tên', 'Số điện thoại', 'Email'] : ['Full name', 'Phone', 'E-mail']
      for (const [label, typed] of [
        [name, 'Lan'],
        [phone, '0900000000'],
        [email, 'lan@example.com'],
      ] as const)
        await fill(label, typed)
      await setSettings(restaurant, { taxMode })
      await user.click(button(/^(Đặt hàng|Place order)/))
      const notice = await screen.findByRole('alert')
      for (const sentence of told) expect(notice.textContent).toContain(sentence)
      expect(notice.textContent).not.toMatch(/VAT|thuế/i)
      expect([cartLines(), sums()[0]]).toEqual([[wine], '98.000đ'])
      const accept = { name: /^(Đồng ý tổng mới|Accept new total)/, busy: false }
      await user.click(await screen.findByRole('button', accept))
      await screen.findByRole('dialog', { name: /^(Cảm ơn|Thank you)/ })
      expect(network.sentTo('POST /api/orders').at(-1)?.body).toMatchObject({ grandTotal: '98000.00' })
    },
  )

  test('is told by the new prices alone where they have come to include it', async () => {
    const setPrice = (price: string) =>
      restaurant.content.change((tx) =>
        tx.update(menuItemTable).set({ price }).where(eq(menuItemTable.id, 'red-wine')),
      )
    onTestFinished(() => setPrice('98000.00').then(() => undefined))
    const { user, network, button, fillContact } = await openCheckout([wine])
    await fillContact()
    await setSettings(restaurant, { taxMode: 'included' })
    await setPrice('105840.00')
    await user.click(button(/^Đặt hàng/))
    expect((await screen.findByRole('alert')).textContent).not.toContain('105.840đ')
    expect(sums()).toEqual(['105.840đ', '7.840đ'])
    const accept = { name: 'Đồng ý giá mới và đặt hàng', busy: false }
    await user.click(await screen.findByRole('button', accept))
    await screen.findByRole('dialog', { name: /^Cảm ơn/ })
    expect(network.sentTo('POST /api/orders')).toMatchObject([
      { body: { totalAmount: '98000.00', grandTotal: '105840.00' } },
      { body: { totalAmount: '105840.00', grandTotal: '105840.00' } },
    ])
  })

  test('is asked about beside new prices, at once', async () => {
    const { button, user } = await openCart([pizza])
    await screen.findByText('16 cm')
    await setSettings(restaurant, vatOf(10))
    // Another tab adds a dish that costs more by now.
    act(() => replaceCart([pizza, { ...wine, price: 90_000 }]))
    await screen.findByText(/10% thay cho 8%, tổng thanh toán là 521\.400đ thay cho 503\.280đ/)
    expect(screen.getByRole('alert').textContent).toContain('Có món vừa đổi giá')
    await user.click(button('Đồng ý giá mới'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button('Tiếp tục đặt hàng'))
    await screen.findByRole('button', { name: /^Đặt hàng.*521\.400đ/ })
  })

  test('makes no second order where the response to the first was lost', async () => {
    const { user, button, network, isLoading, fillContact } = await openCheckout([wine])
    await fillContact()
    network.on('POST /api/orders', async (pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await user.click(button(/^Đặt hàng/))
    await screen.findAllByText(/Mất kết nối mạng/)
    network.restore('POST /api/orders')
    await setSettings(restaurant, vatOf(10))
    // What is heard of it meanwhile, while another tab adds a dish and takes it out, changes nothing of what is sent again.
    const asked = network.sentTo('POST /api/orders/quote').length
    act(() => replaceCart([wine, pizza]))
    act(() => replaceCart([wine]))
    await waitFor(() => expect(network.sentTo('POST /api/orders/quote').length).toBe(asked + 2))
    await waitFor(() => expect(isLoading()).toBe(false))
    await user.click(button(/^Đặt hàng/))
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
    const [first, second] = network.sentTo('POST /api/orders')
    expect(second?.body).toEqual(first?.body)
    expect(screen.getByText('105.840đ')).toBeDefined()
  })

  test('is asked about though today’s prices could not be checked', async () => {
    const { user, network, button } = await openCart([])
    network.cut('POST /api/orders/quote')
    act(() => replaceCart([wine]))
    await screen.findByText('Chưa xem lại được giá hôm nay.')
    await user.click(button('Tiếp tục đặt hàng'))
    await screen.findByRole('dialog', { name: 'Thông tin đặt món' })
    await setSettings(restaurant, vatOf(10))
    for (const [label, text] of [
      ['Họ và tên', 'Lan'],
      ['Số điện thoại', '0900000000'],
      ['Email', 'lan@example.com'],
    ] as const) {
      await user.clear(screen.getByRole('textbox', { name: label }))
      await user.type(screen.getByRole('textbox', { name: label }), text)
    }
    await user.click(button(/^Đặt hàng/))
    expect((await screen.findByRole('alert')).textContent).toContain('10% thay cho 8%')
    await user.click(await screen.findByRole('button', { name: 'Đồng ý tổng mới và đặt hàng', busy: false }))
    await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
  })
})
