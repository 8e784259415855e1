import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import type { MadeReservation, ReservationSlot, ReservationTicket } from '../contract/reservation.ts'
import { reservationIdempotencyTable, reservationTable } from './reservation-table.ts'

const restaurant = testRestaurant()
let ordinary: SiteSettings

beforeAll(async () => {
  const [record] = await restaurant.db.select().from(siteSettingsTable)
  if (!record) throw new Error('The demo restaurant has settings')
  ordinary = record.settings
})
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(reservationIdempotencyTable)
  await restaurant.db.delete(notificationTable)
  await restaurant.db.delete(auditEntryTable)
  await settle({})
})

const settle = (changed: Partial<SiteSettings>) =>
  restaurant.content.change((tx) => saveSiteSettings(tx, { ...ordinary, ...changed }))

const booking = {
  date: '2026-05-08',
  time: '19:00',
  guests: 4,
  name: 'Khách Thử',
  phone: '0900 000 000',
  email: '',
  specialRequests: 'Gần lò, có một bé',
}

const send = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
  restaurant.app.inject({ method, url, headers, ...(payload && { payload }) })
const book = (changed: object = {}, headers: Record<string, string> = {}) =>
  send('POST', '/api/reservations', { ...booking, ...changed }, headers)
const rows = () => restaurant.db.select().from(reservationTable)

describe('booking a table', () => {
  it('stores what was asked, waiting for confirmation, and returns it with a ticket', async () => {
    const response = await book()
    expect(response.statusCode, response.body).toBe(201)
    const made = response.json<MadeReservation>()
    expect(made).toMatchObject({
      date: '2026-05-08',
      time: '19:00',
      guests: 4,
      name: 'Khách Thử',
      phone: '+84900000000',
      email: null,
      specialRequests: 'Gần lò, có một bé',
      status: 'pending',
      language: 'vi',
      createdAt: '2026-05-06T05:00:00.000Z',
    })
    expect(made.ticketUrl).toMatch(/^\/reservation\/[\w-]{32}$/)
    expect(made).not.toHaveProperty('ticketToken')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await rows()).toMatchObject([
      { id: made.id, phone: '+84900000000', date: '2026-05-08', time: '19:00' },
    ])
  })

  it('tells the restaurant in the same transaction', async () => {
    const made = (await book()).json<MadeReservation>()
    expect(await restaurant.db.select().from(notificationTable)).toMatchObject([
      {
        type: 'reservation',
        referenceId: made.id,
        contentVi: 'Khách Thử: 4 khách, 19:00 ngày 08/05/2026',
        content: 'Khách Thử: 4 guests, 19:00 on 8 May 2026',
        customerPhone: '0900 000 000',
        priority: 'high',
      },
    ])
  })

  it('keeps the language it was booked in', async () => {
    expect((await book({ language: 'en' })).json()).toMatchObject({ language: 'en' })
    expect(await rows()).toMatchObject([{ language: 'en' }])
  })

  it('is told to open screens with its notification, and so is giving the table back', async () => {
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      const { ticketUrl } = (await book()).json<MadeReservation>()
      await send('POST', `/api/reservations/ticket/${ticketUrl.split('/').at(-1)}/cancel`)
      await expect.poll(() => screen.heard).toHaveLength(2)
      const told = await restaurant.db.select().from(notificationTable)
      const idOf = (title: RegExp) => told.find((notification) => title.test(notification.title))?.id
      const lists = ['reservations', 'notifications']
      expect(screen.heard).toEqual([
        { lists, notificationId: idOf(/new/i) },
        { lists, notificationId: idOf(/cancelled/i) },
      ])
    } finally {
      await screen.close()
    }
  })

  it('leaves neither reservation nor notification nor key behind when it fails half way', async () => {
    await restaurant.db.execute('alter table notifications add constraint broken check (false) not valid')
    try {
      const response = await book({}, { 'idempotency-key': 'half-way-there' })
      expect(response.statusCode).toBe(500)
      expect(response.body).not.toMatch(/notifications|constraint|insert/i)
    } finally {
      await restaurant.db.execute('alter table notifications drop constraint broken')
    }
    expect(await rows()).toHaveLength(0)
    expect((await book({}, { 'idempotency-key': 'half-way-there' })).statusCode).toBe(201)
  })

  it('ignores fields that are not the guest’s to set', async () => {
    const response = await book({ id: 'mine', status: 'confirmed', createdAt: '2020-01-01T00:00:00Z' })
    expect(response.statusCode).toBe(201)
    expect(await rows()).toMatchObject([{ status: 'pending' }])
    expect((await rows())[0]?.id).not.toBe('mine')
  })

  it('returns the same reservation when the same request comes again, even at once', async () => {
    const headers = { 'idempotency-key': 'one-tap-or-two' }
    const responses = await Promise.all([book({}, headers), book({}, headers), book({}, headers)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(responses.map((response) => response.json<MadeReservation>().id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    const other = await book({ guests: 5 }, headers)
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ code: 'reservations.key-reused' })
  })

  it('returns it again though its own guests fill the restaurant, and though its time has passed', async () => {
    await settle({ capacity: { seats: 4, stayMinutes: 90 } })
    const headers = { 'idempotency-key': 'sent-again-later' }
    const tomorrowNoon = { date: '2026-05-07', time: '12:00' }
    const made = (await book(tomorrowNoon, headers)).json<MadeReservation>()
    for (const now of ['2026-05-06T05:01:00Z', '2026-05-07T05:01:00Z']) {
      restaurant.clock.set(now)
      const again = await book(tomorrowNoon, headers)
      expect([again.statusCode, again.json()]).toEqual([201, made])
    }
    expect(await rows()).toHaveLength(1)
  })
})

