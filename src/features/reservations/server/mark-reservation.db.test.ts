import { beforeEach, describe, expect, it, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import { visitTable } from '#src/features/visits/server/visit-table.ts'
import { openTables, orderAt } from '#test/support/visits.ts'
import type { MadeReservation, Reservation, ReservationDay } from '../contract/reservation.ts'
import { archiveReservations } from './archive-reservations.ts'
import { reservationTable } from './reservation-table.ts'

const restaurant = testRestaurant()
const now = '2026-05-08T12:30:00.000Z' // 19:30 at the restaurant
let staff: OfficeCall

const booking = { date: '2026-05-08', time: '19:00', guests: 4, name: 'Khách Thử', phone: '0900 000 000' }

beforeEach(async () => {
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(visitTable)
  const [record] = await restaurant.db.select().from(siteSettingsTable)
  if (!record) throw new Error('The demo restaurant has settings')
  const settings = { ...record.settings, capacity: { seats: 4, stayMinutes: 120 } }
  await restaurant.content.change((tx) => saveSiteSettings(tx, settings))
  restaurant.clock.set(now)
  staff = await officeCalls(restaurant, 'staff')
})

async function book(changed: Partial<typeof booking> = {}) {
  restaurant.clock.set('2026-05-08T05:00:00Z')
  const payload = { ...booking, ...changed }
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload })
  expect(response.statusCode, response.body).toBe(201)
  restaurant.clock.set(now)
  return response.json<MadeReservation>()
}
const mark = async ({ id }: { id: string }, payload: object, call = staff) => {
  const response = await call('PATCH', `/api/reservations/${id}/marks`, payload)
  const { code, arrivedAt, noShowAt } = response.json<Reservation & { code?: string }>()
  return code === undefined ? { arrivedAt, noShowAt } : [response.statusCode, code]
}
const unmarked = { arrivedAt: null, noShowAt: null }

describe('a mark of a reservation', () => {
  it('is set at the moment, replaces the other, and is cleared', async () => {
    const made = await book()
    expect(await mark(made, { arrived: true })).toEqual({ arrivedAt: now, noShowAt: null })
    restaurant.clock.set('2026-05-08T12:40:00Z')
    expect(await mark(made, { arrived: true })).toEqual({ arrivedAt: now, noShowAt: null })
    const gone = { arrivedAt: null, noShowAt: '2026-05-08T12:40:00.000Z' }
    expect(await mark(made, { noShow: true })).toEqual(gone)
    // Clearing the mark that is not set, or sending none, leaves the other.
    expect(await mark(made, { arrived: false })).toEqual(gone)
    expect(await mark(made, {})).toEqual(gone)
    expect(await mark(made, { noShow: false })).toEqual(unmarked)
    expect((await staff('GET', `/api/reservations/${made.id}`)).json()).toMatchObject({
      ...unmarked,
      status: 'pending',
    })
  })

  test.each([
    [{ arrived: true, noShow: true }, 400, 'request.invalid'],
    [{ arrived: 'yes' }, 400, 'request.invalid'],
    [{ arrived: true, updatedAt: '2026-05-08T04:00:00.000Z' }, 409, 'reservations.stale'],
  ])('is rejected with %j', async (payload, status, code) => {
    const made = await book()
    expect(await mark(made, payload)).toEqual([status, code])
  })

  it('is for staff alone', async () => {
    const made = await book()
    const customer = await officeCalls(restaurant, 'customer')
    expect(await mark(made, { arrived: true }, customer)).toEqual([403, expect.any(String)])
    const anonymous = await officeCalls(restaurant, 'anonymous')
    expect(await mark(made, { arrived: true }, anonymous)).toEqual([401, expect.any(String)])
  })

  it('says that guests did not come only after their time, but that they are early before', async () => {
    const made = await book({ time: '19:45' })
    expect(await mark(made, { noShow: true })).toEqual([409, 'reservations.not-due'])
    expect(await mark(made, { arrived: true })).toEqual({ arrivedAt: now, noShowAt: null })
  })

  it('belongs to the visit as agreed: guests who move it are expected again', async () => {
    const made = await book()
    await mark(made, { noShow: true })
    const admin = await officeCalls(restaurant, 'admin')
    const moved = await admin('PATCH', `/api/reservations/${made.id}`, { date: '2026-05-09' })
    expect(moved.json()).toMatchObject(unmarked)
    const named = await admin('PATCH', `/api/reservations/${made.id}`, { name: 'Khách Khác' })
    expect(named.json()).toMatchObject(unmarked)
  })

  it('stays with an archived reservation, which takes no other', async () => {
    const row = storedReservation(new Date('2026-01-10T05:00:00Z'), '2026-01-12')
    await restaurant.db.insert(reservationTable).values(row)
    await archiveReservations(restaurant.db, new Date(now))
    const shown = (await staff('GET', `/api/reservations/${row.id}`)).json<Reservation>()
    expect(shown).toMatchObject({ archivedAt: now, arrivedAt: row.arrivedAt?.toISOString(), noShowAt: null })
    expect(await mark(row, { noShow: true })).toEqual([409, 'reservations.archived'])
  })

  it('is nothing that the guest reads', async () => {
    const made = await book()
    const ticket = () =>
      restaurant.app.inject({ method: 'GET', url: `/api/reservations/ticket/${made.ticketUrl.slice(13)}` })
    const before = (await ticket()).body
    await mark(made, { noShow: true })
    expect((await ticket()).body).toBe(before)
  })
})

