import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { chooseLanguage } from '#src/web/chosen-language.ts'
import { guestCart } from '#src/features/cart/ui/site/cart-store.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { wine } from '#test/support/cart-samples.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { orderIdempotencyTable, orderTable } from '../../server/order-table.ts'
import OrdersPage from './orders-page.tsx'
import { discardDrafts } from './phone-order-draft.ts'

const restaurant = testRestaurant()

beforeEach(async () => {
  discardDrafts()
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(orderIdempotencyTable)
})

/** Changes a dish as the office does, for this test alone. */
async function changeDish(id: string, change: Partial<typeof menuItemTable.$inferInsert>) {
  const [before] = await restaurant.db.select().from(menuItemTable).where(eq(menuItemTable.id, id))
  const set = (values: typeof change) =>
    restaurant.content.change((tx) => tx.update(menuItemTable).set(values).where(eq(menuItemTable.id, id)))
  await set(change)
  onTestFinished(async () => void (await set({ price: before?.price, isAvailable: before?.isAvailable })))
}

/** A colleague who reads English takes over the tablet. */
function readEnglish() {
  act(() => chooseLanguage('en'))
  onTestFinished(() => localStorage.clear())
}

const orders = () => restaurant.db.select().from(orderTable)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => screen.findByRole('dialog', { name: 'Đơn qua điện thoại' })

async function openEntry(options: PartOptions = {}) {
  const shown = await showOfficePart(restaurant, 'staff', <OrdersPage />, {
    address: '/staff/orders?period=today',
    ...options,
  })
  const open = async () => {
    await shown.user.click(await screen.findByRole('button', { name: /^Đơn qua điện thoại/ }))
    await dialog()
    await screen.findByRole('button', { name: /^Panna Cotta/i })
  }
  const fill = async (label: string, text: string) => {
    await shown.user.clear(screen.getByRole('textbox', { name: label }))
    await shown.user.type(screen.getByRole('textbox', { name: label }), text)
  }
  const addDessert = async () => {
    await shown.user.click(button(/^Panna Cotta/i))
    await screen.findByRole('button', { name: 'Nhập đơn' })
  }
  const fillGuest = async () => {
    await fill('Họ và tên', 'Chị Lan')
    await fill('Số điện thoại', '0912 345 678')
  }
  return { ...shown, open, fill, addDessert, fillGuest }
}