describe('a booking that breaks a rule', () => {
  test.each([
    [{ guests: 0 }, 'request.invalid', 'guests'],
    [{ guests: 51 }, 'request.invalid', 'guests'],
    [{ guests: 2.5 }, 'request.invalid', 'guests'],
    [{ guests: '4' }, 'request.invalid', 'guests'],
    [{ name: '  ' }, 'request.invalid', 'name'],
    [{ name: 'x'.repeat(201) }, 'request.invalid', 'name'],
    [{ phone: undefined }, 'request.invalid', 'phone'],
    [{ phone: '12345' }, 'reservations.phone-invalid', 'phone'],
    [{ phone: '+1 202 555 010' }, 'reservations.phone-invalid', 'phone'],
    [{ email: 'khach' }, 'request.invalid', 'email'],
    [{ date: '08/05/2026' }, 'request.invalid', 'date'],
    [{ date: '2026-02-30' }, 'reservations.date-invalid', 'date'],
    [{ date: '2026-05-05' }, 'reservations.date-past', 'date'],
    [{ date: '2026-08-05' }, 'reservations.date-too-far', 'date'],
    [{ date: '2026-05-06', time: '11:30' }, 'reservations.time-past', 'time'],
    [{ time: '21:15' }, 'reservations.time-invalid', 'time'],
    [{ time: '19:10' }, 'reservations.time-invalid', 'time'],
    [{ time: undefined }, 'request.invalid', 'time'],
    [{ specialRequests: 'x'.repeat(1001) }, 'request.invalid', 'specialRequests'],
    [{ name: 'Kh\u0000ách' }, 'request.invalid', 'name'],
    [{ language: 'fr' }, 'request.invalid', 'language'],
  ])('%j is rejected with %s on %s', async (changed, code, field) => {
    const response = await book(changed)
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json()).toMatchObject({ code, fields: { [field]: expect.any(String) } })
    expect(await rows()).toHaveLength(0)
    expect(await restaurant.db.select().from(notificationTable)).toHaveLength(0)
  })

  it('is rejected on a closure day', async () => {
    await settle({ closures: [{ date: '2026-05-08', reason: 'Holiday', reasonVi: 'Nghỉ lễ' }] })
    const response = await book()
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'reservations.closed' })
  })

  it('is rejected when a program filled the field that people never see', async () => {
    const response = await book({ website: 'https://spam.example' })
    expect(response.statusCode).toBe(400)
    expect(await rows()).toHaveLength(0)
  })

  it('is rejected when it is larger than a booking can be', async () => {
    expect((await book({ specialRequests: 'x'.repeat(20_000) })).statusCode).toBe(413)
  })
})