describe('guests who come', () => {
  const at = async (label: string) =>
    (await openTables(staff)).visits.find(({ tableLabel }) => tableLabel === label)
  const seat = ({ id }: { id: string }, tableLabel: string) =>
    staff('PATCH', `/api/reservations/${id}/status`, { status: 'confirmed', tableLabel })

  it('have their table at once, which nobody else is given, and give it back if they ordered nothing', async () => {
    const made = await book()
    await seat(made, '7')
    expect(await at('7')).toBeUndefined()
    await mark(made, { arrived: true })
    expect(await at('7')).toMatchObject({ reservationId: made.id, guests: 4 })
    await seat(made, '8')
    expect([await at('7'), await at('8')]).toMatchObject([undefined, { reservationId: made.id }])
    await mark(made, { arrived: false })
    expect(await at('8')).toBeUndefined()
    await mark(made, { arrived: true })
    const admin = await officeCalls(restaurant, 'admin')
    await admin('DELETE', `/api/reservations/${made.id}`)
    expect(await at('8')).toBeUndefined()
  })

  it('keep the table at which they have ordered', async () => {
    const made = await book()
    await seat(made, '7')
    await mark(made, { arrived: true })
    await orderAt(restaurant, '7')
    await mark(made, { arrived: false })
    await seat(made, '8')
    await mark(made, { arrived: true })
    expect([await at('7'), await at('8')]).toMatchObject([{ reservationId: made.id }, undefined])
  })

  it('are marked even if others sit at their table', async () => {
    await staff('POST', '/api/visits', { tableLabel: '7' })
    const made = await book()
    await seat(made, '7')
    expect(await mark(made, { arrived: true })).toEqual({ arrivedAt: now, noShowAt: null })
    expect(await at('7')).toMatchObject({ reservationId: null })
  })
})

describe('guests who do not come', () => {
  const later = { time: '20:00', guests: 4 }
  const tryToBook = () =>
    restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload: { ...booking, ...later } })

  it('hold no seats, so that others can have them', async () => {
    const made = await book()
    expect((await tryToBook()).statusCode).toBe(409)
    await mark(made, { noShow: true })
    const day = await staff('GET', `/api/reservations/days/${booking.date}`)
    expect(day.json<ReservationDay>().covers).toBe(0)
    expect((await tryToBook()).statusCode).toBe(201)
    // They come after all, and their seats are taken.
    expect(await mark(made, { noShow: false })).toEqual([409, 'reservations.slot-full'])
    expect(await mark(made, { arrived: true })).toEqual([409, 'reservations.slot-full'])
  })

  it('cannot be overbooked while one takes their seats and another takes the mark back', async () => {
    for (let round = 0; round < 5; round += 1) {
      await restaurant.db.delete(reservationTable)
      const made = await book()
      await mark(made, { noShow: true })
      await Promise.all([tryToBook(), mark(made, { noShow: false }), tryToBook()])
      const day = await staff('GET', `/api/reservations/days/${booking.date}`)
      expect(day.json<ReservationDay>().covers).toBe(4)
    }
  })
})
