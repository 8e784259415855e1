import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, instantOf } from '#src/kernel/dates.ts'
import { isOpenAt, type OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { anyOpeningTimes, quarterHour } from '#test/support/any-opening-times.ts'
import { checkRequestedTime, laterDay, nextSlot, pickupDays } from './requested-time.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const daily = everyDay.map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' }))
const times: OpeningTimes = { openingHours: daily, closures: [] }
const closedOn = (...dates: string[]): OpeningTimes => ({
  ...times,
  closures: dates.map((date) => ({ date })),
})
const noon = instantOf('2026-05-04', '12:00')

describe('a requested time', () => {
  test.each(['2026-05-04T12:00', '2026-05-04T21:45', '2026-05-05T11:00', '2026-05-11T21:45'])(
    '%s is taken',
    (time) => {
      expect(checkRequestedTime(time, noon, times)).toBeUndefined()
    },
  )

  test.each([
    ['2026-05-04T12:10', 'orders.requested-time-invalid'],
    ['2026-05-04 12:15', 'orders.requested-time-invalid'],
    ['2026-05-04T12:15:00', 'orders.requested-time-invalid'],
    ['2026-05-04T12:15Z', 'orders.requested-time-invalid'],
    ['2026-05-04T12:15T', 'orders.requested-time-invalid'],
    ['2026-02-30T12:15', 'orders.requested-time-invalid'],
    ['', 'orders.requested-time-invalid'],
    ['2026-05-04T11:45', 'orders.requested-time-past'],
    ['2026-05-03T12:00', 'orders.requested-time-past'],
    ['2026-05-12T12:00', 'orders.requested-time-too-far'],
    ['2026-05-05T10:45', 'orders.requested-time-closed'],
    ['2026-05-05T22:00', 'orders.requested-time-closed'],
    ['2026-05-06T12:00', 'orders.requested-time-closed'],
  ])('%j is rejected: %s', (time, code) => {
    expect(checkRequestedTime(time, noon, closedOn('2026-05-06'))).toMatchObject({ code })
  })

  test.each([
    ['2026-05-05T10:45', 'orders.requested-time-closed'],
    ['2026-05-05T13:45', undefined],
    ['2026-05-05T14:00', 'orders.requested-time-between'],
    ['2026-05-05T15:00', 'orders.requested-time-between'],
    ['2026-05-05T17:00', undefined],
    ['2026-05-05T22:00', 'orders.requested-time-closed'],
    ['2026-05-05T15:10', 'orders.requested-time-invalid'],
    ['2026-05-12T15:00', 'orders.requested-time-too-far'],
    ['2026-05-06T15:00', 'orders.requested-time-closed'],
  ])('at %s where lunch ends at 14 and dinner begins at 17 is rejected: %s', (time, code) => {
    const hours = everyDay.flatMap((weekday) => [
      { weekday, opens: '11:00', closes: '14:00' },
      { weekday, opens: '17:00', closes: '22:00' },
    ])
    const split = { ...closedOn('2026-05-06'), openingHours: hours }
    expect(checkRequestedTime(time, noon, split)?.code).toBe(code)
  })

  test('is offered exactly when it is taken', () => {
    const within = fc.tuple(fc.integer({ min: -1, max: 9 }), fc.nat({ max: 95 })).map(([days, quarter]) => {
      const minutes = quarter * 15
      const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      return { date: addDays('2026-05-04', days), clock }
    })
    const closure = closedOn('2026-05-06')
    fc.assert(
      fc.property(within, fc.nat({ max: 1439 }), ({ date, clock }, minute) => {
        const now = new Date(instantOf('2026-05-04').getTime() + minute * 60_000)
        const offered = pickupDays(now, closure).some((day) => day.date === date && day.times.includes(clock))
        expect(checkRequestedTime(`${date}T${clock}`, now, closure) === undefined).toBe(offered)
      }),
    )
  })
})

test('whatever the special days: what is offered is taken, and open; an order without a time is made now or at the next of them', () => {
  fc.assert(
    fc.property(anyOpeningTimes('2026-05-04'), fc.nat({ max: 5 }), quarterHour, (opening, days, time) => {
      const now = instantOf(addDays('2026-05-04', days), time)
      const offered = pickupDays(now, opening).flatMap((day) =>
        day.times.map((each) => `${day.date}T${each}`),
      )
      for (const moment of offered) {
        const [date = '', clock] = moment.split('T')
        expect(checkRequestedTime(moment, now, opening)).toBeUndefined()
        expect(isOpenAt(instantOf(date, clock), opening)).toBe(true)
      }
      expect(new Set(offered).size).toBe(offered.length)
      const next = isOpenAt(now, opening) ? undefined : offered[0]
      expect(offered.length === 0 || nextSlot(now, opening) === next).toBe(true)
      expect(laterDay('', now, opening)?.moment).toBe(
        nextSlot(now, opening)?.startsWith(addDays('2026-05-04', days)) ? undefined : nextSlot(now, opening),
      )
    }),
  )
})

