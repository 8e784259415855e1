import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import type { MadeReservation, Reservation, ReservationDay } from '../contract/reservation.ts'
import { integrationSettingTable, thirdPartyBookingTable } from './booking-platform-table.ts'
import { reservationTable } from './reservation-table.ts'

const restaurant = testRestaurant()
let ordinary: SiteSettings
let staff: OfficeCall
let admin: OfficeCall

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
  const [record] = await restaurant.db.select().from(siteSettingsTable)
  if (!record) throw new Error('The demo restaurant has settings')
  ordinary = record.settings
  await restaurant.db.delete(reservationTable)
})
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(reservationTable)
  await settle({})
})

const settle = (changed: Partial<SiteSettings>) =>
  restaurant.content.change((tx) => saveSiteSettings(tx, { ...ordinary, ...changed }))
const seats = (count: number) => settle({ capacity: { seats: count, stayMinutes: 120 } })

const booking = { date: '2026-05-08', time: '19:00', guests: 4, name: 'Khách Thử', phone: '0900 000 000' }
const book = async (changed: object = {}) => {
  const payload = { ...booking, ...changed }
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<MadeReservation>()
}
const address = ({ id }: { id: string }) => `/api/reservations/${id}`
const rows = () => restaurant.db.select().from(reservationTable)
const problemOf = (response: { statusCode: number; json: () => unknown }) => {
  const { code } = response.json() as { code: string } // a problem has a code
  return [response.statusCode, code]
}

describe('the list of reservations', () => {
  const read = async (query = '') => {
    const response = await staff('GET', `/api/reservations${query}`)
    expect(response.statusCode, response.body).toBe(200)
    const names = response.json<Reservation[]>().map(({ name }) => name)
    return { names, total: Number(response.headers['x-total-count']), link: response.headers.link as string }
  }

  it('shows the newest first, page by page, and never the ticket', async () => {
    for (const [name, at] of [
      ['one', '2026-05-01T05:00:00Z'],
      ['two', '2026-05-02T05:00:00Z'],
      ['three', '2026-05-03T05:00:00Z'],
    ] as const) {
      restaurant.clock.set(at)
      await book({ name })
    }
    const first = await read('?limit=2')
    expect(first).toMatchObject({ names: ['three', 'two'], total: 3 })
    const next = /<\/api\/reservations(.+)>; rel="next"/.exec(first.link)?.[1]
    expect(await read(next)).toMatchObject({ names: ['one'], total: 3, link: undefined })
    const [row] = (await staff('GET', '/api/reservations')).json<Reservation[]>()
    expect(row).toEqual({
      id: expect.any(String),
      ...booking,
      name: 'three',
      phone: '+84900000000',
      shownPhone: '0900 000 000',
      email: null,
      specialRequests: null,
      status: 'pending',
      source: 'web',
      createdBy: null,
      createdByName: null,
      needsCall: false,
      openOfNumber: 3,
      overCapacityReason: null,
      arrivedAt: null,
      noShowAt: null,
      tableConflicts: [],
      tableLabel: null,
      language: 'vi',
      archivedAt: null,
      createdAt: '2026-05-03T05:00:00.000Z',
      updatedAt: '2026-05-03T05:00:00.000Z',
    })
  })

  it('finds name, e-mail, and a phone as people write it', async () => {
    await book({ name: 'Nguyễn Đức' })
    await book({ name: 'b', phone: '0274 123 4567' })
    await book({ name: 'c', email: 'duc@example.com' })
    expect((await read('?q=DUC')).names).toEqual(['c', 'Nguyễn Đức'])
    for (const phone of ['0274 123 4567', '0274.123', '2741234567', '%2B84274', '84274']) {
      expect((await read(`?q=${phone}`)).names, phone).toEqual(['b'])
    }
    await book({ name: 'd', phone: '0044 (0)20 7946 0018' })
    for (const phone of ['+44 20 7946 0018', '0044207946', '(020) 7946-0018', '7946 0018']) {
      expect((await read(`?q=${encodeURIComponent(phone)}`)).names, phone).toEqual(['d'])
    }
    expect((await read('?q=0999')).names).toEqual([])
  })

  it('filters by the time it was made and by status', async () => {
    restaurant.clock.set('2026-04-29T04:59:59.999Z')
    await book({ name: 'old' })
    restaurant.clock.set('2026-04-29T05:00:00Z')
    await book({ name: 'a week old' })
    restaurant.clock.set('2026-05-06T05:00:00Z')
    const recent = await book({ name: 'new' })
    expect((await read('?period=7days')).names).toEqual(['new', 'a week old'])
    await staff('PATCH', `${address(recent)}/status`, { status: 'confirmed' })
    expect(await read('?status=confirmed,completed')).toMatchObject({ names: ['new'], total: 1 })
    expect((await read('?status=pending')).names).toEqual(['a week old', 'old'])
  })

  test.each(['?status=gone', '?period=ages', '?limit=201', '?cursor=x'])('rejects %s', async (query) => {
    expect((await staff('GET', `/api/reservations${query}`)).statusCode).toBe(400)
  })
})