describe('the seats of the restaurant', () => {
  // One number books many tables here.
  const seated = { capacity: { seats: 10, stayMinutes: 90 }, callAboveOpen: null }

  it('are never given twice, however many book at once', async () => {
    await settle(seated)
    const responses = await Promise.all(Array.from({ length: 20 }, () => book({ guests: 3 })))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(17)
    const rejected = responses.find(({ statusCode }) => statusCode === 409)
    expect(rejected?.json()).toEqual({
      message: 'This time is fully booked. Please choose another one.',
      code: 'reservations.slot-full',
    })
    expect(await rows()).toHaveLength(3)
  })

  it('are never given twice at times that overlap, and bookings of other days do not wait for one another', async () => {
    await settle(seated)
    const times = ['18:00', '18:30', '19:00', '19:15']
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        book({ guests: 4, time: times[index % 4], date: index % 2 < 1 ? '2026-05-08' : '2026-05-09' }),
      ),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
    const perDay = (date: string) =>
      restaurant.db.select().from(reservationTable).where(eq(reservationTable.date, date))
    expect(await perDay('2026-05-08')).toHaveLength(2)
    expect(await perDay('2026-05-09')).toHaveLength(2)
  })

  it('are free again when a reservation is cancelled', async () => {
    await settle(seated)
    const made = (await book({ guests: 10 })).json<MadeReservation>()
    expect((await book({ guests: 1 })).statusCode).toBe(409)
    await send('POST', `/api${made.ticketUrl.replace('/reservation/', '/reservations/ticket/')}/cancel`)
    expect((await book({ guests: 10 })).statusCode).toBe(201)
  })

  it('do not end where no capacity is set', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => book({ guests: 50 })))
    expect(responses.every(({ statusCode }) => statusCode === 201)).toBe(true)
  })
})

describe('the times of a day', () => {
  const slots = async (query: string) => {
    const response = await send('GET', `/api/reservations/slots?${query}`)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    return response.json<ReservationSlot[]>()
  }

  it('say which are too full for the party that asks', async () => {
    await settle({ capacity: { seats: 10, stayMinutes: 90 } })
    await book({ guests: 6 })
    const full = (list: ReservationSlot[]) => list.filter(({ isFull }) => isFull).map(({ time }) => time)
    expect(full(await slots('date=2026-05-08&guests=4'))).toEqual([])
    expect(full(await slots('date=2026-05-08&guests=5'))).toEqual([
      '17:45',
      '18:00',
      '18:15',
      '18:30',
      '18:45',
      '19:00',
      '19:15',
      '19:30',
      '19:45',
      '20:00',
      '20:15',
    ])
    expect(full(await slots('date=2026-05-09&guests=5'))).toEqual([])
    expect(await slots('date=2026-05-08&guests=11')).toHaveLength(39)
    expect(full(await slots('date=2026-05-08&guests=11'))).toHaveLength(39)
    // Whoever does not say how many comes alone.
    await book({ guests: 3 })
    expect(full(await slots('date=2026-05-08'))).toEqual([])
  })

  it('leave out what has passed, and are none where nothing can be booked', async () => {
    expect((await slots('date=2026-05-06'))[0]).toEqual({ time: '12:00', isFull: false })
    expect(await slots('date=2026-05-05')).toEqual([])
    expect(await slots('date=2026-12-24')).toEqual([])
  })

  it.each(['', 'date=tomorrow', 'date=2026-05-08&guests=0', 'date=2026-05-08&guests=x'])(
    'are not returned for "%s"',
    async (query) => {
      expect((await send('GET', `/api/reservations/slots?${query}`)).statusCode).toBe(400)
    },
  )
})

