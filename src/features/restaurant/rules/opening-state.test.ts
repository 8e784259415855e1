import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays, instantOf } from '#src/kernel/dates.ts'
import { anyOpeningTimes, quarterHour } from '#test/support/any-opening-times.ts'
import { isOpenAt, openingSpansOn, type OpeningTimes } from './opening-hours.ts'
import { nextOpeningAfter, openingStateAt } from './opening-state.ts'

const everyDay = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }))

/** 2026-05-02 is a Saturday. */
const saturday = '2026-05-02'
const sunday = '2026-05-03'

describe('in ordinary hours', () => {
  const times = { openingHours: everyDay('11:00', '22:00'), closures: [{ date: sunday }] }

  it.each([
    [saturday, '10:59', { isOpen: false, opens: { date: saturday, time: '11:00' } }],
    [saturday, '11:00', { isOpen: true, closes: '22:00' }],
    [saturday, '21:59', { isOpen: true, closes: '22:00' }],
    // Sunday is a closure day.
    [saturday, '22:00', { isOpen: false, opens: { date: '2026-05-04', time: '11:00' } }],
    [sunday, '12:00', { isOpen: false, opens: { date: '2026-05-04', time: '11:00' } }],
  ])('on %s at %s it is %j', (date, time, state) => {
    expect(openingStateAt(instantOf(date, time), times)).toEqual(state)
  })
})

describe('the next opening', () => {
  const lunchAndDinner = [...everyDay('11:00', '14:00'), ...everyDay('17:00', '22:00')]
  const closures = [{ date: sunday }]
  const late = everyDay('18:00', '02:00')

  it.each([
    ['before the first', lunchAndDinner, '10:59', saturday, '11:00'],
    ['at the first', lunchAndDinner, '11:00', saturday, '17:00'],
    ['between two', lunchAndDinner, '15:00', saturday, '17:00'],
    ['over a closure day', lunchAndDinner, '20:00', '2026-05-04', '11:00'],
    ['is not the midnight that an evening goes past', late, '20:00', '2026-05-04', '18:00'],
  ])('%s', (_what, openingHours, time, date, opens) => {
    expect(nextOpeningAfter(instantOf(saturday, time), { openingHours, closures })).toEqual(
      instantOf(date, opens),
    )
  })

  it('is unknown where there are no hours', () => {
    expect(nextOpeningAfter(instantOf(saturday), { openingHours: [], closures })).toBeUndefined()
  })
})

describe('in hours past midnight', () => {
  const late = { weekday: 6, opens: '18:00', closes: '02:00' }
  const times = { openingHours: [late], closures: [] }

  it.each([
    [saturday, '01:00', { isOpen: false, opens: { date: saturday, time: '18:00' } }],
    [saturday, '17:59', { isOpen: false, opens: { date: saturday, time: '18:00' } }],
    [saturday, '18:00', { isOpen: true, closes: '02:00' }],
    [saturday, '23:59', { isOpen: true, closes: '02:00' }],
    [sunday, '00:00', { isOpen: true, closes: '02:00' }],
    [sunday, '01:59', { isOpen: true, closes: '02:00' }],
    [sunday, '02:00', { isOpen: false, opens: { date: '2026-05-09', time: '18:00' } }],
  ])('on %s at %s it is %j', (date, time, state) => {
    expect(openingStateAt(instantOf(date, time), times)).toEqual(state)
  })

  test('a closure takes the evening that begins on it, and not the rest of the one before', () => {
    const closedSunday = { openingHours: [late, { ...late, weekday: 0 }], closures: [{ date: sunday }] }
    expect(isOpenAt(instantOf(sunday, '01:00'), closedSunday)).toBe(true)
    expect(isOpenAt(instantOf(sunday, '19:00'), closedSunday)).toBe(false)
    expect(isOpenAt(instantOf('2026-05-04', '01:00'), closedSunday)).toBe(false)
  })

  test('closures of several days take each of their evenings, the last one too', () => {
    const everyNight = {
      openingHours: everyDay('18:00', '02:00'),
      closures: [{ date: sunday, to: '2026-05-05' }],
    }
    const open = ['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06'].flatMap((date) =>
      ['01:00', '19:00']
        .filter((time) => isOpenAt(instantOf(date, time), everyNight))
        .map((time) => `${date} ${time}`),
    )
    expect(open).toEqual(['2026-05-03 01:00', '2026-05-06 19:00'])
  })

  test('the hours of a date end on the next, and end no evening that began before it', () => {
    const nights = { openingHours: everyDay('18:00', '02:00'), closures: [] }
    const untilThree = { ...nights, specialHours: [{ date: sunday, opens: '11:00', closes: '15:00' }] }
    const open = (days: OpeningTimes) =>
      ['01:00', '12:00', '19:00'].filter((time) => isOpenAt(instantOf(sunday, time), days))
    expect(open(untilThree)).toEqual(['01:00', '12:00'])
    expect(isOpenAt(instantOf('2026-05-04', '01:00'), untilThree)).toBe(false)
    const allNight = { ...nights, specialHours: [{ date: sunday, opens: '18:00', closes: '06:00' }] }
    expect(openingSpansOn('2026-05-04', allNight)).toEqual([
      { opens: '00:00', closes: '06:00' },
      { opens: '18:00', closes: '24:00' },
    ])
    expect(open({ ...untilThree, closures: [{ date: sunday }] })).toEqual(['01:00'])
  })

  test('a day holds its evening until its end, and the rest of the evening before', () => {
    expect(openingSpansOn(saturday, times)).toEqual([{ opens: '18:00', closes: '24:00' }])
    expect(openingSpansOn(sunday, times)).toEqual([{ opens: '00:00', closes: '02:00' }])
  })
})

