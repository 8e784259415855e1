import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { absenceTable } from '#src/features/presence/server/presence-table.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { SuccessStep } from './success-step.tsx'
import { TicketStatus } from './ticket-status.tsx'

const restaurant = testRestaurant()
const { unattended } = ticketTexts.vi

beforeEach(async () => {
  await restaurant.db.delete(absenceTable)
  await restaurant.db.insert(absenceTable).values({ id: 'absence-1', since: restaurant.clock.now() })
})

async function placeOrder(): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
}

async function ticketOf({ ticketUrl }: PlacedOrder): Promise<OrderTicket> {
  return (
    await restaurant.app.inject({ url: `/api/orders/ticket/${ticketUrl.split('/').at(-1)}` })
  ).json<OrderTicket>()
}

const ticketStatus = (ticket: OrderTicket) => (
  <TicketStatus ticket={ticket} checking={false} failed={false} onRefresh={() => undefined} />
)

test.each([
  ['the success page', (order: PlacedOrder) => Promise.resolve(<SuccessStep order={order} />)],
  ['the ticket', async (order: PlacedOrder) => ticketStatus(await ticketOf(order))],
])(
  '%s says that nobody has seen the order, with the number to tap, until somebody has',
  async (_where, part) => {
    const order = await placeOrder()
    await showPart(restaurant, await part(order))
    await screen.findByText(unattended, { exact: false })
    const [call] = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    expect(call).toBeDefined()

    const staff = await officeCalls(restaurant, 'staff')
    await staff('POST', `/api/orders/${order.id}/seen`)
    const shown = await showPart(restaurant, <div data-seen>{await part(order)}</div>)
    await waitFor(() => expect(shown.isLoading()).toBe(false))
    expect(document.querySelector('[data-seen]')?.textContent).not.toContain(unattended)
  },
)