describe('the days that are full', () => {
  const seated = { capacity: { seats: 10, stayMinutes: 600 } }
  const full = async (query: string) => {
    const response = await send('GET', `/api/reservations/full-days${query}`)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    return response.json<string[]>()
  }
  const fill = (date: string, guests: number) => book({ date, time: '11:30', guests })

  it('are those without a time for so many guests, from the moment the last table is booked', async () => {
    await settle(seated)
    await fill('2026-05-08', 6)
    await fill('2026-05-08', 3)
    await fill('2026-08-04', 10)
    expect(await full('')).toEqual(['2026-08-04'])
    expect(await full('?guests=1')).toEqual(['2026-08-04'])
    expect(await full('?guests=2')).toEqual(['2026-05-08', '2026-08-04'])
    expect(await full('?guests=11')).toHaveLength(91)
  })

  it('are free again when a reservation is cancelled', async () => {
    await settle(seated)
    const made = (await fill('2026-05-08', 10)).json<MadeReservation>()
    expect(await full('')).toEqual(['2026-05-08'])
    await send('POST', `/api${made.ticketUrl.replace('/reservation/', '/reservations/ticket/')}/cancel`)
    expect(await full('')).toEqual([])
  })

  it('are none where no capacity is set, nor a closure day', async () => {
    await fill('2026-05-08', 50)
    expect(await full('?guests=50')).toEqual([])
    await settle({ ...seated, closures: [{ date: '2026-05-08', reason: '', reasonVi: '' }] })
    expect(await full('?guests=2')).toEqual([])
  })

  it('say the same as the times of each day, while a hundred ask and book at once', async () => {
    await settle({ capacity: { seats: 6, stayMinutes: 240 } })
    const days = ['2026-05-07', '2026-05-08', '2026-05-09']
    const booked = Array.from({ length: 60 }, (_, index) =>
      book({
        date: days[index % 3],
        time: ['11:30', '14:30', '17:30', '20:00'][index % 4],
        guests: (index % 4) + 1,
        // More than a few of one number would wait for a call, without seats.
        phone: `09000001${String(index).padStart(2, '0')}`,
      }),
    )
    const asked = Array.from({ length: 100 }, (_, index) => full(`?guests=${(index % 6) + 1}`))
    const responses = await Promise.all([...booked, ...asked.map((each) => each.then(() => undefined))])
    expect(new Set(responses.map((response) => response?.statusCode))).toEqual(new Set([201, 409, undefined]))
    for (const guests of [1, 2, 3, 4, 5, 6, 7]) {
      const listed = await full(`?guests=${guests}`)
      for (const date of days) {
        const response = await send('GET', `/api/reservations/slots?date=${date}&guests=${guests}`)
        const slots = response.json<ReservationSlot[]>()
        expect([date, guests, listed.includes(date)]).toEqual([
          date,
          guests,
          slots.every(({ isFull }) => isFull),
        ])
      }
    }
  })

  it.each(['?guests=0', '?guests=51', '?guests=x', '?guests=2.5', '?guests='])(
    'are not returned for "%s"',
    async (query) => {
      expect((await send('GET', `/api/reservations/full-days${query}`)).statusCode).toBe(400)
    },
  )
})

describe('a booking between, or beyond, what the restaurant offers', () => {
  it('at a time between two openings is told so, and at another at which it is closed', async () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
      { weekday, opens: '12:00', closes: '14:00' },
      { weekday, opens: '17:00', closes: '22:00' },
    ])
    await settle({ openingHours: hours })
    const codeAt = async (time: string) => (await book({ time })).json<{ code?: string }>().code
    expect([await codeAt('15:00'), await codeAt('11:30'), await codeAt('19:00')]).toEqual([
      'reservations.time-between',
      'reservations.time-closed',
      undefined,
    ])
  })

  it('of more guests than seats is told so after its day and time, and takes no seat', async () => {
    await settle({ capacity: { seats: 10, stayMinutes: 90 } })
    const rejected = async (change: object) => {
      const response = await book({ guests: 11, ...change })
      return [response.statusCode, response.json<{ code: string }>().code]
    }
    expect(await rejected({})).toEqual([409, 'reservations.party-too-large'])
    expect(await rejected({ date: '2026-05-05' })).toEqual([400, 'reservations.date-past'])
    expect(await rejected({ time: '19:10' })).toEqual([400, 'reservations.time-invalid'])
    expect(await rejected({ phone: '12' })).toEqual([400, 'reservations.phone-invalid'])
    expect((await book({ guests: 10 })).statusCode).toBe(201)
  })
})

