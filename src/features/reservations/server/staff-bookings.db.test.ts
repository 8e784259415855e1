import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import type { MadeReservation, Reservation } from '../contract/reservation.ts'
import { reservationTable } from './reservation-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall
let guest: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
  guest = await officeCalls(restaurant, 'anonymous')
  await restaurant.db.delete(reservationTable)
})
afterEach(async () => {
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(auditEntryTable)
  await restaurant.db.delete(notificationTable)
})

const booking = { date: '2026-05-08', time: '19:00', guests: 2, name: 'Lan', phone: '0900 000 000' }
const send = (by: OfficeCall, changes: object = {}) =>
  by('POST', '/api/reservations', { ...booking, ...changes })
const book = async (by: OfficeCall, changes: object = {}) => {
  const response = await send(by, changes)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<MadeReservation>()
}
const setStatus = (id: string, change: object) => staff('PATCH', `/api/reservations/${id}/status`, change)
const outcomeOf = (response: { statusCode: number; json: () => unknown }) =>
  (response.json() as { code?: string }).code ?? response.statusCode // a problem has a code
const rowOf = async (id: string) => (await staff('GET', `/api/reservations/${id}`)).json<Reservation>()

describe('the same number, day and time once more', () => {
  it.each([
    ['entered by staff before', () => staff, {}],
    ['booked by the guest before', () => guest, {}],
    ['written in another way', () => staff, { phone: '+84900000000', name: 'Chị Lan', guests: 5 }],
  ])('is asked of staff first: %s', async (_what, first, changes) => {
    await book(first())
    expect(outcomeOf(await send(staff, changes))).toBe('reservations.booked-already')
    expect(outcomeOf(await send(staff, { ...changes, evenIfTwice: true }))).toBe(201)
  })

  it.each([
    ['another time', { time: '19:15' }],
    ['another day', { date: '2026-05-09' }],
    ['another number', { phone: '0900 000 001' }],
  ])('is not asked about %s', async (_what, changes) => {
    await book(staff)
    expect(outcomeOf(await send(staff, changes))).toBe(201)
  })

  it('is not asked where the first is cancelled, nor of guests, who are told of no other', async () => {
    await book(staff)
    for (const evenIfTwice of [undefined, true])
      expect(outcomeOf(await send(guest, { evenIfTwice }))).toBe(201)
    await restaurant.db.delete(reservationTable)
    await setStatus((await book(staff)).id, { status: 'cancelled' })
    expect(outcomeOf(await send(staff))).toBe(201)
  })
})

