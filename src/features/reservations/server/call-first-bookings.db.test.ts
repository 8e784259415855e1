import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'

import { addDays } from '#src/kernel/dates.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import type {
  MadeReservation,
  Reservation,
  ReservationDay,
  ReservationSlot,
} from '../contract/reservation.ts'
import { reservationTable } from './reservation-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  await restaurant.db.delete(reservationTable)
})
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(notificationTable)
})

const capacity = { seats: 40, stayMinutes: 120 }
const booking = { date: '2026-05-08', time: '19:00', guests: 2, name: 'Khách Thử', phone: '0900 000 000' }
const send = async (changes: object = {}, by?: OfficeCall): Promise<LightMyRequestResponse> => {
  const payload = { ...booking, ...changes }
  const response = by
    ? await by('POST', '/api/reservations', payload)
    : await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload })
  // A server that is too busy says so, and is asked again.
  return response.statusCode === 503 ? send(changes, by) : response
}
const book = async (changes: object = {}, by?: OfficeCall) => {
  const response = await send(changes, by)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<MadeReservation>()
}
const setStatus = (id: string, status: string) => staff('PATCH', `/api/reservations/${id}/status`, { status })
const ticketOf = async ({ ticketUrl }: MadeReservation) =>
  (await restaurant.app.inject(`/api/reservations/ticket/${ticketUrl.split('/').at(-1)}`)).json<object>()

describe('a booking beyond the owner’s limits', () => {
  test.each([
    ['as many guests as may come unasked', { guests: 12 }, {}, false],
    ['more guests', { guests: 13 }, {}, true],
    ['more guests, of an owner who sets no limit', { guests: 13 }, { callAboveGuests: null }, false],
    ['more guests, of a restaurant without a capacity', { guests: 13 }, { capacity: null }, false],
  ])('waits for a call: %s', async (_what, changes, settings, needsCall) => {
    await setSettings(restaurant, { capacity, ...settings })
    expect(await book(changes)).toMatchObject({ status: 'pending', needsCall })
  })

  it('is the fourth of a number, however it is written, and none of another number', async () => {
    await setSettings(restaurant, { capacity })
    const marks = []
    for (const phone of ['0900 000 000', '0900.000.000', '+84 900 000 000', '84900000000', '0900 000 001'])
      marks.push((await book({ phone, guests: 1 })).needsCall)
    expect(marks).toEqual([false, false, false, true, false])
  })

  test.each([
    ['cancelled', async (id: string) => void (await setStatus(id, 'cancelled'))],
    ['completed', async (id: string) => void (await setStatus(id, 'completed'))],
    ['of a day that has passed', async () => restaurant.clock.set('2026-05-09T05:00:00Z')],
  ])('does not count those that are %s', async (_what, end) => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    const { id } = await book()
    await end(id)
    expect(await book({ date: '2026-05-10' })).toMatchObject({ needsCall: false })
  })

  it('is none that staff enter, nor does what they entered count', async () => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    for (const time of ['12:00', '15:00', '18:00'])
      expect(await book({ time, guests: 13 }, staff)).toMatchObject({ needsCall: false, source: 'staff' })
    expect(await book()).toMatchObject({ needsCall: false })
    expect(await book()).toMatchObject({ needsCall: true })
  })

  it('is the fourth of a hundred at once, and every later one', async () => {
    await setSettings(restaurant, { capacity: { seats: 400, stayMinutes: 120 } })
    // Over many days: those of one day take turns for its seats anyway.
    const dates = Array.from({ length: 100 }, (_, day) => addDays('2026-05-07', day % 80))
    const made = await Promise.all(dates.map((date) => book({ date })))
    expect(made.filter(({ needsCall }) => !needsCall)).toHaveLength(3)
  })

  it('takes no seats: the evening stays free for others', async () => {
    await setSettings(restaurant, { capacity })
    await book({ guests: 40 })
    const slots = await restaurant.app.inject('/api/reservations/slots?date=2026-05-08&guests=40')
    expect(slots.json<ReservationSlot[]>().filter(({ isFull }) => isFull)).toEqual([])
    expect((await restaurant.app.inject('/api/reservations/full-days?guests=40')).json()).toEqual([])
    const day = (await staff('GET', '/api/reservations/days/2026-05-08')).json<ReservationDay>()
    expect([day.covers, day.slots.every(({ guests }) => guests === 0)]).toEqual([0, true])
    expect(await book({ guests: 12, phone: '0900 000 001' })).toMatchObject({ needsCall: false })
  })

  it('is rejected where the evening is full, as any other', async () => {
    await setSettings(restaurant, { capacity: { seats: 12, stayMinutes: 120 }, callAboveOpen: 1 })
    await book({ guests: 12 })
    const response = await send({ guests: 1 })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      409,
      'reservations.slot-full',
    ])
  })

  it('takes its seats once it is confirmed, and not where they are gone by then', async () => {
    await setSettings(restaurant, { capacity })
    const [one, other] = [await book({ guests: 30 }), await book({ guests: 30 })]
    expect((await setStatus(one.id, 'confirmed')).statusCode).toBe(200)
    for (const status of ['confirmed', 'completed']) {
      const rejected = await setStatus(other.id, status)
      expect([rejected.statusCode, rejected.json<{ code: string }>().code]).toEqual([
        409,
        'reservations.slot-full',
      ])
    }
    expect((await setStatus(one.id, 'pending')).statusCode).toBe(200)
    expect((await setStatus(other.id, 'confirmed')).statusCode).toBe(200)
  })
})

