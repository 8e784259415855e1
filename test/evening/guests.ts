import { randomUUID } from 'node:crypto'

import type { OrderTicket } from '#src/features/orders/contract/order-ticket.ts'
import type { PlacedOrder, Quote } from '#src/features/orders/contract/order.ts'
import type { TestItem } from '#test/support/orders.ts'
import { type Answer, type Call, deviceOn } from './evening-device.ts'
import { count, type Evening, insist, type PlacedInEvening } from './evening.ts'
import { salamiMissing, type PlannedBooking, type PlannedOrder, within } from './planned-evening.ts'

/** Guests and callers who have not yet got an answer to what they ordered. */
interface Waiting {
  readonly plan: PlannedOrder
  items: readonly TestItem[]
  fields: Readonly<Record<string, unknown>>
  /** The request as it was sent, with its key. It is sent again until there is an answer. */
  sent?: { readonly body: object; readonly key: string }
}

/** Those who order and book. `actsIn` lets them do what they do in this minute. */
export function guestsOf(
  evening: Evening,
  orders: readonly PlannedOrder[],
  bookings: readonly PlannedBooking[],
) {
  const { servers, networks } = evening
  const { clock } = servers
  const call = deviceOn(servers, networks.outside)
  const waiting: Waiting[] = []
  const booking: (PlannedBooking & { readonly key: string })[] = []

  async function order(one: Waiting): Promise<void> {
    // Staff who type an order for a caller do it on the counter's network.
    const by = one.plan.by === 'staff' ? evening.staff.call : call
    for (let attempt = 0; attempt < 6; attempt += 1) {
      one.sent ??= await requestFor(by, one)
      if (!one.sent) return
      const { body, key } = one.sent
      const answer = await insist(() => by('POST', '/api/orders', body, { 'idempotency-key': key }))
      if (!answer) return count(evening, 'orders that waited for a server')
      if (answer.status === 201) return placedAs(one, answer.json<PlacedOrder>())
      delete one.sent
      if (!adapt(one, answer)) return
    }
  }

  async function requestFor(by: Call, { items, fields }: Waiting): Promise<Waiting['sent']> {
    const asked = items.map((item) => ({ quantity: 1, ...item, name: item.id, price: '0.00' }))
    const quoted = await insist(() => by('POST', '/api/orders/quote', { items: asked }))
    // What is sold out is said again when the order is sent, and there the guest decides.
    const lines = quoted?.status === 200 ? quoted.json<Quote>() : undefined
    if (!quoted) return undefined
    const priced = asked.map((item, index) => ({ ...item, price: lines?.lines[index]?.unitPrice ?? '0.00' }))
    const body = { ...fields, items: priced, totalAmount: lines?.totalAmount ?? '0.00' }
    return { body, key: randomUUID() }
  }

  /** What a guest does who reads that the order cannot be taken so. */
  function adapt(one: Waiting, answer: Answer): boolean {
    const swap = (from: string) => {
      one.items = one.items.map((item) =>
        JSON.stringify(item).includes(from)
          ? { ...item, id: 'hawaiian', customization: pizzaOnly(item.customization) }
          : item,
      )
      count(evening, `orders without ${from}`)
      return true
    }
    const { message } = answer.json<{ message: string }>()
    const isSoldOut = ['orders.dishes-unavailable', 'orders.not-enough-left'].includes(answer.code ?? '')
    if (isSoldOut && message.includes('Margherita')) return swap('margherita')
    if (isSoldOut && message.includes('Pepperoni') && within(salamiMissing, clock.minute()))
      return swap('pepperoni')
    if (answer.code === 'orders.time-full') {
      const [requestedTime] = answer.json<{ details: { next: string[] } }>().details.next
      one.fields = { ...one.fields, requestedTime }
      count(evening, 'orders for another time')
      return true
    }
    evening.wrong.add(
      `An order was rejected: ${answer.status} ${answer.code} ${JSON.stringify(answer.json())}`,
    )
    waiting.splice(waiting.indexOf(one), 1)
    return false
  }

  function placedAs(one: Waiting, { id, ticketUrl, promisedTime, items }: PlacedOrder): void {
    waiting.splice(waiting.indexOf(one), 1)
    const minute = clock.minute()
    if (within(salamiMissing, minute) && JSON.stringify(items).includes('pepperoni'))
      evening.wrong.add(`${id} holds salami, which is missing`)
    const ticket = `/api/orders/ticket/${ticketUrl.split('/').at(-1)}`
    evening.placed.push({
      id,
      plan: one.plan,
      ticket,
      minute,
      told: [promisedTime],
      seen: {},
      isChanged: false,
    })
  }

  async function book(one: (typeof booking)[number]): Promise<void> {
    const { time, guests, minute, key } = one
    const name = `Bàn đặt ${minute}`
    const phone = `09111${String(10_000 + minute)}`
    const body = { date: clock.local(0).slice(0, 10), time, guests, name, phone }
    const answer = await insist(() => call('POST', '/api/reservations', body, { 'idempotency-key': key }))
    if (!answer) return
    booking.splice(booking.indexOf(one), 1)
    count(evening, answer.status === 201 ? 'bookings' : `bookings: ${answer.code}`)
  }

  return {
    async act(): Promise<void> {
      const minute = clock.minute()
      for (const plan of orders)
        if (plan.minute === minute) waiting.push({ plan, items: plan.items, fields: plan.fields })
      for (const plan of bookings) if (plan.minute === minute) booking.push({ ...plan, key: randomUUID() })
      await Promise.all([...waiting.map(order), ...booking.map(book)])
    },
    isWaiting: () => waiting.length + booking.length > 0,
    /** The guest looks at the ticket, and reads whether the restaurant sees it. */
    async readTicket(one: PlacedInEvening): Promise<OrderTicket | undefined> {
      const answer = await insist(() => call('GET', one.ticket))
      if (!answer) return undefined
      const ticket = answer.json<OrderTicket>()
      if (ticket.promisedTime !== one.told.at(-1)) one.told.push(ticket.promisedTime)
      return ticket
    },
  }
}

/** Size and crust, which every pizza has. */
function pizzaOnly(customization: unknown): unknown {
  return Array.isArray(customization) ? customization.slice(0, 2) : customization
}