describe('a party above the seats', () => {
  const full = { capacity: { seats: 10, stayMinutes: 120 } }
  const reason = { overCapacityReason: 'Kê thêm bàn ngoài sân' }

  it.each([
    ['where the time is full', 'reservations.slot-full', { guests: 4 }],
    ['that is larger than the restaurant', 'reservations.party-too-large', { guests: 20 }],
  ])(
    'is taken of staff who say why, with an entry and the reason on the row: %s',
    async (_what, code, changes) => {
      await setSettings(restaurant, full)
      await book(guest, { guests: 10, phone: '0900 000 001' })
      expect(outcomeOf(await send(staff, changes))).toBe(code)
      expect(outcomeOf(await send(staff, { ...changes, overCapacityReason: '  ' }))).toBe(code)
      const { id } = await book(staff, { ...changes, ...reason })
      expect(await rowOf(id)).toMatchObject({ ...reason, needsCall: false })
      expect(await restaurant.db.select().from(auditEntryTable)).toMatchObject([
        { action: 'reservations.above-seats', thingId: id, actorRole: 'staff' },
      ])
      expect(
        (await restaurant.db.select().from(notificationTable)).map(({ referenceId }) => referenceId),
      ).toContain(id)
    },
  )

  it('is changed to by admins who say why, which the row says until it has its seats again', async () => {
    await setSettings(restaurant, full)
    await book(guest, { guests: 10, phone: '0900 000 001' })
    const { id } = await book(staff, { time: '12:00' })
    const change = async (body: object) => outcomeOf(await admin('PATCH', `/api/reservations/${id}`, body))
    const { time } = await rowOf(id)
    expect(await change({ time: '19:00' })).toBe('reservations.slot-full')
    expect(await change({ time: '19:00', ...reason })).toBe(200)
    // The reason stays as long as the change needs no seats.
    expect(await change({ name: 'Minh' })).toBe(200)
    expect(await rowOf(id)).toMatchObject({ ...reason, name: 'Minh' })
    expect(await change({ time, overCapacityReason: 'Không cần' })).toBe(200)
    expect(await rowOf(id)).toMatchObject({ overCapacityReason: null })
  })

  it('is none of a guest, whose reason is neither heard nor stored', async () => {
    await setSettings(restaurant, full)
    await book(guest, { guests: 10, ...reason })
    expect(outcomeOf(await send(guest, { guests: 1, phone: '0900 000 001', ...reason }))).toBe(
      'reservations.slot-full',
    )
    const customer = await officeCalls(restaurant, 'customer')
    expect(outcomeOf(await send(customer, { guests: 20, ...reason }))).toBe('reservations.party-too-large')
    const rows = await restaurant.db.select().from(reservationTable)
    expect(rows.map(({ overCapacityReason }) => overCapacityReason)).toEqual([null])
  })

  it('has no reason where it has its seats, and no entry', async () => {
    await setSettings(restaurant, full)
    const { id } = await book(staff, { guests: 10, ...reason })
    expect(await rowOf(id)).toMatchObject({ overCapacityReason: null })
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
  })

  it('is one however often its request comes', async () => {
    await setSettings(restaurant, full)
    const payload = { ...booking, guests: 20, ...reason }
    const cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'staff' }))
    await restaurant.db.delete(auditEntryTable)
    const ids = []
    for (const _again of [1, 2]) {
      const response = await restaurant.app.inject({
        method: 'POST',
        url: '/api/reservations',
        headers: { cookie, 'idempotency-key': 'above-the-seats' },
        payload,
      })
      ids.push(response.json<MadeReservation>().id)
    }
    expect(new Set(ids).size).toBe(1)
    expect(await restaurant.db.select().from(auditEntryTable)).toHaveLength(1)
  })
})

describe('two visits at one table', () => {
  const conflictsOf = async (id: string) => (await rowOf(id)).tableConflicts.map((each) => each.id)

  it('warn on both rows, in the list, the day and by themselves, until one of them moves', async () => {
    await setSettings(restaurant, { capacity: { seats: 40, stayMinutes: 90 } })
    const one = await book(staff)
    const other = await book(staff, { time: '20:00', phone: '0900 000 001' })
    await setStatus(one.id, { status: 'confirmed', tableLabel: 'Sân 2' })
    const set = await setStatus(other.id, { status: 'confirmed', tableLabel: 'sân 2' })
    expect(set.json<Reservation>().tableConflicts).toEqual([{ id: one.id, name: 'Lan', time: '19:00' }])
    expect(await conflictsOf(one.id)).toEqual([other.id])
    for (const path of ['/api/reservations', '/api/reservations/days/2026-05-08']) {
      const listed = (await staff('GET', path)).json<Reservation[] | { reservations: Reservation[] }>()
      const rows = Array.isArray(listed) ? listed : listed.reservations
      expect(rows.map(({ tableConflicts }) => tableConflicts.length)).toEqual([1, 1])
    }
    await setStatus(other.id, { status: 'confirmed', tableLabel: 'Sân 3' })
    expect([await conflictsOf(one.id), await conflictsOf(other.id)]).toEqual([[], []])
  })

  test.each(['cancelled', 'completed'])('do not where one is %s', async (status) => {
    const one = await book(staff)
    const other = await book(staff, { time: '20:00', phone: '0900 000 001' })
    await setStatus(one.id, { status: 'confirmed', tableLabel: 'A1' })
    await setStatus(other.id, { status, tableLabel: 'A1' })
    expect([await conflictsOf(one.id), await conflictsOf(other.id)]).toEqual([[], []])
  })

  it('are no matter of guests', async () => {
    const made = await book(guest)
    expect(made).not.toHaveProperty('tableConflicts')
    expect(made).not.toHaveProperty('overCapacityReason')
  })
})
