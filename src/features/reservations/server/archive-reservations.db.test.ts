import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { runJob } from '#src/server/jobs/run-job.ts'
import type { Reservation, ReservationDay, ReservationTicket } from '../contract/reservation.ts'
import { reservationArchiveTable } from './reservation-archive-table.ts'
import { reservationJobs } from './reservation-jobs.ts'
import { reservationTable } from './reservation-table.ts'

const restaurant = testRestaurant()
const booked = new Date('2026-01-10T05:00:00Z')
const archived = '2026-04-15T17:00:00Z'
const erased = '2026-07-15T17:00:00Z'

beforeEach(async () => {
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(reservationArchiveTable)
})

const store = (...rows: ReturnType<typeof storedReservation>[]) =>
  restaurant.db.insert(reservationTable).values(rows)

async function runAt(now: string) {
  restaurant.clock.set(now)
  const job = reservationJobs(restaurant).find(({ name }) => name === 'reservation-retention')
  if (!job) throw new Error('There is no such job')
  return runJob(restaurant, job)
}

const live = () => restaurant.db.select().from(reservationTable)
const stored = () => restaurant.db.select().from(reservationArchiveTable)

describe('the retention of reservations', () => {
  it('archives a reservation three months after the guests came, whole and as it was', async () => {
    const row = storedReservation(booked, '2026-01-15')
    await store(row)
    expect(await runAt('2026-04-15T16:59:59Z')).toEqual({ archived: 0, erased: 0 })
    expect(await runAt(archived)).toEqual({ archived: 1, erased: 0 })
    expect(await live()).toEqual([])
    expect(await stored()).toEqual([
      {
        ...row,
        originalId: row.id,
        originalCreatedAt: row.createdAt,
        archivedAt: new Date(archived),
        erasedAt: null,
      },
    ])
  })

  it('leaves what is pending or confirmed in the future where it is, however long ago it was booked', async () => {
    const pending = storedReservation(booked, '2026-04-16', { status: 'pending' })
    const confirmed = storedReservation(booked, '2026-04-20', { status: 'confirmed' })
    await store(pending, confirmed)
    expect(await runAt(archived)).toEqual({ archived: 0, erased: 0 })
    expect(await live()).toHaveLength(2)
  })

  it('counts from the booking where staff entered a visit that was over', async () => {
    await store(storedReservation(booked, '2026-01-02'))
    expect(await runAt('2026-04-10T16:00:00Z')).toEqual({ archived: 0, erased: 0 })
    expect(await runAt('2026-04-10T17:00:00Z')).toEqual({ archived: 1, erased: 0 })
  })

  it('erases every word of the guest after six months, and leaves the figures', async () => {
    const row = storedReservation(booked, '2026-01-15')
    await store(row)
    await runAt(archived)
    expect(await runAt('2026-07-15T16:59:59Z')).toEqual({ archived: 0, erased: 0 })
    expect(await runAt(erased)).toEqual({ archived: 0, erased: 1 })
    const { id, date, time, guests, status, source } = row
    expect((await stored())[0]).toMatchObject({ id, date, time, guests, status, source })
    const { rows } = await restaurant.db.execute(sql`select * from reservations_archive`)
    expect(JSON.stringify(rows)).not.toMatch(/Bình|binh|84900000002|ticket-/)
  })
})

it('tells open screens when reservations have been archived or erased, and nothing where none were', async () => {
  await store(storedReservation(booked, '2026-01-15'))
  const screen = await hearEvents(restaurant.databaseUrl)
  try {
    await runAt('2026-04-15T16:59:59Z')
    await runAt(archived)
    await expect.poll(() => screen.heard).toEqual([{ lists: ['reservations'] }])
    await runAt(erased)
    await expect.poll(() => screen.heard).toEqual([{ lists: ['reservations'] }, { lists: ['reservations'] }])
  } finally {
    await screen.close()
  }
})

