import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import type { Order, PlacedOrder } from '#src/features/orders/contract/order.ts'
import type { MadeReservation, Reservation } from '#src/features/reservations/contract/reservation.ts'
import type { CancelledTogether, SameNumber } from '../contract/same-number.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let guest: OfficeCall
// A session ends when a test moves the clock by days.
beforeEach(async () => {
  staff = await officeCalls(restaurant, 'staff')
  guest = await officeCalls(restaurant, 'anonymous')
})
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.execute('delete from reservations')
  await restaurant.db.execute('delete from orders')
  await restaurant.db.delete(auditEntryTable)
})

const phone = '0900 000 000'
const book = async (changes: object = {}) => {
  const payload = { date: '2026-05-08', time: '19:00', guests: 4, name: 'Khách', phone, ...changes }
  return (await guest('POST', '/api/reservations', payload)).json<MadeReservation>()
}
const order = async (customerPhone = phone) =>
  (
    await guest('POST', '/api/orders', await orderFor(restaurant.app, [smallPepperoni], { customerPhone }))
  ).json<PlacedOrder>()
const setStatus = (kind: 'orders' | 'reservations', { id }: { id: string }, status: string) =>
  staff('PATCH', `/api/${kind}/${id}/status`, { status })
const open = async ({ id }: { id: string }) => {
  const found = (await staff('GET', `/api/same-number?like=${id}`)).json<SameNumber>()
  return [...found.reservations, ...found.orders].map((each) => each.id)
}
const cancelAll = async ({ id }: { id: string }) =>
  (await staff('POST', '/api/same-number/cancel', { like: id })).json<CancelledTogether>()
const restore = (cancelled: object) => staff('POST', '/api/same-number/restore', cancelled)
const statuses = async () => {
  const [tables, meals] = [await staff('GET', '/api/reservations'), await staff('GET', '/api/orders')]
  const rows = [...tables.json<Reservation[]>(), ...meals.json<Order[]>()]
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}

/** A number with a table and an order in several statuses, one that is over, and somebody else's. */
async function severalOf() {
  const pending = await book()
  const confirmed = await book({ time: '12:00' })
  const done = await book({ time: '15:00' })
  const cooking = await order()
  const other = await book({ phone: '0900 000 001' })
  await setStatus('reservations', confirmed, 'confirmed')
  await setStatus('reservations', done, 'completed')
  await setStatus('orders', cooking, 'preparing')
  return { pending, confirmed, done, cooking, other }
}

describe('what a number has open', () => {
  it('is found by any of it, in the order in which it is due, without what is over or of somebody else', async () => {
    const { pending, confirmed, cooking, other, done } = await severalOf()
    const all = [confirmed.id, pending.id, cooking.id]
    expect(await open(cooking)).toEqual(all)
    expect(await open(done)).toEqual(all)
    expect(await open(other)).toEqual([other.id])
    const { shownPhone } = (await staff('GET', `/api/same-number?like=${pending.id}`)).json<SameNumber>()
    expect(shownPhone).toBe(phone)
  })

  it('ends with the day on which it is due', async () => {
    const made = await book()
    const meal = await order()
    restaurant.clock.set('2026-05-08T16:59:00Z')
    staff = await officeCalls(restaurant, 'staff')
    expect(await open(made)).toEqual([made.id])
    expect(await open(meal)).toEqual([made.id])
    restaurant.clock.set('2026-05-08T17:00:00Z')
    expect(await open(made)).toEqual([])
  })

  it('stands as a figure in every row of the office', async () => {
    const { cooking, other } = await severalOf()
    const rows = (await staff('GET', '/api/reservations')).json<Reservation[]>()
    expect(rows.map(({ id, openOfNumber }) => (id === other.id ? 1 : openOfNumber))).toEqual([1, 3, 3, 3])
    expect((await staff('GET', `/api/orders/${cooking.id}`)).json()).toMatchObject({ openOfNumber: 3 })
  })
})

