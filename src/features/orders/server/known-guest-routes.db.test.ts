import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { storedOrder, storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { reservationArchiveTable } from '#src/features/reservations/server/reservation-archive-table.ts'
import { reservationJobs } from '#src/features/reservations/server/reservation-jobs.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { runJob } from '#src/server/jobs/run-job.ts'
import type { KnownGuest } from '../contract/known-guest.ts'
import { shortCode } from '../rules/order-code.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderJobs } from './order-jobs.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
const today = '2026-05-06T05:00:00Z'
const phone = '0900 000 000'
const stored = '+84900000000'
const unknown = { name: null, orders: [], allergyNotes: [], noShows: 0 }
let staff: OfficeCall

beforeEach(async () => {
  restaurant.clock.set(today)
  for (const table of [orderTable, orderArchiveTable, reservationTable, reservationArchiveTable])
    await restaurant.db.delete(table)
  staff = await officeCalls(restaurant, 'staff')
  await restaurant.db.delete(auditEntryTable)
})
afterEach(() => restaurant.clock.set(today))

const turnOn = () => setSettings(restaurant, { looksUpCallers: true })
const lookUp = (number = phone) => staff('POST', '/api/guests/look-up', { phone: number })
const known = async (number = phone) => (await lookUp(number)).json<KnownGuest>()

async function order(day: string, changes: Parameters<typeof storedOrder>[1] = {}) {
  const row = storedOrder(new Date(`${day}T05:00:00Z`), { customerPhone: stored, ...changes })
  await restaurant.db.insert(orderTable).values(row)
  return row
}

async function book(day: string, changes: Parameters<typeof storedReservation>[2] = {}) {
  const row = storedReservation(new Date(`${day}T05:00:00Z`), day, { phone: stored, ...changes })
  await restaurant.db.insert(reservationTable).values(row)
}

async function runRetention(now: string) {
  restaurant.clock.set(now)
  for (const job of [...orderJobs(restaurant), ...reservationJobs(restaurant)])
    if (job.name.endsWith('-retention')) await runJob(restaurant, job)
  staff = await officeCalls(restaurant, 'staff')
}

describe('who may look a number up', () => {
  it('is staff and admins, once the owner has turned it on', async () => {
    expect((await lookUp()).json()).toMatchObject({ code: 'guests.look-up-off' })
    expect((await lookUp()).statusCode).toBe(403)
    await turnOn()
    const statuses = []
    for (const who of ['anonymous', 'customer', 'staff', 'admin'] as const) {
      const call = await officeCalls(restaurant, who)
      statuses.push((await call('POST', '/api/guests/look-up', { phone })).statusCode)
    }
    expect(statuses).toEqual([401, 403, 200, 200])
  })

  it('learns nothing while it is off, and nothing is recorded then', async () => {
    await order('2026-05-01')
    expect((await lookUp()).body).not.toContain('Nguyễn')
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
  })
})

describe('a look', () => {
  it('tells the name of the newest visit and the last five orders that were not cancelled, newest first', async () => {
    await turnOn()
    const orders = []
    for (const day of ['01', '02', '03', '04', '05', '06'])
      orders.push(await order(`2026-04-${day}`, { customerName: `Lan ${day}` }))
    await order('2026-04-07', { status: 'cancelled', customerName: 'Lan huỷ' })
    await book('2026-04-08', { name: 'Chị Lan' })
    const guest = await known()
    expect(guest.name).toBe('Chị Lan')
    expect(guest.orders.map((each) => each.shortCode)).toEqual(
      orders
        .toReversed()
        .slice(0, 5)
        .map(({ id }) => shortCode(id)),
    )
  })

  it('finds a number however it is typed, and no other number: not its beginning, not one that begins with it', async () => {
    await turnOn()
    await order('2026-05-01', { customerName: 'Lan' })
    await order('2026-05-02', { customerName: 'Mai', customerPhone: '+849000000001' })
    for (const typed of ['0900000000', '+84 900 000 000', '(0900) 000.000'])
      expect((await known(typed)).name).toBe('Lan')
    expect(await known('0900 000 001')).toEqual(unknown)
    for (const typed of ['0900 000', '090000000', '%', '0900 000 00_', '+84', ' '])
      expect((await lookUp(typed)).statusCode).toBe(400)
  })

  it('tells every note of an order, a dish or a booking that mentions an allergy, of cancelled ones too', async () => {
    await turnOn()
    const [line] = storedOrder(new Date(today)).items
    if (!line) throw new Error('A stored order has a line')
    await order('2026-04-01', { specialInstructions: 'Dị ứng tôm', status: 'cancelled' })
    await order('2026-04-02', { specialInstructions: 'Nhanh nhé', items: [{ ...line, note: 'no nuts' }] })
    await book('2026-04-03', { specialRequests: 'allergic to milk' })
    await book('2026-04-04', { specialRequests: 'Bàn gần cửa sổ' })
    expect((await known()).allergyNotes).toEqual(['allergic to milk', 'no nuts', 'Dị ứng tôm'])
  })

  it('counts the bookings to which nobody came', async () => {
    await turnOn()
    await book('2026-04-03', { noShowAt: new Date('2026-04-03T12:30:00Z') })
    await book('2026-04-04', { arrivedAt: new Date('2026-04-04T11:30:00Z') })
    await book('2026-04-05', { noShowAt: new Date('2026-04-05T12:30:00Z') })
    await book('2026-04-05', { phone: '+84900000001', noShowAt: new Date('2026-04-05T12:30:00Z') })
    expect((await known()).noShows).toBe(2)
  })

  it('reaches into the archive and ends with the erasure', async () => {
    await turnOn()
    await order('2026-01-15', { customerName: 'Lan', specialInstructions: 'Dị ứng tôm' })
    await book('2026-01-15', {
      name: 'Lan',
      specialRequests: 'no nuts',
      noShowAt: new Date('2026-01-15T12:30:00Z'),
    })
    const before = await known()
    await runRetention('2026-04-15T17:00:00Z')
    expect(await restaurant.db.select().from(orderTable)).toEqual([])
    expect(await known()).toEqual(before)
    await runRetention('2026-07-15T17:00:00Z')
    expect(await known()).toEqual(unknown)
    // Even if a number had been left behind, an erased row would tell nothing.
    await restaurant.db.update(orderArchiveTable).set({ customerPhone: stored, customerName: 'Lan' })
    await restaurant.db.update(reservationArchiveTable).set({ phone: stored, name: 'Lan' })
    expect(await known()).toEqual(unknown)
  })

  it('is recorded: who and when, and nothing that tells whom, known or not', async () => {
    await turnOn()
    const row = await order('2026-05-01', { customerName: 'Lan' })
    await lookUp()
    await lookUp('0900 000 001')
    await lookUp()
    const entries = await restaurant.db.select().from(auditEntryTable)
    const look = { action: 'orders.guest-look-up', actorKind: 'user', changes: {} }
    expect(entries).toMatchObject([look, look, look])
    expect(entries.every(({ changedAt }) => changedAt.toISOString() === new Date(today).toISOString())).toBe(
      true,
    )
    // The same number twice has two ids.
    expect(new Set(entries.map(({ thingId }) => thingId)).size).toBe(3)
    const text = JSON.stringify(entries)
    for (const secret of ['900000', 'Lan', row.id]) expect(text).not.toContain(secret)
  })

  it('is stored nowhere on the way', async () => {
    await turnOn()
    expect((await lookUp()).headers['cache-control']).toBe('no-store')
  })
})

test('nothing of a ticket leaves the server with an order', async () => {
  await turnOn()
  const row = await order('2026-05-01', { customerEmail: 'lan@example.com' })
  const { body } = await lookUp()
  expect(body).not.toContain(row.ticketToken)
  expect(body).not.toContain('lan@example.com')
})