describe('a day', () => {
  it('has its tables in the order of arrival and the guests at each slot', async () => {
    await seats(60)
    await book({ name: 'late', time: '20:00', guests: 3 })
    await book({ name: 'early', time: '18:15', guests: 2 })
    await book({ name: 'other day', date: '2026-05-09' })
    const gone = await book({ name: 'gone', time: '19:00', guests: 9 })
    await staff('PATCH', `${address(gone)}/status`, { status: 'cancelled' })
    const response = await staff('GET', '/api/reservations/days/2026-05-08')
    expect(response.statusCode).toBe(200)
    const day = response.json<ReservationDay>()
    expect(day).toMatchObject({ date: '2026-05-08', seats: 60, covers: 5 })
    expect(day.reservations.map(({ name }) => name)).toEqual(['early', 'gone', 'late'])
    const guestsAt = new Map(day.slots.map(({ time, guests }) => [time, guests]))
    expect([...guestsAt.keys()].slice(0, 2)).toEqual(['11:30', '11:45'])
    expect(['18:00', '18:15', '20:00', '20:15'].map((time) => guestsAt.get(time))).toEqual([0, 2, 5, 3])
  })

  it('names those who come at one time in the order in which they booked', async () => {
    for (const [name, second] of [
      ['second', 2],
      ['third', 3],
      ['first', 1],
    ] as const) {
      restaurant.clock.set(`2026-05-06T05:00:0${second}Z`)
      await book({ name })
    }
    const day = (await staff('GET', '/api/reservations/days/2026-05-08')).json<ReservationDay>()
    expect(day.reservations.map(({ name }) => name)).toEqual(['first', 'second', 'third'])
  })

  it('without a capacity counts guests where they come', async () => {
    await settle({ capacity: null })
    await book({ guests: 3 })
    const day = (await staff('GET', '/api/reservations/days/2026-05-08')).json<ReservationDay>()
    expect(day.seats).toBeNull()
    expect(day.slots.filter(({ guests }) => guests > 0)).toEqual([{ time: '19:00', guests: 3 }])
  })

  it('is rejected where it is none', async () => {
    expect((await staff('GET', '/api/reservations/days/tomorrow')).statusCode).toBe(400)
  })
})

describe('a reservation that staff enter', () => {
  it('names who entered it, and a guest’s own names no user', async () => {
    expect((await staff('POST', '/api/reservations', booking)).json()).toMatchObject({
      source: 'staff',
      createdBy: expect.stringMatching(/./),
    })
    const [day, list] = await Promise.all([
      staff('GET', `/api/reservations/days/${booking.date}`),
      staff('GET', '/api/reservations'),
    ])
    const [listed] = list.json<Reservation[]>()
    expect(listed?.createdByName).toBe('Người Thử')
    expect(day.json<ReservationDay>().reservations).toEqual([listed])
    const customer = await officeCalls(restaurant, 'customer')
    expect((await customer('POST', '/api/reservations', booking)).json()).toMatchObject({
      source: 'web',
      createdBy: null,
    })
  })
})