describe('cancelling all of a number', () => {
  it('leaves what is over and what others have, with an entry for each', async () => {
    const { pending, confirmed, done, cooking, other } = await severalOf()
    await restaurant.db.delete(auditEntryTable)
    await cancelAll(pending)
    expect(await statuses()).toEqual({
      [pending.id]: 'cancelled',
      [confirmed.id]: 'cancelled',
      [cooking.id]: 'cancelled',
      [done.id]: 'completed',
      [other.id]: 'pending',
    })
    const entries = await restaurant.db.select().from(auditEntryTable)
    expect(new Set(entries.map(({ thingId }) => thingId))).toEqual(
      new Set([pending.id, confirmed.id, cooking.id]),
    )
  })

  it('is taken back to the statuses that each had, once, with entries too', async () => {
    const { pending, cooking } = await severalOf()
    const before = await statuses()
    const cancelled = await cancelAll(cooking)
    await restaurant.db.delete(auditEntryTable)
    expect((await restore(cancelled)).json()).toEqual({ restored: 3, missed: [] })
    expect(await statuses()).toEqual(before)
    expect(await restaurant.db.select().from(auditEntryTable)).toHaveLength(3)
    restaurant.clock.set('2026-05-06T05:01:00Z')
    await setStatus('reservations', pending, 'cancelled')
    expect((await restore(cancelled)).json()).toEqual({ restored: 0, missed: [] })
  })

  it('is taken back but for what somebody has changed since', async () => {
    const { pending, confirmed, cooking } = await severalOf()
    const cancelled = await cancelAll(pending)
    restaurant.clock.set('2026-05-06T05:01:00Z')
    await setStatus('reservations', confirmed, 'completed')
    await setStatus('orders', cooking, 'confirmed')
    await setStatus('orders', cooking, 'cancelled')
    expect((await restore(cancelled)).json()).toEqual({ restored: 1, missed: [] })
    expect(await statuses()).toMatchObject({
      [confirmed.id]: 'completed',
      [pending.id]: 'pending',
      [cooking.id]: 'cancelled',
    })
  })

  it('is taken back but for a table whose seats are gone, which is named', async () => {
    await setSettings(restaurant, { capacity: { seats: 4, stayMinutes: 120 } })
    const made = await book()
    const noon = await book({ time: '12:00' })
    const cancelled = await cancelAll(made)
    await book({ phone: '0900 000 001' })
    const { name } = made
    expect((await restore(cancelled)).json()).toEqual({ restored: 1, missed: [{ name, lacks: 'seats' }] })
    expect(await statuses()).toMatchObject({ [made.id]: 'cancelled', [noon.id]: 'pending' })
  })

  it('meets 42 at once, whatever somebody else does with them meanwhile', async () => {
    const made = []
    for (let index = 0; index < 42; index += 1)
      made.push(await book({ guests: 1, date: index % 2 < 1 ? '2026-05-08' : '2026-05-09' }))
    const [one, ...others] = made
    if (!one) throw new Error('42 were made')
    const [cancelled] = await Promise.all([
      cancelAll(one),
      ...others.slice(0, 8).map((each) => setStatus('reservations', each, 'confirmed')),
    ])
    expect(cancelled.reservations).toHaveLength(42)
    const answer = await restore(await cancelAll(one))
    expect(answer.statusCode).toBe(200)
  })
})

test('nobody but the restaurant sees, cancels or restores it, and an unknown row has no number', async () => {
  const made = await book()
  for (const by of [guest, await officeCalls(restaurant, 'customer')]) {
    const codes = [
      await by('GET', `/api/same-number?like=${made.id}`),
      await by('POST', '/api/same-number/cancel', { like: made.id }),
      await by('POST', '/api/same-number/restore', { reservations: [], orders: [] }),
    ].map(({ statusCode }) => statusCode)
    expect(new Set(codes).size).toBe(1)
    expect([401, 403]).toContain(codes[0])
  }
  expect((await staff('GET', '/api/same-number?like=none')).statusCode).toBe(404)
  expect((await staff('POST', '/api/same-number/cancel', { like: 'none' })).statusCode).toBe(404)
})