describe('an archived reservation', () => {
  let admin: OfficeCall
  const row = storedReservation(booked, '2026-01-15', { name: 'Lê Thị Đào' })

  beforeEach(async () => {
    await store(row, storedReservation(new Date('2026-04-10T05:00:00Z'), '2026-05-01', { name: 'Phạm Dũng' }))
    await runAt(archived)
    admin = await officeCalls(restaurant, 'admin')
  })

  const names = async (query: string) => {
    const response = await admin('GET', `/api/reservations?${query}`)
    expect(response.statusCode, response.body).toBe(200)
    const rows = response.json<Reservation[]>()
    expect(response.headers['x-total-count']).toBe(String(rows.length))
    return rows.map(({ name }) => name)
  }

  it('is listed, searched and counted among the others, and says that it is archived', async () => {
    expect(await names('')).toEqual(['Phạm Dũng', 'Lê Thị Đào'])
    expect(await names('period=180days')).toEqual(['Phạm Dũng', 'Lê Thị Đào'])
    expect(await names('period=90days')).toEqual(['Phạm Dũng'])
    expect(await names('q=dao')).toEqual(['Lê Thị Đào'])
    expect(await names('q=0900+000+002&status=completed')).toEqual(['Phạm Dũng', 'Lê Thị Đào'])
    expect(await names('archive=without')).toEqual(['Phạm Dũng'])
    const shown = (await admin('GET', `/api/reservations/${row.id}`)).json<Reservation>()
    expect(shown).toMatchObject({ id: row.id, archivedAt: new Date(archived).toISOString() })
  })

  it('can only be read, by the office and by the guest', async () => {
    const address = `/api/reservations/${row.id}`
    const writes = await Promise.all([
      admin('PATCH', `${address}/status`, { status: 'cancelled' }),
      admin('PATCH', address, { guests: 2 }),
      admin('DELETE', address),
    ])
    for (const response of writes) {
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({ code: 'reservations.archived' })
    }
    const ticket = `/api/reservations/ticket/${row.ticketToken}`
    const cancelled = await restaurant.app.inject({ method: 'POST', url: `${ticket}/cancel`, payload: {} })
    expect(cancelled.statusCode).toBe(409)
    expect(cancelled.json()).toMatchObject({ code: 'reservations.cancel-too-late' })
    expect((await stored())[0]).toMatchObject({ status: 'completed', guests: 4 })
  })

  it('that the guest had cancelled stays so, and is returned again', async () => {
    await restaurant.db.update(reservationArchiveTable).set({ status: 'cancelled' })
    const url = `/api/reservations/ticket/${row.ticketToken}/cancel`
    const response = await restaurant.app.inject({ method: 'POST', url, payload: {} })
    expect([response.statusCode, response.json<ReservationTicket>().status]).toEqual([200, 'cancelled'])
  })

  it('shows its ticket until it is erased, and its guests in the day for good', async () => {
    const ticket = () => restaurant.app.inject(`/api/reservations/ticket/${row.ticketToken}`)
    const day = async () => (await admin('GET', '/api/reservations/days/2026-01-15')).json<ReservationDay>()
    expect((await ticket()).json<ReservationTicket>()).toMatchObject({ name: 'Lê Thị Đào' })
    const before = await day()
    expect(before).toMatchObject({ covers: 4, reservations: [{ name: 'Lê Thị Đào' }] })
    await runAt(erased)
    // The session of before has ended meanwhile.
    admin = await officeCalls(restaurant, 'admin')
    expect((await ticket()).statusCode).toBe(404)
    expect(await day()).toEqual({ ...before, reservations: [] })
    expect(await names('q=dao')).toEqual([])
    expect((await admin('GET', `/api/reservations/${row.id}`)).statusCode).toBe(404)
    expect((await admin('DELETE', `/api/reservations/${row.id}`)).statusCode).toBe(404)
  })
})