it('closes at midnight where its hours end with the day', () => {
  const times = { openingHours: everyDay('11:00', '00:00'), closures: [] }
  expect(openingStateAt(instantOf(saturday, '23:00'), times)).toEqual({ isOpen: true, closes: '00:00' })
  expect(openingStateAt(instantOf(sunday, '00:00'), times)).toMatchObject({ isOpen: false })
})

it('goes on over hours that follow at once, and names no closing where it never closes', () => {
  const split = [...everyDay('11:00', '15:00'), ...everyDay('15:00', '22:00')]
  expect(openingStateAt(instantOf(saturday, '12:00'), { openingHours: split, closures: [] })).toEqual({
    isOpen: true,
    closes: '22:00',
  })
  const always = { openingHours: everyDay('00:00', '00:00'), closures: [] }
  expect(openingStateAt(instantOf(saturday, '12:00'), always)).toEqual({ isOpen: true, closes: undefined })
})

it('knows no next opening of a restaurant that has no hours', () => {
  const never = { openingHours: [], closures: [] }
  expect(openingStateAt(instantOf(saturday, '12:00'), never)).toEqual({ isOpen: false, opens: undefined })
})

test('whatever the hours: nothing changes before the moment that is named, and at it everything does', () => {
  fc.assert(
    fc.property(
      anyOpeningTimes(saturday),
      fc.integer({ min: 0, max: 7 }),
      quarterHour,
      (times, days, time) => {
        const now = instantOf(addDays(saturday, days), time)
        const state = openingStateAt(now, times)
        expect(state.isOpen).toBe(isOpenAt(now, times))
        const change = state.isOpen
          ? state.closes && firstAt(now, state.closes)
          : state.opens && instantOf(state.opens.date, state.opens.time)
        if (!change) return
        for (let at = now.getTime(); at < change.getTime(); at += 900_000)
          expect(isOpenAt(new Date(at), times)).toBe(state.isOpen)
        expect(isOpenAt(change, times)).toBe(!state.isOpen)
      },
    ),
  )
})

test('whatever the hours: those of a day are apart, and never those of a closure or beside the hours of the date', () => {
  fc.assert(
    fc.property(anyOpeningTimes(saturday), fc.nat({ max: 9 }), quarterHour, (times, days, time) => {
      const date = addDays(saturday, days)
      const spans = openingSpansOn(date, times)
      for (const [index, { opens, closes }] of spans.entries()) {
        expect(opens < closes).toBe(true)
        expect(closes <= (spans[index + 1]?.opens ?? '24:00')).toBe(true)
      }
      // So nothing lasts into this day from the one before.
      const openingHours = times.openingHours.filter(({ opens, closes }) => opens < closes)
      const ofDate = (times.specialHours ?? []).filter((hours) => hours.date === date)
      const closed = [...times.closures, ...(times.lunarClosures ?? []).flatMap(({ dates = [] }) => dates)]
      const isClosed = closed.some((range) => range.date <= date && date <= (range.to ?? range.date))
      const isWithin = ofDate.some(({ opens, closes }) => opens <= time && (time < closes || closes <= opens))
      const now = instantOf(date, time)
      const isOpenByWeekday = isOpenAt(now, { openingHours, closures: [] })
      const isOpen = !isClosed && (ofDate.length > 0 ? isWithin : isOpenByWeekday)
      expect(isOpenAt(now, { ...times, openingHours, specialHours: ofDate })).toBe(isOpen)
    }),
  )
})

/** The first instant after this one at which the restaurant's clock shows a time. */
function firstAt(now: Date, time: string): Date {
  const date = now.toLocaleDateString('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })
  const today = instantOf(date, time)
  return today > now ? today : instantOf(addDays(date, 1), time)
}
