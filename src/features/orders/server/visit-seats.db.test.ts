import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { visitTable } from '#src/features/visits/server/visit-table.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
// It is Wednesday noon at the restaurant.
const date = '2026-05-06'
let staff: OfficeCall, guest: OfficeCall

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  guest = await officeCalls(restaurant, 'anonymous')
})
beforeEach(async () => {
  await restaurant.db.delete(visitTable)
  await restaurant.db.delete(reservationTable)
  const capacity = { seats: 10, stayMinutes: 90 }
  await setSettings(restaurant, { capacity, callAboveOpen: null, callAboveGuests: null })
})

const book = (time: string, guests: number, call = guest) =>
  call('POST', '/api/reservations', { date, time, guests, name: 'Khách', phone: '0900 000 000' })
const open = (tableLabel: string, guests: number, more: object = {}) =>
  staff('POST', '/api/visits', { tableLabel, guests, ...more })
const isAboveSeats = async (opened: ReturnType<typeof open>) =>
  (await opened).json<{ isAboveSeats: boolean }>().isAboveSeats

async function fullTimes(guests: number): Promise<string[]> {
  const slots = await guest('GET', `/api/reservations/slots?date=${date}&guests=${guests}`)
  return slots
    .json<{ time: string; isFull: boolean }[]>()
    .flatMap(({ time, isFull }) => (isFull ? [time] : []))
}

describe('a party without a booking', () => {
  it('takes seats from its opening for the length of a stay, and none once it has left', async () => {
    const { id } = (await open('7', 8)).json<{ id: string }>()
    expect(await fullTimes(3)).toEqual(['12:00', '12:15', '12:30', '12:45', '13:00', '13:15'])
    expect(await fullTimes(2)).toEqual([])
    expect((await book('12:30', 3)).statusCode).toBe(409)
    await staff('POST', `/api/visits/${id}/close`)
    expect((await book('12:30', 3)).statusCode).toBe(201)
  })

  it('takes the seats that staff enter later, and none while nobody has counted', async () => {
    const { id } = (await staff('POST', '/api/visits', { tableLabel: '7' })).json<{ id: string }>()
    expect(await fullTimes(10)).toEqual([])
    await staff('PATCH', `/api/visits/${id}`, { guests: 1 })
    expect(await fullTimes(10)).not.toEqual([])
  })

  it('may sit down above the seats, which staff are told', async () => {
    await book('13:00', 8)
    expect(await isAboveSeats(open('7', 2))).toBe(false)
    expect(await isAboveSeats(open('8', 1))).toBe(true)
    expect(await fullTimes(1)).toEqual(['12:00', '12:15', '12:30', '12:45', '13:00', '13:15'])
  })

  it('makes a day full for a party that finds room at no other time of it', async () => {
    const fullDays = async () =>
      (await guest('GET', '/api/reservations/full-days?guests=2')).json<string[]>().includes(date)
    for (let hour = 12; hour < 22; hour += 1) await book(`${hour}:45`, 4)
    for (let hour = 13; hour < 21; hour += 1) await book(`${hour}:15`, 3)
    const [before, opened] = [await fullDays(), await open('7', 9)]
    expect([before, opened.statusCode]).toEqual([false, 201])
    expect(await fullTimes(2)).toContain('12:00')
  })
})

describe('a party with a booking', () => {
  it('takes the seats of its booking once', async () => {
    const { id } = (await book('12:15', 8)).json<{ id: string }>()
    expect(await isAboveSeats(open('7', 8, { reservationId: id }))).toBe(false)
    expect((await book('12:30', 2)).statusCode).toBe(201)
    expect((await book('12:30', 1)).statusCode).toBe(409)
  })

  it('takes seats itself if the booking is cancelled', async () => {
    const { id } = (await book('12:15', 8)).json<{ id: string }>()
    await open('7', 8, { reservationId: id })
    await staff('PATCH', `/api/reservations/${id}/status`, { status: 'cancelled' })
    expect((await book('12:30', 3)).statusCode).toBe(409)
    const restored = await staff('PATCH', `/api/reservations/${id}/status`, { status: 'confirmed' })
    expect(restored.statusCode).toBe(200)
  })
})

it('no moment is overbooked by guests who book while parties sit down', async () => {
  const sitting = Array.from({ length: 4 }, (_, index) => open(String(index), 2))
  const booking = Array.from({ length: 12 }, () => book('12:30', 2))
  const [opened, booked] = [await Promise.all(sitting), await Promise.all(booking)]
  const above = opened.filter((each) => each.json<{ isAboveSeats: boolean }>().isAboveSeats).length
  const made = booked.filter(({ statusCode }) => statusCode === 201).length
  // Only parties that staff let in above the seats exceed them.
  expect(2 * (opened.length - above) + 2 * made).toBe(10)
})
