import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'

import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { customizationSchemaTable } from '#src/features/customization/server/customization-table.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import type { Language } from '#src/kernel/language.ts'
import { wine } from '#test/support/cart-samples.ts'
import { showPart } from '#test/support/dom/shown-part.tsx'
import { orderFor, plainCrust, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { orderTable } from '../../server/order-table.ts'
import { Ordering } from './ordering.tsx'
import { OwnOrdersAtEnd, OwnOrdersOnMenu } from './own-orders-list.tsx'
import { forgetAllOwnOrders, rememberOwnOrder } from './own-orders-store.ts'
import { againReport } from './order-again.ts'
// Loaded beforehand, so that the lower part of a ticket is there with its page.
import './ticket-parts.tsx'
import TicketPage from './ticket-page.tsx'

const restaurant = testRestaurant()

afterEach(() =>
  act(() => {
    showOrdering('closed')
    replaceCart([])
    forgetAllOwnOrders()
    againReport.set(undefined)
  }),
)

const halved = {
  id: 'margherita',
  customization: [
    { schemaId: 'size-pizza', selections: { size: '18cm' } },
    plainCrust,
    { schemaId: 'half-and-half', orderMode: 'half_and_half', secondFlavor: 'pepperoni' },
    { schemaId: 'pizza-toppings', selections: { toppings: ['topping-olive', 'topping-mushroom'] } },
  ],
}

async function place(items: readonly TestItem[]): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, items)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  return response.json<PlacedOrder>()
}

/** The page of a ticket, as its link shows it, and the cart that opens over it. */
async function showTicket({ ticketUrl }: Pick<PlacedOrder, 'ticketUrl'>, language: Language = 'vi') {
  const token = ticketUrl.split('/').at(-1) ?? ''
  const ticket = await restaurant.app.inject({ url: `/api/orders/ticket/${token}` })
  const props: object = { params: { token }, loaderData: ticket.json<OrderTicket>() }
  // The page looks at nothing else of what the router gives it.
  const page = <TicketPage {...(props as ComponentProps<typeof TicketPage>)} />
  const shown = await showPart(
    restaurant,
    <>
      {page}
      <Ordering />
    </>,
    { language },
  )
  const button = { name: /^(Đặt lại như cũ|Order the same again)$/ }
  const press = async () => shown.user.click(await screen.findByRole('button', button))
  return { ...shown, press }
}

const openedCart = async () =>
  within(await screen.findByRole('dialog', { name: /^(Giỏ hàng của bạn|Your cart)$/ }))

/** Changes the menu for the length of a test. */
async function changeDish(id: string, change: Partial<typeof menuItemTable.$inferInsert>) {
  const [dish] = await restaurant.db.select().from(menuItemTable).where(eq(menuItemTable.id, id))
  const set = (values: typeof change) =>
    restaurant.content.change((tx) => tx.update(menuItemTable).set(values).where(eq(menuItemTable.id, id)))
  onTestFinished(async () => void (await set(dish ?? {})))
  await set(change)
}