describe('an order of another day', () => {
  const tet = { ...times, closures: [{ date: '2026-05-03', to: '2026-05-06' }] }
  const untilThree = { ...times, specialHours: [{ date: '2026-05-04', opens: '11:00', closes: '15:00' }] }
  const late = {
    ...tet,
    openingHours: everyDay.map((weekday) => ({ weekday, opens: '18:00', closes: '02:00' })),
  }
  const cases: readonly [string, string, string, OpeningTimes, [moment: string, reason: string]?][] = [
    ['of today is none', '', '12:00', times, undefined],
    ['for later today is none', '2026-05-04T18:00', '12:00', times, undefined],
    ['that opens later today is none', '', '08:00', times, undefined],
    ['is said after hours', '', '22:30', times, ['2026-05-05T11:00', 'closed-by-now']],
    ['is said after the hours of the date', '', '15:00', untilThree, ['2026-05-05T11:00', 'closed-by-now']],
    ['is said over closures', '', '12:00', tet, ['2026-05-07T11:00', 'closed-today']],
    [
      'is said after the rest of an evening into a closure',
      '',
      '03:00',
      { ...late, closures: [{ date: '2026-05-04' }] },
      ['2026-05-05T18:00', 'closed-today'],
    ],
    ['is said where it was asked for', '2026-05-06T18:00', '12:00', times, ['2026-05-06T18:00', 'asked']],
    [
      'was asked for before the restaurant opens',
      '2026-05-06T18:00',
      '08:00',
      times,
      ['2026-05-06T18:00', 'asked'],
    ],
    [
      'has its reason where nothing else could be asked for',
      '2026-05-07T18:00',
      '12:00',
      tet,
      ['2026-05-07T18:00', 'closed-today'],
    ],
    ['is none where the time cannot be served', '2026-05-05T18:00', '12:00', tet, undefined],
    ['is none where the time is none', 'soon', '12:00', times, undefined],
    ['is none where no opening is known', '', '12:00', { ...times, openingHours: [] }, undefined],
  ]
  test.each(cases)('%s', (_what, requested, clock, opening, expected) => {
    const later = laterDay(requested, instantOf('2026-05-04', clock), opening)
    expect(later && [later.moment, later.reason]).toEqual(expected)
  })
})

describe('the times on offer', () => {
  test('start now, and on other days when the restaurant opens', () => {
    const [today, tomorrow] = pickupDays(instantOf('2026-05-04', '21:16'), times)
    expect(today).toEqual({ date: '2026-05-04', times: ['21:30', '21:45'] })
    expect(tomorrow?.times).toHaveLength(44)
    expect(tomorrow?.times[0]).toBe('11:00')
  })

  test('start with this very quarter of an hour', () => {
    expect(pickupDays(instantOf('2026-05-04', '21:30'), times)[0]?.times).toEqual(['21:30', '21:45'])
  })

  test('cover today and seven days more, without closures and finished days', () => {
    expect(pickupDays(noon, times)).toHaveLength(8)
    expect(pickupDays(noon, closedOn('2026-05-06', '2026-05-07'))).toHaveLength(6)
    expect(pickupDays(instantOf('2026-05-04', '21:50'), times)[0]?.date).toBe('2026-05-05')
  })

  test('stand on the quarter of an hour though the restaurant opens between', () => {
    const odd = { ...times, openingHours: daily.map((day) => ({ ...day, opens: '11:05', closes: '11:50' })) }
    expect(pickupDays(noon, odd)[0]).toEqual({ date: '2026-05-05', times: ['11:15', '11:30', '11:45'] })
  })
})

describe('an order that asks for no time', () => {
  const mondayOff = { ...times, openingHours: daily.filter(({ weekday }) => weekday !== 1) }
  const split = {
    ...times,
    openingHours: everyDay.flatMap((weekday) => [
      { weekday, opens: '17:00', closes: '22:00' },
      { weekday, opens: '11:00', closes: '14:00' },
    ]),
  }
  test.each([
    ['is prepared at once while the restaurant is open', '12:07', times, undefined],
    ['is prepared at once in the last minute', '21:59', times, undefined],
    ['waits for the opening in the morning', '08:30', times, '2026-05-04T11:00'],
    ['waits for tomorrow at closing time', '22:00', times, '2026-05-05T11:00'],
    ['waits beyond closure days', '23:00', closedOn('2026-05-05', '2026-05-06'), '2026-05-07T11:00'],
    ['waits beyond a weekday off', '12:00', mondayOff, '2026-05-05T11:00'],
    ['waits for the evening between lunch and dinner', '15:00', split, '2026-05-04T17:00'],
    ['is not rejected where no opening is known', '12:00', { ...times, openingHours: [] }, undefined],
  ])('%s', (_what, clock, opening, slot) => {
    expect(nextSlot(instantOf('2026-05-04', clock), opening)).toBe(slot)
  })

  test('waits beyond a closure longer than guests may book ahead', () => {
    const closed = closedOn(...Array.from({ length: 20 }, (_, day) => addDays('2026-05-04', day)))
    expect(nextSlot(noon, closed)).toBe('2026-05-24T11:00')
  })

  test('waits a year and a day at most', () => {
    const closedDays = (length: number) =>
      closedOn(...Array.from({ length }, (_, day) => addDays('2026-05-04', day)))
    expect(nextSlot(noon, closedDays(366))).toBe('2027-05-05T11:00')
    expect(nextSlot(noon, closedDays(367))).toBeUndefined()
  })
})
