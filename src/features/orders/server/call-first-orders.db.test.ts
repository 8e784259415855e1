import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { guest, orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import type { PlacedOrder } from '../contract/order.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { sumOrdersDueOn } from './orders.ts'
import { orderIdempotencyTable, orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.execute('delete from reservations')
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(orderIdempotencyTable)
  await restaurant.db.delete(notificationTable)
})

const capacity = { seats: 40, stayMinutes: 120 }
const pizza = (changes: object = {}, quantity = 1) =>
  orderFor(restaurant.app, [{ ...smallPepperoni, quantity }], changes)
const send = async (
  payload: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => {
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload, headers })
  // A server that is too busy says so, and is asked again.
  return response.statusCode === 503 ? send(payload, headers) : response
}
const place = async (changes: object = {}, quantity = 1) => {
  const response = await send(await pizza(changes, quantity))
  expect(response.statusCode, response.body).toBe(201)
  return response.json<PlacedOrder>()
}
const setStatus = (id: string, status: string) => staff('PATCH', `/api/orders/${id}/status`, { status })
const codeOf = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as { code?: string }).code,
] // a problem has a code
const ticketOf = async ({ ticketUrl }: PlacedOrder) =>
  (await restaurant.app.inject(`/api/orders/ticket/${ticketUrl.split('/').at(-1)}`)).json<OrderTicket>()

describe('an order beyond the owner’s limits', () => {
  // 24 pizzas of 188,000đ come to 4,872,960đ with VAT, 25 to 5,076,000đ.
  test.each([
    ['up to the amount', 24, {}, false],
    ['above the amount', 25, {}, true],
    ['above the amount, of an owner who sets no limit', 25, { callAboveAmount: null }, false],
    ['above the amount, of a restaurant without a capacity', 25, { capacity: null }, false],
  ])('waits for a call: %s', async (_what, quantity, settings, needsCall) => {
    await setSettings(restaurant, { capacity, ...settings })
    expect(await place({}, quantity)).toMatchObject({ status: 'pending', needsCall })
  })

  it('is the fourth that a number has open, tables it has booked among them', async () => {
    await setSettings(restaurant, { capacity })
    const table = { date: '2026-05-08', time: '19:00', guests: 2, name: 'Khách', phone: guest.customerPhone }
    await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload: table })
    const marks = []
    for (const customerPhone of ['0900000000', '0900.000.000', '+84900000000', '0900000001'])
      marks.push((await place({ customerPhone })).needsCall)
    expect(marks).toEqual([false, false, true, false])
  })

  it.each(['delivered', 'completed', 'cancelled'])('does not count one that is %s', async (status) => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    await setStatus((await place()).id, status)
    expect(await place()).toMatchObject({ needsCall: false })
  })

  it('counts one that is due today, not one of yesterday that nobody has closed', async () => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    await place({ requestedTime: '2026-05-07T12:00' })
    restaurant.clock.set('2026-05-07T05:30:00Z')
    expect(await place()).toMatchObject({ needsCall: true })
    restaurant.clock.set('2026-05-08T05:00:00Z')
    expect(await place()).toMatchObject({ needsCall: false })
  })

  it('is none that staff enter', async () => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    await place()
    const response = await staff('POST', '/api/orders', await pizza({ enteredByStaff: true }, 25))
    expect(response.json()).toMatchObject({ needsCall: false, source: 'staff' })
  })

  it('is the fourth of a hundred at once, and every later one', async () => {
    await setSettings(restaurant, { capacity })
    const body = await pizza()
    const made = await Promise.all(
      Array.from({ length: 100 }, async (_, key) => {
        const response = await send(body, { 'idempotency-key': `one-of-a-hundred-${key}` })
        expect(response.statusCode, response.body).toBe(201)
        return response.json<PlacedOrder>()
      }),
    )
    expect(made.filter(({ needsCall }) => !needsCall)).toHaveLength(3)
    const stored = await restaurant.db.select().from(orderTable)
    expect(stored.filter(({ needsCall }) => !needsCall)).toHaveLength(3)
  })

  it('is one order however often its request comes, marked the same', async () => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    const body = await pizza()
    const headers = { 'idempotency-key': 'a-tap-that-came-twice' }
    const responses = await Promise.all([send(body, headers), send(body, headers), send(body, headers)])
    responses.push(await send(body, headers))
    expect(new Set(responses.map((response) => response.body)).size).toBe(1)
    expect(responses[0]?.json()).toMatchObject({ needsCall: false })
    expect(codeOf(await send({ ...body, customerName: 'Khác' }, headers))).toEqual([409, 'orders.key-reused'])
  })

  it('leaves nothing behind where it fails half way', async () => {
    await setSettings(restaurant, { capacity })
    await restaurant.db.execute('alter table notifications add constraint broken check (false) not valid')
    try {
      expect((await send(await pizza(), { 'idempotency-key': 'half-way-there' })).statusCode).toBe(500)
    } finally {
      await restaurant.db.execute('alter table notifications drop constraint broken')
    }
    expect(await restaurant.db.select().from(orderTable)).toEqual([])
    expect((await send(await pizza(), { 'idempotency-key': 'half-way-there' })).statusCode).toBe(201)
  })
})

describe('an order that waits for a call', () => {
  it('goes to no kitchen before it is confirmed, neither by its status nor by an edit', async () => {
    await setSettings(restaurant, { capacity })
    const { id } = await place({}, 25)
    for (const status of ['preparing', 'ready', 'delivered', 'completed']) {
      expect(codeOf(await setStatus(id, status))).toEqual([409, 'orders.confirm-first'])
      expect(codeOf(await admin('PATCH', `/api/orders/${id}`, { status }))).toEqual([
        409,
        'orders.confirm-first',
      ])
    }
    expect((await setStatus(id, 'cancelled')).statusCode).toBe(200)
    expect(codeOf(await setStatus(id, 'completed'))).toEqual([409, 'orders.confirm-first'])
    expect((await setStatus(id, 'confirmed')).statusCode).toBe(200)
    expect((await setStatus(id, 'preparing')).statusCode).toBe(200)
  })

  it('is no taking of the day yet', async () => {
    await setSettings(restaurant, { capacity })
    const { id } = await place({}, 25)
    expect((await sumOrdersDueOn(restaurant.db, '2026-05-06')).orders).toBe(0)
    await setStatus(id, 'confirmed')
    expect((await sumOrdersDueOn(restaurant.db, '2026-05-06')).orders).toBe(1)
  })

  it('tells its guest the same whatever the reason, and nothing of it once it is confirmed', async () => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    const [large, often] = [await place({}, 25), await place({}, 25)]
    const told = (order: object) => ({ ...order, id: '', ticketUrl: '', shortCode: '' })
    expect(told(often)).toEqual(told(large))
    expect(often).not.toHaveProperty('openOfNumber')
    expect(told(await ticketOf(often))).toEqual(told(await ticketOf(large)))
    await setStatus(often.id, 'confirmed')
    expect(await ticketOf(often)).toMatchObject({ needsCall: false, status: 'confirmed' })
  })
})
