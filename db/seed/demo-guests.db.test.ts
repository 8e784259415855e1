import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, inject, test } from 'vitest'

import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { openTestRestaurant } from '#test/support/test-restaurant.ts'
import { signIn } from '#test/support/sign-in.ts'
import { addDays, minutesOf, restaurantDate } from '#src/kernel/dates.ts'
import type { MessageCounts } from '#src/features/contact/contract/message.ts'
import { seedMessages } from '#src/features/contact/server/contact.ts'
import type { ReservationDay } from '#src/features/reservations/contract/reservation.ts'
import { slotsOn } from '#src/features/reservations/rules/reservation-times.ts'
import { guestsSeatedAt, hasRoom } from '#src/features/reservations/rules/seating.ts'
import { seedReservations } from '#src/features/reservations/server/reservations.ts'
import { parseConfig } from '#src/server/config.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import { migrateDatabase } from '#src/server/database/migrate.ts'
import { setupTimeouts } from '#src/server/database/timeouts.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { demoBookings, demoCapacity } from './demo-bookings.ts'
import { demoMessages } from './demo-messages.ts'
import { seedDemoRestaurant } from './load.ts'
import { siteSettings } from './site-settings.ts'

const openTimes = { openingHours: siteSettings.openingHours, closures: siteSettings.closures }

test.each([
  ['at night', '2026-05-06T18:00:00Z'],
  ['at noon', '2026-05-06T05:00:00Z'],
  ['in the evening', '2026-05-06T12:05:00Z'],
])('a demo that is loaded %s has tables and messages around that moment', async (_when, instant) => {
  const restaurant = await openTestRestaurant()
  try {
    const now = new Date(instant)
    restaurant.clock.set(instant)
    await seedReservations(restaurant.db, demoBookings, now)
    await seedMessages(restaurant.db, demoMessages, now)
    const cookie = await signIn(restaurant.app, 'staff')
    const get = async <Body>(url: string) =>
      (await restaurant.app.inject({ method: 'GET', url, headers: { cookie } })).json<Body>()
    const today = restaurantDate(now)
    for (const [date, tables] of [
      [addDays(today, -1), 3],
      [today, 13],
      [addDays(today, 1), 5],
    ] as const) {
      const day = await get<ReservationDay>(`/api/reservations/days/${date}`)
      expect(day.reservations).toHaveLength(tables)
      for (const { time, status, createdAt } of day.reservations) {
        const isOver = new Date(`${date}T${time}:00+07:00`) < now
        expect(isOver ? ['completed', 'cancelled'] : ['pending', 'confirmed', 'cancelled']).toContain(status)
        expect(new Date(createdAt) < now).toBe(true)
      }
    }
    const counts = await get<MessageCounts>('/api/contact/summary')
    expect(counts).toEqual({ total: 7, new: 3, replied: 2, archived: 2 })
  } finally {
    await restaurant.close()
  }
})

test('demo guests come at times that can be booked, and cannot belong to anyone', () => {
  const morning = new Date('2026-05-06T00:00:00Z')
  const offered = slotsOn('2026-05-06', morning, openTimes)
  for (const { time, name, phone, email } of demoBookings) {
    expect(offered).toContain(time)
    expect(name).toMatch(/^(Khách mẫu|Demo guest) /)
    expect(phone).toMatch(/^0274 000 \d{4}$/)
    expect(email ?? 'none@none.example').toMatch(/@[\w-]+\.example$/)
  }
  for (const { email, phone } of demoMessages) {
    expect(email).toMatch(/@[\w-]+\.example$/)
    expect(phone ?? '0274 000 0000').toMatch(/^0274 000 \d{4}$/)
  }
})

test('demo guests all have seats, and tomorrow evening none is left for others', () => {
  const bookedOn = (day: number) =>
    demoBookings.filter((booking) => booking.day === day && booking.status !== 'cancelled')
  const { seats, stayMinutes } = demoCapacity
  for (const { day, time } of demoBookings)
    expect(guestsSeatedAt(minutesOf(time), bookedOn(day), stayMinutes)).toBeLessThanOrEqual(seats)
  const isFree = (time: string) => hasRoom({ time, guests: 2 }, bookedOn(1), demoCapacity)
  expect(['12:00', '17:00', '18:00', '19:00', '20:30'].map(isFree)).toEqual([true, true, false, false, true])
})

test('the demo has its seats with its guests; without them no limit is set', async () => {
  for (const [guestsAt, capacity] of [
    [new Date('2026-05-06T05:00:00Z'), demoCapacity],
    [undefined, null],
  ] as const) {
    const name = `demo_${randomBytes(6).toString('hex')}`
    const url = await createDatabase(inject('postgresUrl'), name)
    const { db, pool, close } = await openDatabase(url, setupTimeouts)
    const storageDir = await mkdtemp(join(tmpdir(), 'bep-lua-demo-'))
    const config = parseConfig({ DATA_DIR: storageDir })
    try {
      await migrateDatabase(pool)
      const place = { config, storage: await openStorage(config) }
      expect(await seedDemoRestaurant(db, place, { guestsAt })).toBe(true)
      const { rows } = await pool.query("select settings->'capacity' as capacity from site_settings")
      expect(rows).toEqual([{ capacity }])
    } finally {
      await close()
      await dropDatabase(inject('postgresUrl'), name)
      await rm(storageDir, { recursive: true, force: true })
    }
  }
})

test('a restaurant that is there starts while its pictures’ storage is away; an empty one says why it cannot', async () => {
  const name = `demo_${randomBytes(6).toString('hex')}`
  const { db, pool, close } = await openDatabase(
    await createDatabase(inject('postgresUrl'), name),
    setupTimeouts,
  )
  const server = await startS3Server()
  const config = parseConfig({ DATA_DIR: tmpdir(), ...server.settings })
  const place = { config, storage: await openStorage(config) }
  try {
    await migrateDatabase(pool)
    await server.close()
    await expect(seedDemoRestaurant(db, place)).rejects.toThrow(/pictures cannot be stored/)
    await pool.query(`insert into site_settings (settings) values ('{}')`)
    expect(await seedDemoRestaurant(db, place)).toBe(false)
  } finally {
    await close()
    await dropDatabase(inject('postgresUrl'), name)
  }
})