describe('an order entered for a guest on the phone', () => {
  test('takes name and phone alone, is marked in the list, and shows its number with the focus', async () => {
    const { user, network, open, addDessert, fillGuest, address } = await openEntry()
    guestCart.replace([])
    await open()
    expect(address()).toBe('/staff/orders?period=today&enter=phone')
    // What dishes offer comes ahead of the first tap; the menu is there already, as guests get it.
    const fetched = [
      'GET /api/menu-items/customization-schemas',
      'GET /api/menu-items',
      'GET /api/categories',
    ] as const
    expect(fetched.map((call) => network.sentTo(call).length)).toEqual([1, 1, 0])
    await addDessert()
    // What the site offers to guests would go into the guest's cart of this browser.
    expect(screen.queryByRole('region', { name: orderingTexts.vi.review.toAdd.title })).toBeNull()
    await fillGuest()
    await user.click(button('Nhập đơn'))
    const number = await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    await waitFor(() => expect(document.activeElement).toBe(number))
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect(order).toMatchObject({
      source: 'staff',
      customerName: 'Chị Lan',
      customerEmail: '',
      language: 'vi',
    })
    const code = shortCode(order?.id ?? '')
    expect(number.textContent).toBe(`Đã nhập đơn ${code}`)
    expect(network.sentTo('POST /api/orders')[0]?.body).toMatchObject({
      enteredByStaff: true,
      totalAmount: order?.totalAmount,
    })
    expect(guestCart.lines()).toEqual([])
    expect(sessionStorage.getItem('phone-order')).not.toContain('Lan')
    expect(sessionStorage.getItem('phone-order-attempt')).toBe(null)

    await user.click(button('Xem đơn'))
    const card = await screen.findByRole('article', { name: `Đơn ${code}` })
    within(card).getByText('Qua điện thoại')
    expect(address()).toBe(`/staff/orders?period=today&order=${order?.id}`)
  })

  test('is in Vietnamese whatever staff read, says when it is made, and leads on to the next at its dishes', async () => {
    const night = '2026-05-06T16:30:00Z'
    restaurant.clock.set(night)
    onTestFinished(() => restaurant.clock.set('2026-05-06T05:00:00Z'))
    const { user, network } = await openEntry({ language: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Phone order' }))
    await user.click(await screen.findByRole('button', { name: /Panna Cotta/ }))
    const panels = within(screen.getByRole('group', { name: 'What is shown' }))
    await user.click(panels.getByRole('button', { name: /^Order/ }))
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Lan')
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0912345678')
    // It is there with the first dish.
    await user.click(await screen.findByRole('button', { name: 'Enter order' }))
    expect((await screen.findByText('11:00 tomorrow, Thursday 7 May')).previousSibling?.textContent).toBe(
      'Begins at',
    )
    expect(network.sentTo('POST /api/orders')[0]?.body).toMatchObject({ language: 'vi' })
    await user.click(button('Enter another'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Phone order' }))
    expect(button('Dishes').getAttribute('aria-pressed')).toBe('true')
  })

  test('says that the guest wanted the time, where the guest did', async () => {
    const { user, network, open, addDessert, fillGuest } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    const payload = await orderFor(restaurant.app, [smallPepperoni], { requestedTime: '2026-05-06T19:00' })
    const placed = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    network.respond('POST /api/orders', 201, placed.json())
    await user.click(button('Nhập đơn'))
    const time = await screen.findByText(/^19:00/, { selector: 'dd' })
    expect(time.previousSibling?.textContent).toBe('Khách hẹn')
  })

  test('is not shown again once the dialog has been closed: the next one begins empty', async () => {
    const { user, open, addDessert, fillGuest, address } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    await user.click(button('Nhập đơn'))
    await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    await user.click(button('Đóng, phần đã nhập vẫn còn'))
    await waitFor(() => expect(address()).toBe('/staff/orders?period=today'))
    await open()
    await screen.findByText(/^Chưa có món nào/)
    expect(screen.queryByRole('heading', { name: /^Đã nhập đơn/ })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Họ và tên' }).value).toBe('')
  })

  test('is closed by going back, and loses nothing', async () => {
    const { open, addDessert, address } = await openEntry()
    await open()
    await addDessert()
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe('/staff/orders?period=today'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Đơn qua điện thoại (đang có 1 món)')).toBeDefined()
  })

  test('can be neither closed nor discarded while it is being sent', async () => {
    const { user, network, open, addDessert, fillGuest, address } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    const release = network.hold('POST /api/orders')
    await user.click(button('Nhập đơn'))
    await waitFor(() => expect(button('Nhập đơn').getAttribute('aria-busy')).toBe('true'))
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }))
    await user.keyboard('{Escape}')
    expect(button('Đóng, phần đã nhập vẫn còn').hasAttribute('disabled')).toBe(true)
    expect(button('Bỏ đơn').hasAttribute('disabled')).toBe(true)
    expect(address()).toBe('/staff/orders?period=today&enter=phone')
    release()
    await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    expect(await orders()).toHaveLength(1)
  })

  test('is one order for a double press, and for a response that was lost', async () => {
    const { user, network, open, addDessert, fillGuest } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    network.on('POST /api/orders', async (pass) => {
      await released
      await pass()
      throw new TypeError('Failed to fetch')
    })
    const enter = button('Nhập đơn')
    await user.dblClick(enter)
    await waitFor(() => expect(enter.getAttribute('aria-busy')).toBe('true'))
    release()
    await waitFor(() => expect(screen.getAllByText('Chưa nhập được đơn').length).toBeGreaterThan(0))
    network.restore('POST /api/orders')
    await user.click(button('Nhập đơn'))
    await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    expect(await orders()).toHaveLength(1)
  })

  test('is still there with its dishes alone, before anything is said of the guest', async () => {
    const { open, addDessert, leave } = await openEntry()
    await open()
    await addDessert()
    leave()
    const again = await openEntry()
    await again.open()
    await screen.findByRole('button', { name: /^Panna Cotta.* Đã có 1 trong đơn/i })
    expect(button('Nhập đơn')).toBeDefined()
  })

  test('says at each field what is missing, and asks for no e-mail address', async () => {
    const { user, network, open, addDessert, fill } = await openEntry()
    await open()
    await addDessert()
    await user.click(screen.getByRole('radio', { name: 'Giao hàng' }))
    await user.click(button('Nhập đơn'))
    await screen.findByText('Bạn nhập tên khách nhé.')
    screen.getByText('Bạn nhập số điện thoại của khách nhé.')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Địa chỉ giao hàng' }))
    await fill('Email không bắt buộc', 'khach')
    screen.getByText('Email chưa đúng. Ví dụ: lan@example.com.')
    expect(network.sentTo('POST /api/orders')).toEqual([])
  })

  test('asks what a dish offers by the dialog of guests, and takes its price', async () => {
    const { user, open } = await openEntry()
    await open()
    await user.type(screen.getByRole('searchbox', { name: 'Tìm món' }), 'pepperoni')
    await user.click(button(/^Pepperoni Ý/))
    const choices = await screen.findByRole('dialog', { name: 'Pepperoni Ý' })
    await user.click(within(choices).getByRole('radio', { name: /^18 cm/ }))
    const [crust] = await within(choices).findAllByRole('radio', { name: /^Viền phồng/ })
    if (crust) await user.click(crust)
    await user.click(within(choices).getByRole('button', { name: 'Thêm vào đơn' }))
    const lines = await screen.findByRole('list', { name: 'Các món trong đơn' })
    await within(lines).findByRole('heading', { name: 'Pepperoni Ý' })
    expect(within(lines).getAllByText('218.000đ').length).toBeGreaterThan(0)
    button(/^Pepperoni Ý Đã có 1 trong đơn/)
    expect(guestCart.lines()).toEqual([])
  })
})

describe('the dishes of an order on the phone', () => {
  test('are asked for again where they could not be loaded', async () => {
    const { user, network } = await openEntry()
    network.cut('GET /api/menu-items')
    await user.click(button(/^Đơn qua điện thoại/))
    await screen.findByText('Chưa tải được thực đơn.')
    network.restore('GET /api/menu-items')
    await user.click(button('Thử lại'))
    expect(await screen.findByRole('button', { name: /^Panna Cotta/i })).toBeDefined()
  })

  test('are added once by a double press, and once more by the next', async () => {
    const { user, open } = await openEntry()
    await open()
    await user.dblClick(button(/^Panna Cotta/i))
    await screen.findByRole('button', { name: /^Panna Cotta.* Đã có 1 trong đơn/i })
    await user.click(button(/^Panna Cotta/i))
    expect(await screen.findByRole('button', { name: /^Panna Cotta.* Đã có 2 trong đơn/i })).toBeDefined()
  })

  test('are found by category, and sold-out ones cannot be added', async () => {
    await changeDish('red-wine', { isAvailable: false })
    const { user, open } = await openEntry()
    await open()
    expect(button(/^Rượu Vang Đỏ/).hasAttribute('disabled')).toBe(true)
    const categories = within(screen.getByRole('group', { name: 'Nhóm món' })).getAllByRole('button')
    const last = categories.at(-1)
    if (last) await user.click(last)
    expect(last?.getAttribute('aria-pressed')).toBe('true')
    const menu = within(screen.getByRole('region', { name: 'Món' }))
    expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([last?.textContent])
    await user.click(button('Tất cả'))
    expect(menu.getAllByRole('heading')).toHaveLength(categories.length - 1)
    await user.type(screen.getByRole('searchbox', { name: 'Tìm món' }), 'panna')
    expect(menu.getByRole('status').textContent).toBe('1 món')
    await user.type(screen.getByRole('searchbox', { name: 'Tìm món' }), 'xyz')
    expect(menu.getByRole('status').textContent).toBe('Không có món nào tên như vậy.')
  })

  test('that only look like what was typed stand last, under a heading of their own', async () => {
    const { user, open } = await openEntry()
    await open()
    const menu = within(screen.getByRole('region', { name: 'Món' }))
    await user.type(menu.getByRole('searchbox'), 'salad')
    expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Khai vị & Salad',
      'Có thể bạn tìm',
    ])
    // A guest who cannot have it should not be offered it.
    await user.clear(menu.getByRole('searchbox'))
    expect(menu.getByRole('button', { name: /^Cà Phê Sữa Đá/ })).toBeDefined()
    await user.type(menu.getByRole('searchbox'), 'không sữa')
    expect(menu.queryByRole('button', { name: /^Cà Phê Sữa Đá/ })).toBeNull()
  })

  test('whose price has changed meanwhile are shown with both prices, and entered once accepted', async () => {
    const { user, open, addDessert, fillGuest } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    await changeDish('panna-cotta', { price: '91000.00' })
    await user.click(button('Nhập đơn'))
    const accept = await screen.findByRole('button', { name: 'Đồng ý giá mới' })
    // At the lines, which say it.
    const lines = screen.getByRole('list', { name: 'Các món trong đơn' })
    expect(document.activeElement?.contains(lines)).toBe(true)
    expect(document.activeElement?.contains(screen.getByRole('textbox', { name: 'Họ và tên' }))).toBe(false)
    expect(await orders()).toEqual([])
    await user.click(accept)
    await user.click(await screen.findByRole('button', { name: 'Nhập đơn' }))
    await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    expect(await orders()).toMatchObject([{ totalAmount: '91000.00' }])
  })

  test('whose VAT has changed meanwhile are entered once the new total is accepted, and say so once', async () => {
    const { user, network, toast, open, addDessert, fillGuest } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    await setSettings(restaurant, { vatPeriods: [{ from: '2026-01-01', to: null, rate: 10 }] })
    await user.click(button('Nhập đơn'))
    const alerts = await screen.findAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/10% thay cho 8%, tổng thanh toán là [\d.]+đ thay cho [\d.]+đ\. Bạn báo khách/),
    ])
    expect(toast()).not.toContain('Chưa nhập được đơn')
    expect([screen.queryByText('Chưa nhập được đơn'), await orders()]).toEqual([null, []])
    await user.click(button('Đồng ý tổng mới'))
    await user.click(await screen.findByRole('button', { name: 'Nhập đơn' }))
    await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    const [order] = await orders()
    expect([order?.vatRate, order?.customerName]).toEqual([10, 'Chị Lan'])
    expect(network.sentTo('POST /api/orders').at(-1)?.body).toMatchObject({ grandTotal: order?.grandTotal })
  })

  test('that sell out meanwhile are removed with one press, and the rest is entered', async () => {
    const { user, open, addDessert, fillGuest } = await openEntry()
    await open()
    await user.click(button(/^Rượu Vang Đỏ/))
    await addDessert()
    await fillGuest()
    await changeDish('red-wine', { isAvailable: false })
    await user.click(button('Nhập đơn'))
    await user.click(await screen.findByRole('button', { name: 'Bỏ các món này' }))
    await user.click(await screen.findByRole('button', { name: 'Nhập đơn' }))
    await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    expect((await orders())[0]?.items.map(({ id }) => id)).toEqual(['panna-cotta'])
  })

  test('can be removed to the last one, and that undone', async () => {
    const { user, open, addDessert } = await openEntry()
    await open()
    await addDessert()
    await user.click(button(/^Bỏ Panna Cotta/i))
    const empty = await screen.findByText(/^Chưa có món nào/)
    await waitFor(() => expect(document.activeElement).toBe(empty))
    expect(screen.queryByRole('button', { name: 'Nhập đơn' })).toBeNull()
    readEnglish()
    await user.click(button('Undo'))
    await screen.findByRole('button', { name: 'Enter order' })
  })
})