describe('what the guest is told', () => {
  it('is the same whatever the reason, and holds neither reason nor count', async () => {
    await setSettings(restaurant, { capacity, callAboveOpen: 1 })
    const large = await book({ guests: 13 })
    const often = await book({ guests: 13 })
    const told = (made: MadeReservation) => ({ ...made, id: '', ticketUrl: '' })
    expect(told(often)).toEqual(told(large))
    expect(often).not.toHaveProperty('openOfNumber')
    expect(await ticketOf(often)).toEqual(await ticketOf(large))
    expect(await ticketOf(often)).toMatchObject({ needsCall: true, status: 'pending' })
  })

  it('ends with the confirmation; the calendar file is tentative until then', async () => {
    await setSettings(restaurant, { capacity })
    const made = await book({ guests: 13 })
    const file = async () => (await restaurant.app.inject(`${made.ticketUrl}/calendar.ics?lang=en`)).body
    expect(await file()).toContain('STATUS:TENTATIVE')
    const before = await file()
    await setStatus(made.id, 'confirmed')
    expect(await ticketOf(made)).toMatchObject({ needsCall: false, status: 'confirmed' })
    expect(await file()).toContain('STATUS:CONFIRMED')
    expect(before.length).toBeGreaterThan((await file()).length)
  })

  it('does not hold the limits, which only admins read', async () => {
    const anyone = await restaurant.app.inject('/api/site-settings')
    expect(anyone.body).not.toContain('callAbove')
    const admin = await officeCalls(restaurant, 'admin')
    expect((await admin('GET', '/api/site-settings/record')).json()).toMatchObject({
      callAboveOpen: 3,
      callAboveGuests: 12,
      callAboveAmount: 5_000_000,
    })
    expect((await staff('GET', '/api/site-settings/record')).statusCode).toBe(403)
  })
})

it('staff read what is to be called first, in its notification too, and how many its number has open', async () => {
  await setSettings(restaurant, { capacity, callAboveOpen: 1 })
  await book()
  await book()
  await book({ phone: '0900 000 001' })
  const rows = (await staff('GET', '/api/reservations')).json<Reservation[]>()
  expect(rows.map(({ needsCall, openOfNumber }) => [needsCall, openOfNumber])).toEqual([
    [false, 1],
    [true, 2],
    [false, 2],
  ])
  const told = await restaurant.db.select().from(notificationTable)
  const marked = rows.find(({ needsCall }) => needsCall)
  const titles = new Set(told.map(({ titleVi }) => titleVi))
  expect(titles.size).toBe(2)
  expect(
    told.filter(({ titleVi }) => titleVi === told.find((each) => each.referenceId === marked?.id)?.titleVi),
  ).toHaveLength(1)
})