describe('the same ordered again', () => {
  test('is in the cart with choices, halves, notes and pictures, at today’s prices, beside what was there', async () => {
    const placed = await place([{ id: 'red-wine', quantity: 2 }, smallPepperoni, halved])
    const items = placed.items.map((item) => (item.id === 'pepperoni' ? { ...item, note: 'Cắt 6' } : item))
    await restaurant.db.update(orderTable).set({ items }).where(eq(orderTable.id, placed.id))
    await changeDish('red-wine', { price: '110000.00' })
    replaceCart([
      { ...wine, note: 'Ướp lạnh' },
      { ...wine, id: 'panna-cotta', name: 'Panna cotta', price: 58_000 },
    ])
    const { press } = await showTicket(placed)
    await press()
    const cart = await openedCart()
    expect(cartLines()).toMatchObject([
      { id: 'red-wine', quantity: 3, price: 110_000, note: 'Ướp lạnh' },
      { id: 'panna-cotta', quantity: 1 },
      {
        id: 'pepperoni',
        quantity: 1,
        price: 188_000,
        note: 'Cắt 6',
        image: expect.stringContaining('pepperoni'),
      },
      {
        id: 'margherita',
        image: expect.stringContaining('margherita'),
        secondImage: expect.stringContaining('pepperoni'),
        customization: expect.arrayContaining([
          expect.objectContaining({ orderMode: 'half_and_half', secondFlavor: 'pepperoni' }),
        ]),
      },
    ])
    const [, told] = cart.getByRole('alert').textContent.split(placed.shortCode)
    expect(told).toMatch(/Rượu Vang Đỏ.*110\.000đ.*98\.000đ/)
    expect(told).not.toContain('Pepperoni')
    // Nothing is left to be accepted.
    expect(await cart.findByRole('button', { name: 'Tiếp tục đặt hàng', busy: false })).toBeDefined()
  })

  test.each<[Language, RegExp, RegExp]>([
    ['vi', /Tiramisu Cà Phê Việt tạm hết/, /Panna Cotta Chanh Dây không còn/],
    ['en', /tiramisu.* sold out/i, /panna cotta.* no longer/i],
  ])('leaves out what is sold out or gone, and names it: %s', async (language, soldOut, gone) => {
    const placed = await place([{ id: 'tiramisu' }, { id: 'panna-cotta' }, { id: 'red-wine' }])
    await changeDish('tiramisu', { isAvailable: false })
    const [pudding] = await restaurant.db
      .select()
      .from(menuItemTable)
      .where(eq(menuItemTable.id, 'panna-cotta'))
    if (!pudding) throw new Error('The demo has it')
    onTestFinished(async () => {
      await restaurant.content.change((tx) => tx.insert(menuItemTable).values(pudding))
    })
    await restaurant.content.change((tx) =>
      tx.delete(menuItemTable).where(eq(menuItemTable.id, 'panna-cotta')),
    )
    const { press, user } = await showTicket(placed, language)
    await press()
    const cart = await openedCart()
    expect(cartLines().map(({ id }) => id)).toEqual(['red-wine'])
    expect(cart.getByRole('alert').textContent).toMatch(soldOut)
    expect(cart.getByRole('alert').textContent).toMatch(gone)
    // Said once.
    await user.click(cart.getByRole('button', { name: /^(Đóng|Close)$/ }))
    act(() => showOrdering('cart'))
    expect((await openedCart()).queryByRole('alert')).toBeNull()
  })

  test.each([
    ['a choice', { config: { toppings: [] } }, 'Chọn lại Pepperoni Ý', 218_000],
    ['what offered choices', { isActive: false }, 'Đồng ý thay đổi', 188_000],
  ])('holds a dish of which %s is gone, to be settled in the cart', async (_what, change, button, price) => {
    const extra = halved.customization[3]
    const placed = await place([
      { ...smallPepperoni, customization: [...smallPepperoni.customization, extra] },
    ])
    const toppings = eq(customizationSchemaTable.id, 'pizza-toppings')
    const [schema] = await restaurant.db.select().from(customizationSchemaTable).where(toppings)
    const set = (values: Partial<typeof customizationSchemaTable.$inferInsert>) =>
      restaurant.content.change((tx) => tx.update(customizationSchemaTable).set(values).where(toppings))
    onTestFinished(async () => void (await set(schema ?? {})))
    await set(change)
    const { press } = await showTicket(placed)
    await press()
    expect(await (await openedCart()).findByRole('button', { name: button })).toBeDefined()
    expect(cartLines()).toMatchObject([{ id: 'pepperoni', price }])
  })

  test('asks for what a dish needs where the order holds no choices, and has what the dish usually has', async () => {
    const placed = await place([smallPepperoni])
    // As an earlier version may have stored it.
    const items = placed.items.map(({ customization: _none, ...item }) => item) as typeof placed.items
    await restaurant.db.update(orderTable).set({ items }).where(eq(orderTable.id, placed.id))
    const { press } = await showTicket(placed)
    await press()
    expect(await (await openedCart()).findByText(/^Món này giờ cần chọn/)).toBeDefined()
    expect(cartLines()).toMatchObject([{ id: 'pepperoni', quantity: 1, customization: null }])
  })

  test('changes nothing while today’s prices cannot be had, and says so; the next press does', async () => {
    const placed = await place([{ id: 'red-wine' }])
    const { press, network, toast } = await showTicket(placed)
    network.cut('POST /api/orders/quote')
    await press()
    await waitFor(() => expect(toast()).toContain('Chưa đặt lại được'))
    expect(cartLines()).toEqual([])
    network.restore('POST /api/orders/quote')
    await press()
    await waitFor(() => expect(cartLines()).toHaveLength(1))
  })

  test('does without pictures where the menu cannot be had', async () => {
    const placed = await place([{ id: 'red-wine' }])
    const { press, network } = await showTicket(placed)
    network.cut('GET /api/menu-items')
    await press()
    await waitFor(() => expect(cartLines()).toHaveLength(1))
  })

  test('never goes beyond what a cart takes of a dish, and names what has stayed out', async () => {
    const placed = await place([{ id: 'red-wine', quantity: 2 }, { id: 'tiramisu' }])
    replaceCart([{ ...wine, quantity: 98 }])
    const { press } = await showTicket(placed)
    await press()
    expect((await openedCart()).getByRole('alert').textContent).toContain('Rượu Vang Đỏ')
    expect(cartLines()).toMatchObject([
      { id: 'red-wine', quantity: 98 },
      { id: 'tiramisu', quantity: 1 },
    ])
  })

  test.each([
    ['menu', OwnOrdersOnMenu],
    ['end of a page', OwnOrdersAtEnd],
  ])('comes from the %s too, and opens the cart', async (_where, Place) => {
    const placed = await place([{ id: 'red-wine' }])
    const shown = (
      <>
        <Place />
        <Ordering />
      </>
    )
    const { user } = await showPart(restaurant, shown)
    act(() => rememberOwnOrder(placed))
    await user.click(await screen.findByRole('button', { name: /^Đặt lại như cũ #/ }))
    await openedCart()
    expect(cartLines()).toMatchObject([{ id: 'red-wine', quantity: 1 }])
  })

  test('comes from the cart’s list of this device’s orders too, which forgets one that is gone', async () => {
    const placed = await place([{ id: 'red-wine' }])
    const { user, toast } = await showPart(restaurant, <Ordering />)
    act(() => {
      rememberOwnOrder({ ticketUrl: '/order/gone', shortCode: '#AB12CD34' })
      rememberOwnOrder(placed)
      showOrdering('cart')
    })
    const again = (code: string) => screen.findByRole('button', { name: `Đặt lại như cũ ${code}` })
    await user.click(await again(placed.shortCode))
    await waitFor(() => expect(cartLines()).toMatchObject([{ id: 'red-wine', quantity: 1 }]))
    await user.click(await again('#AB12CD34'))
    await waitFor(() => expect(toast()).toContain('không còn lưu'))
    expect(screen.queryByRole('link', { name: /AB12CD34/ })).toBeNull()
    expect(cartLines()).toHaveLength(1)
  })
})