describe('what has been entered', () => {
  test('stays when it is closed by mistake, and can be discarded and got back', async () => {
    const { user, open, addDessert, fillGuest, address, toast } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    await user.keyboard('{Escape}')
    await user.click(button('Đóng, phần đã nhập vẫn còn'))
    await waitFor(() => expect(address()).toBe('/staff/orders?period=today'))
    await user.click(button('Đơn qua điện thoại (đang có 1 món)'))
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Họ và tên' })
    expect(name.value).toBe('Chị Lan')
    await user.click(button('Bỏ đơn'))
    expect(name.value).toBe('')
    readEnglish()
    expect(toast()).toContain('The order has been discarded')
    await user.click(button('Undo'))
    expect(name.value).toBe('Chị Lan')
    await screen.findByRole('button', { name: 'Enter order' })
  })

  test('stays when the session has ended, which makes no order of a guest', async () => {
    const { user, network, open, addDessert, fillGuest, fill } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    await fill('Email không bắt buộc', 'lan@example.com')
    network.respond('POST /api/orders', 401, { message: 'Authentication required', code: 'session.required' })
    await user.click(button('Nhập đơn'))
    await waitFor(() =>
      expect(screen.getAllByText('Bạn đăng nhập lại nhé. Phần đã nhập vẫn còn.')).toHaveLength(2),
    )
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Họ và tên' }).value).toBe('Chị Lan')
    expect(network.sentTo('POST /api/orders')[0]?.body).toMatchObject({ enteredByStaff: true })
  })

  test('is no order that was sent before, once it has been discarded and entered anew', async () => {
    const { user, network, open, addDessert, fillGuest } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    network.on('POST /api/orders', async (pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await user.click(button('Nhập đơn'))
    await waitFor(() => expect(screen.getAllByText('Chưa nhập được đơn').length).toBeGreaterThan(0))
    network.restore('POST /api/orders')
    await user.click(button('Bỏ đơn'))
    await addDessert()
    await fillGuest()
    await user.click(button('Nhập đơn'))
    await screen.findByRole('heading', { name: /^Đã nhập đơn/ })
    expect(await orders()).toHaveLength(2)
  })

  test('stays for two hours from when the order was begun, not from when it was last empty', async () => {
    const { open, addDessert, go } = await openEntry()
    const leaveFor = async (hours: number) => {
      await go('/staff/orders?period=today')
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      await open()
    }
    await open()
    await leaveFor(1.5)
    await addDessert()
    await leaveFor(1)
    expect(screen.getByRole('button', { name: 'Nhập đơn' })).toBeDefined()
    expect(screen.queryByText(/^Chưa có món nào/)).toBeNull()
  })

  test('is gone two hours later, when the next guest calls', async () => {
    const { open, addDessert, fillGuest, go, address } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    await go('/staff/orders?period=today')
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    await open()
    expect(address()).toBe('/staff/orders?period=today&enter=phone')
    expect(await screen.findByText(/^Chưa có món nào/)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Họ và tên' }).value).toBe('')
  })

  test('is gone for somebody else who signs in', async () => {
    const { open, addDessert, fillGuest, leave } = await openEntry()
    await open()
    await addDessert()
    await fillGuest()
    leave()
    await showOfficePart(restaurant, 'admin', <OrdersPage />, { address: '/admin/dashboard?enter=phone' })
    await screen.findByText(/^Chưa có món nào/)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Họ và tên' }).value).toBe('')
    expect(sessionStorage.getItem('phone-order')).not.toContain('Lan')
    expect(sessionStorage.getItem('phone-order-cart')).not.toContain('panna-cotta')
  })

  test('leaves the cart of a guest in the same browser as it is', async () => {
    const { user, open, addDessert, fillGuest } = await openEntry()
    guestCart.replace([wine])
    await open()
    await addDessert()
    await fillGuest()
    await user.click(button('Nhập đơn'))
    await user.click(await screen.findByRole('button', { name: 'Nhập đơn khác' }))
    await screen.findByText(/^Chưa có món nào/)
    expect(guestCart.lines()).toEqual([wine])
    expect((await orders())[0]?.items.map(({ id }) => id)).toEqual(['panna-cotta'])
  })
})
