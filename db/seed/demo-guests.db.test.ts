import { expect, test } from 'vitest'

import { openTestRestaurant } from '#test/support/test-restaurant.ts'
import { signIn } from '#test/support/sign-in.ts'
import { addDays, restaurantDate } from '#src/kernel/dates.ts'
import type { MessageCounts } from '#src/features/contact/contract/message.ts'
import { seedMessages } from '#src/features/contact/server/contact.ts'
import type { ReservationDay } from '#src/features/reservations/contract/reservation.ts'
import { slotsOn } from '#src/features/reservations/rules/reservation-times.ts'
import { seedReservations } from '#src/features/reservations/server/reservations.ts'
import { demoBookings } from './demo-bookings.ts'
import { demoMessages } from './demo-messages.ts'
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