describe('the status of a reservation', () => {
  it('may follow any other, and comes with a table', async () => {
    const made = await book()
    for (const status of ['completed', 'cancelled', 'pending', 'confirmed']) {
      const response = await staff('PATCH', `${address(made)}/status`, { status })
      expect([response.statusCode, response.json<Reservation>().status]).toEqual([200, status])
    }
    const seated = await staff('PATCH', `${address(made)}/status`, {
      status: 'confirmed',
      tableLabel: ' 12 ',
    })
    expect(seated.json()).toMatchObject({ status: 'confirmed', tableLabel: '12' })
    const cleared = await staff('PATCH', `${address(made)}/status`, { status: 'confirmed', tableLabel: '' })
    expect(cleared.json()).toMatchObject({ tableLabel: null })
  })

  it('changes nothing else, and no other reservation', async () => {
    const made = await book()
    const other = await book()
    await staff('PATCH', `${address(made)}/status`, { status: 'confirmed', name: 'x', date: '2026-05-09' })
    expect((await staff('GET', address(made))).json()).toMatchObject({
      name: 'Khách Thử',
      date: '2026-05-08',
    })
    expect((await staff('GET', address(other))).json()).toMatchObject({ status: 'pending' })
  })

  it('is rejected where someone else has changed it meanwhile', async () => {
    const { updatedAt, ...made } = await book()
    restaurant.clock.set('2026-05-06T05:01:00Z')
    const first = await staff('PATCH', `${address(made)}/status`, { status: 'confirmed', updatedAt })
    expect(first.json()).toMatchObject({ updatedAt: '2026-05-06T05:01:00.000Z' })
    const second = await staff('PATCH', `${address(made)}/status`, { status: 'cancelled', updatedAt })
    expect(problemOf(second)).toEqual([409, 'reservations.stale'])
    expect((await staff('PATCH', `${address(made)}/status`, { status: 'cancelled' })).statusCode).toBe(200)
  })

  it('of a cancelled one finds seats or is rejected', async () => {
    await seats(4)
    const first = await book()
    await staff('PATCH', `${address(first)}/status`, { status: 'cancelled' })
    const second = await book()
    const back = () => staff('PATCH', `${address(first)}/status`, { status: 'confirmed' })
    expect(problemOf(await back())).toEqual([409, 'reservations.slot-full'])
    expect((await staff('PATCH', `${address(second)}/status`, { status: 'completed' })).statusCode).toBe(200)
    // Who has been served holds a table for as long as anybody.
    expect(problemOf(await back())).toEqual([409, 'reservations.slot-full'])
    await staff('PATCH', `${address(second)}/status`, { status: 'cancelled' })
    expect((await back()).statusCode).toBe(200)
  })
})

describe('editing a reservation', () => {
  it('changes the fields that are sent', async () => {
    const made = await book({ specialRequests: 'Gần lò' })
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const response = await admin('PATCH', address(made), {
      name: 'Khách Khác',
      phone: '0274 123 4567',
      email: 'khac@example.com',
      guests: 6,
      date: '2026-05-09',
      time: '20:15',
      status: 'confirmed',
      specialRequests: '',
    })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({
      name: 'Khách Khác',
      phone: '+842741234567',
      email: 'khac@example.com',
      guests: 6,
      date: '2026-05-09',
      time: '20:15',
      status: 'confirmed',
      specialRequests: null,
      createdAt: made.createdAt,
      updatedAt: '2026-05-06T06:00:00.000Z',
    })
    expect((await admin('PATCH', address(made), {})).json()).toMatchObject({ name: 'Khách Khác', guests: 6 })
  })

  test.each([
    [{ name: ' ' }, 400, 'request.invalid'],
    [{ email: 'khac@' }, 400, 'request.invalid'],
    [{ guests: 51 }, 400, 'request.invalid'],
    [{ guests: '4' }, 400, 'request.invalid'],
    [{ status: 'gone' }, 400, 'request.invalid'],
    [{ phone: '0912 345' }, 400, 'reservations.phone-invalid'],
    [{ phone: '+1 202 555 010' }, 400, 'reservations.phone-invalid'],
    [{ date: '2026-05-05' }, 400, 'reservations.date-past'],
    [{ date: '2026-08-05' }, 400, 'reservations.date-too-far'],
    [{ time: '19:05' }, 400, 'reservations.time-invalid'],
    [{ name: 'x', updatedAt: '2026-05-06T04:00:00.000Z' }, 409, 'reservations.stale'],
  ])('is rejected with %j and changes nothing', async (change, status, code) => {
    const made = await book()
    const before = await rows()
    expect(problemOf(await admin('PATCH', address(made), change))).toEqual([status, code])
    expect(await rows()).toEqual(before)
  })

  it('is rejected where it is larger than a booking can be', async () => {
    const made = await book()
    const response = await admin('PATCH', address(made), { specialRequests: 'x'.repeat(20_000) })
    expect(response.statusCode).toBe(413)
  })

  it('does not ask again for a day that stays as it is', async () => {
    const made = await book()
    restaurant.clock.set('2026-05-08T13:00:00Z')
    const later = await officeCalls(restaurant, 'admin')
    const response = await later('PATCH', address(made), { date: made.date, time: made.time, guests: 9 })
    expect(response.json()).toMatchObject({ guests: 9 })
  })

  it('asks nothing of the day of one that is cancelled: nobody comes', async () => {
    const made = await book()
    const response = await admin('PATCH', address(made), { status: 'cancelled', date: '2026-05-05' })
    expect(response.json()).toMatchObject({ status: 'cancelled', date: '2026-05-05' })
  })

  it('asks for no seats once its day has passed at the restaurant, though not yet in Greenwich', async () => {
    await seats(4)
    const made = await book()
    restaurant.clock.set('2026-05-08T17:30:00Z')
    const later = await officeCalls(restaurant, 'admin')
    const response = await later('PATCH', address(made), { guests: 9 })
    expect([response.statusCode, response.json<Reservation>().guests]).toEqual([200, 9])
  })

  it('counts the seats it holds already as its own', async () => {
    await seats(6)
    const made = await book()
    expect((await admin('PATCH', address(made), { time: '19:30', guests: 6 })).statusCode).toBe(200)
    expect(problemOf(await admin('PATCH', address(made), { guests: 7 }))).toEqual([
      409,
      'reservations.party-too-large',
    ])
    expect((await admin('PATCH', address(made), { guests: 2 })).statusCode).toBe(200)
  })

  it('never overbooks, however many move to a time at once', async () => {
    await seats(8)
    const made = []
    for (const hour of ['11:30', '14:00', '16:30']) made.push(await book({ time: hour }))
    const responses = await Promise.all(made.map((each) => admin('PATCH', address(each), { time: '19:00' })))
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409,
    ])
    const seated = (await rows()).filter(({ time }) => time === '19:00')
    expect(seated).toHaveLength(2)
  })
})

