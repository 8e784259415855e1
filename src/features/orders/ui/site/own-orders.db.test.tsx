import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, test } from 'vitest'

import { wine } from '#test/support/cart-samples.ts'
import { showPart } from '#test/support/dom/shown-part.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { rememberTableOfLink } from '#src/features/cart/ui/site/visit-table.ts'
import type { Language } from '#src/kernel/language.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
// Loaded beforehand, so that the lower part of a ticket is there with its page.
import './ticket-parts.tsx'
import TicketPage, { ErrorBoundary } from './ticket-page.tsx'
import { forgetAllOwnOrders, rememberOwnOrder } from './own-orders-store.ts'
import { OwnOrdersList, OwnOrdersOnMenu } from './own-orders-list.tsx'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()

afterEach(() => act(forgetAllOwnOrders))

async function placeOrder(): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  return response.json<PlacedOrder>()
}

const stored = () => localStorage.getItem('own-orders') ?? ''
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

/** A guest fills in the checkout and sends it; the link and the code that the last screen shows. */
async function orderInBrowser() {
  replaceCart([wine])
  showOrdering('cart')
  const { user } = await showPart(restaurant, <Ordering />)
  await user.click(await screen.findByRole('button', { name: 'Tiếp tục đặt hàng' }))
  await screen.findByRole('dialog', { name: 'Thông tin đặt món' })
  for (const [name, text] of [
    ['Họ và tên', 'Lan'],
    ['Số điện thoại', '0900000000'],
    ['Email', 'lan@example.com'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text)
  await user.click(screen.getByRole('button', { name: /^Đặt hàng/ }))
  const placed = within(await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' }))
  const ticketUrl = placed.getByRole('link', { name: 'Theo dõi đơn hàng' }).getAttribute('href') ?? ''
  return { user, ticketUrl, code: placed.getByText(/^#/).textContent }
}

test('an order is found again in the cart, and nothing but its link is stored, until the guest removes it', async () => {
  const { user, ticketUrl, code } = await orderInBrowser()
  act(() => showOrdering('cart'))
  const list = within(screen.getByRole('navigation', { name: 'Đơn đã đặt trên máy này' }))
  const link = list.getByRole('link', { name: `Đơn của bạn · ${code}` })
  expect(link.getAttribute('href')).toBe(ticketUrl)
  expect(stored()).toContain(ticketUrl)
  expect(stored()).not.toMatch(/Lan|lan@|0900000000|900000000/)
  await user.click(list.getByRole('button', { name: 'Xoá khỏi máy này' }))
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(stored()).not.toContain(ticketUrl)
  // The dialog goes on with the keyboard in it.
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
})

test.each<[Language, RegExp]>([
  ['vi', /^Đơn của bạn · #/],
  ['en', /^Your order · #/],
])('one order on the menu is a link, several are a short list, in %s', async (language, name) => {
  const [first, second] = [await placeOrder(), await placeOrder()]
  await showPart(restaurant, <OwnOrdersOnMenu />, { language })
  act(() => rememberOwnOrder(first))
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(first.ticketUrl)
  act(() => rememberOwnOrder(second))
  expect(screen.getByRole('group').textContent).toMatch(/2/)
  expect(hrefs()).toEqual([second.ticketUrl, first.ticketUrl])
})

test('an order of a week ago is forgotten, in storage too', async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  const placed = await placeOrder()
  const { leave } = await showPart(restaurant, <OwnOrdersList />)
  act(() => rememberOwnOrder(placed))
  expect(hrefs()).toEqual([placed.ticketUrl])
  leave()
  restaurant.clock.set('2026-05-13T05:00:01Z')
  await showPart(restaurant, <OwnOrdersList />)
  await waitFor(() => expect(hrefs()).toEqual([]))
  expect(stored()).not.toContain(placed.ticketUrl)
})

describe('the ticket', () => {
  /** Its page, for an order of this device, in this status. */
  async function showTicket(status: OrderTicket['status']) {
    const placed = await placeOrder()
    rememberOwnOrder(placed)
    const token = placed.ticketUrl.split('/').at(-1) ?? ''
    const read = await restaurant.app.inject({ url: `/api/orders/ticket/${token}` })
    const props: object = { params: { token }, loaderData: { ...read.json<OrderTicket>(), status } }
    // The page looks at nothing else of what the router gives it.
    await showPart(restaurant, <TicketPage {...(props as ComponentProps<typeof TicketPage>)} />)
    return placed.ticketUrl
  }

  test('of an order that is under way stays remembered; of one that is done it does not', async () => {
    const underWay = await showTicket('ready')
    expect(stored()).toContain(underWay)
    for (const status of ['completed', 'delivered', 'cancelled'] as const) {
      const done = await showTicket(status)
      expect(stored()).not.toContain(done)
    }
  })

  test.each([
    [404, []],
    [500, ['/order/gone']],
  ])('that is gone is forgotten; one that cannot be had for the moment is not (%i)', async (status, left) => {
    act(() => rememberOwnOrder({ ticketUrl: '/order/gone', shortCode: '#AB12CD34' }))
    const props: object = { error: { status }, params: { token: 'gone' } }
    // It looks at nothing else of what the router gives it.
    await showPart(restaurant, <ErrorBoundary {...(props as ComponentProps<typeof ErrorBoundary>)} />)
    expect(JSON.parse(stored())).toMatchObject({ state: left.map((ticketUrl) => ({ ticketUrl })) })
  })
})

// The last test of this file: the tab stays one at a table.
test('who has opened the code on a table leaves no order on the device', async () => {
  rememberTableOfLink('?table=7')
  const { ticketUrl } = await orderInBrowser()
  act(() => showOrdering('cart'))
  expect(hrefs()).not.toContain(ticketUrl)
  expect(stored()).not.toContain(ticketUrl)
})