describe('the ticket of a reservation', () => {
  const ticketOf = ({ ticketUrl }: MadeReservation) =>
    `/api/reservations/ticket/${ticketUrl.slice('/reservation/'.length)}`

  it('shows for whom, when and for how many, and no way to reach the person', async () => {
    const made = (
      await book({ email: 'khach@example.com', specialRequests: 'Bàn gần lò' })
    ).json<MadeReservation>()
    const response = await send('GET', ticketOf(made))
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      name: made.name,
      tableLabel: null,
      date: '2026-05-08',
      time: '19:00',
      guests: 4,
      status: 'pending',
      needsCall: false,
      createdAt: '2026-05-06T05:00:00.000Z',
      cancellableUntil: '2026-05-08T10:00:00.000Z',
    })
  })

  it('lets its holder cancel until two hours before, tells the restaurant once and keeps a log', async () => {
    const made = (await book()).json<MadeReservation>()
    await restaurant.db.delete(notificationTable)
    restaurant.clock.set('2026-05-08T10:00:00Z')
    for (const _again of [1, 2]) {
      const response = await send('POST', `${ticketOf(made)}/cancel`)
      expect(response.statusCode, response.body).toBe(200)
      expect(response.json<ReservationTicket>()).toMatchObject({
        status: 'cancelled',
        cancellableUntil: null,
      })
    }
    expect(await restaurant.db.select().from(notificationTable)).toMatchObject([
      { type: 'reservation', referenceId: made.id, titleVi: 'Khách huỷ đặt bàn' },
    ])
    expect(await restaurant.db.select().from(auditEntryTable)).toMatchObject([
      {
        thingId: made.id,
        action: 'reservations.status',
        actorKind: 'guest',
        changedAt: new Date('2026-05-08T10:00:00Z'),
        changes: { status: { before: 'pending', after: 'cancelled' } },
      },
    ])
  })

  it('lets its holder cancel when the restaurant has confirmed it', async () => {
    const made = (await book()).json<MadeReservation>()
    await restaurant.db.update(reservationTable).set({ status: 'confirmed' })
    const ticket = await send('GET', ticketOf(made))
    expect(ticket.json()).toMatchObject({
      status: 'confirmed',
      cancellableUntil: '2026-05-08T10:00:00.000Z',
    })
    const cancelled = await send('POST', `${ticketOf(made)}/cancel`)
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    expect(await restaurant.db.select().from(reservationTable)).toMatchObject([{ status: 'cancelled' }])
    expect(await restaurant.db.select().from(auditEntryTable)).toMatchObject([
      { thingId: made.id, changes: { status: { before: 'confirmed', after: 'cancelled' } } },
    ])
  })

  it('offers to cancel up to the last moment, and never once the visit is completed', async () => {
    const made = (await book()).json<MadeReservation>()
    const until = async () => (await send('GET', ticketOf(made))).json<ReservationTicket>().cancellableUntil
    restaurant.clock.set('2026-05-08T10:00:00Z')
    expect(await until()).toBe('2026-05-08T10:00:00.000Z')
    await restaurant.db.update(reservationTable).set({ status: 'completed' })
    expect(await until()).toBeNull()
  })

  it('is cancelled once, however often its holder presses at the same time', async () => {
    const made = (await book()).json<MadeReservation>()
    await restaurant.db.delete(notificationTable)
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const cancel = () => send('POST', `${ticketOf(made)}/cancel`)
    const responses = await Promise.all([cancel(), cancel(), cancel(), cancel()])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await restaurant.db.select().from(notificationTable)).toHaveLength(1)
    expect(await restaurant.db.select().from(auditEntryTable)).toMatchObject([{ thingId: made.id }])
    expect((await rows())[0]?.updatedAt).toEqual(new Date('2026-05-06T06:00:00Z'))
  })

  it('cannot be cancelled later, nor after the visit', async () => {
    const made = (await book()).json<MadeReservation>()
    restaurant.clock.set('2026-05-08T10:00:01Z')
    const late = await send('POST', `${ticketOf(made)}/cancel`)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'reservations.cancel-too-late' })
    expect((await send('GET', ticketOf(made))).json()).toMatchObject({
      status: 'pending',
      cancellableUntil: null,
    })

    restaurant.clock.set('2026-05-06T05:00:00Z')
    await restaurant.db.update(reservationTable).set({ status: 'completed' })
    expect((await send('POST', `${ticketOf(made)}/cancel`)).statusCode).toBe(409)
  })

  it('is not there for an unknown token, nor for the id', async () => {
    const made = (await book()).json<MadeReservation>()
    for (const token of ['no-such-token', made.id]) {
      expect((await send('GET', `/api/reservations/ticket/${token}`)).statusCode).toBe(404)
      expect((await send('POST', `/api/reservations/ticket/${token}/cancel`)).statusCode).toBe(404)
    }
  })
})

describe('one address', () => {
  test.each([
    ['sends bookings that are rejected', 'POST', '', 120],
    ['cancels', 'POST', '/ticket/none/cancel', 12],
    ['asks for the times of a day', 'GET', '/slots', 600],
  ] as const)('%s without end no longer than a minute allows', async (_what, method, path, perMinute) => {
    const limited = await openTestRestaurant({ RATE_LIMITS: 'true' })
    try {
      const call = () => limited.app.inject({ method, url: `/api/reservations${path}` })
      const statuses = []
      for (let times = 0; times < perMinute; times += 1) statuses.push((await call()).statusCode)
      expect(statuses).not.toContain(429)
      const { statusCode, headers } = await call()
      expect(statusCode).toBe(429)
      expect(headers['retry-after']).toBeDefined()
    } finally {
      await limited.close()
    }
  })
})