describe('deleting a reservation', () => {
  it('frees its seats', async () => {
    await seats(4)
    const made = await book()
    const other = await book({ date: '2026-05-09' })
    const response = await admin('DELETE', address(made))
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect((await rows()).map(({ id }) => id)).toEqual([other.id])
    await book()
  })
})

it('is not found by an id that there is not', async () => {
  for (const [method, path, payload] of [
    ['GET', ''],
    ['PATCH', '', { name: 'x' }],
    ['PATCH', '/status', { status: 'confirmed' }],
    ['PATCH', '/marks', { arrived: true }],
    ['DELETE', ''],
  ] as const) {
    const response = await admin(method, `/api/reservations/none${path}`, payload)
    expect(problemOf(response)).toEqual([404, 'reservations.not-found'])
  }
})

describe('other booking platforms', () => {
  it('have each booking once, with a day and a time as they are written here', async () => {
    const taken = { id: 'tp-1', platform: 'other', externalId: '1', customerName: 'Khách', ...visit }
    await restaurant.db.insert(thirdPartyBookingTable).values(taken)
    await expect(
      restaurant.db.insert(thirdPartyBookingTable).values({ ...taken, id: 'tp-2' }),
    ).rejects.toMatchObject(violated('third_party_bookings_external'))
    const wrong = { date_plain: { date: '08/05/2026' }, time_plain: { time: '7pm' }, guests: { guests: 51 } }
    for (const [name, value] of Object.entries(wrong)) {
      const values = { ...taken, id: `tp-${name}`, externalId: name, ...value }
      const write = restaurant.db.insert(thirdPartyBookingTable).values(values)
      await expect(write).rejects.toMatchObject(violated(`third_party_bookings_${name}`))
    }
    await restaurant.db.delete(thirdPartyBookingTable)
  })

  it('have no secret stored in clear', async () => {
    const settings = restaurant.db.insert(integrationSettingTable)
    await expect(settings.values({ id: 'a', platform: 'one', apiKey: 'clear' })).rejects.toMatchObject(
      violated('integration_settings_key_encrypted'),
    )
    await expect(settings.values({ id: 'b', platform: 'one', apiSecret: 'clear' })).rejects.toMatchObject(
      violated('integration_settings_secret_encrypted'),
    )
    await settings.values({ id: 'c', platform: 'one', apiKey: 'encrypted:x', apiSecret: null })
    await expect(settings.values({ id: 'd', platform: 'one' })).rejects.toMatchObject(
      violated('integration_settings_platform'),
    )
    await restaurant.db.delete(integrationSettingTable)
  })
})

const violated = (constraint: string) => ({ cause: { constraint } })
const visit = { date: '2026-05-08', time: '19:00', guests: 4 }
