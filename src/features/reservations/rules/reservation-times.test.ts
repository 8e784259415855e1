import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays, instantOf } from '#src/kernel/dates.ts'
import { closureOn, isOpenAt, openingSpansOn } from '#src/features/restaurant/rules/opening-hours.ts'
import { anyOpeningTimes } from '#test/support/any-opening-times.ts'
import { bookableDays, cancellableUntil, checkVisit, everySlot, slotsOn } from './reservation-times.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' }))
const settings = {
  openingHours: everyDay,
  closures: [{ date: '2026-05-10' }, { date: '2026-06-01', to: '2026-06-03' }],
}
/** Wednesday noon at the restaurant. */
const noon = new Date('2026-05-06T05:00:00Z')

describe('the times of an ordinary day', () => {
  it('run from 11:30 to 21:00 by the quarter of an hour', () => {
    expect(everySlot).toHaveLength(39)
    expect(everySlot.slice(0, 3)).toEqual(['11:30', '11:45', '12:00'])
    expect(everySlot.at(-1)).toBe('21:00')
    expect(slotsOn('2026-05-07', noon, settings)).toEqual(everySlot)
  })

  it('begin today with the one that has not passed', () => {
    expect(slotsOn('2026-05-06', noon, settings)[0]).toBe('12:00')
    expect(slotsOn('2026-05-06', new Date(noon.getTime() + 1), settings)[0]).toBe('12:15')
  })

  it('are none when the restaurant is shut: on a closure day, on a weekday without hours, beyond 90 days, yesterday', () => {
    const shutOnThursday = { ...settings, openingHours: everyDay.filter(({ weekday }) => weekday !== 4) }
    expect(slotsOn('2026-05-10', noon, settings)).toEqual([])
    expect(['2026-05-31', '2026-06-04'].map((day) => slotsOn(day, noon, settings))).toEqual([
      everySlot,
      everySlot,
    ])
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-03'])
      expect(slotsOn(day, noon, settings)).toEqual([])
    expect(slotsOn('2026-05-07', noon, shutOnThursday)).toEqual([])
    expect(slotsOn('2026-08-04', noon, settings)).toEqual(everySlot)
    expect(slotsOn('2026-08-05', noon, settings)).toEqual([])
    expect(slotsOn('2026-05-05', noon, settings)).toEqual([])
    expect(slotsOn('2026-02-30', noon, settings)).toEqual([])
  })

  it('stay within the hours of the date where it has its own', () => {
    const untilThree = {
      ...settings,
      specialHours: [{ date: '2026-05-07', opens: '11:00', closes: '15:00' }],
    }
    const slots = slotsOn('2026-05-07', noon, untilThree)
    expect([slots[0], slots.at(-1)]).toEqual(['11:30', '14:45'])
    expect(checkVisit('2026-05-07', '19:00', noon, untilThree)?.code).toBe('reservations.time-closed')
    expect(slotsOn('2026-05-08', noon, untilThree)).toEqual(everySlot)
  })

  it('stay within the hours of the restaurant where those are shorter', () => {
    const evenings = everyDay.map((hours) => ({ ...hours, opens: '17:00', closes: '20:00' }))
    const slots = slotsOn('2026-05-07', noon, { ...settings, openingHours: evenings })
    expect([slots[0], slots.at(-1)]).toEqual(['17:00', '19:45'])
  })
})

describe('a visit', () => {
  test.each([
    ['2026-05-06', '12:00', undefined],
    ['2026-05-06', '21:00', undefined],
    ['2026-08-04', '18:30', undefined],
    ['2026-05-06', '11:45', 'reservations.time-past'],
    ['2026-05-05', '19:00', 'reservations.date-past'],
    ['2026-08-05', '19:00', 'reservations.date-too-far'],
    ['2026-05-10', '19:00', 'reservations.closed'],
    ['2026-02-30', '19:00', 'reservations.date-invalid'],
    ['tomorrow', '19:00', 'reservations.date-invalid'],
    ['2026-05-07', '11:15', 'reservations.time-invalid'],
    ['2026-05-07', '21:15', 'reservations.time-invalid'],
    ['2026-05-07', '19:10', 'reservations.time-invalid'],
    ['2026-05-07', '25:00', 'reservations.time-invalid'],
    ['2026-05-07', '', 'reservations.time-invalid'],
  ])('on %s at %s returns %s', (date, time, code) => {
    expect(checkVisit(date, time, noon, settings)?.code).toBe(code)
  })

  test.each([
    ['11:45', 'reservations.time-closed'],
    ['12:00', undefined],
    ['13:45', undefined],
    // The minute of closing already.
    ['14:00', 'reservations.time-between'],
    ['15:00', 'reservations.time-between'],
    ['16:45', 'reservations.time-between'],
    ['17:00', undefined],
    ['20:00', 'reservations.time-closed'],
    ['15:10', 'reservations.time-invalid'],
    ['22:00', 'reservations.time-invalid'],
  ])('at %s where lunch is from 12 to 14 and dinner from 17 to 20 returns %s', (time, code) => {
    const split = everyDay.flatMap(({ weekday }) => [
      { weekday, opens: '17:00', closes: '20:00' },
      { weekday, opens: '12:00', closes: '14:00' },
    ])
    const times = { ...settings, openingHours: split }
    expect(checkVisit('2026-05-07', time, noon, times)?.code).toBe(code)
    expect(checkVisit('2026-05-10', time, noon, times)?.code).toBe('reservations.closed')
  })

  it('goes by the restaurant’s day, when it is still yesterday in Greenwich', () => {
    const earlyMorning = new Date('2026-05-06T17:30:00Z')
    expect(bookableDays(earlyMorning)).toEqual({ first: '2026-05-07', last: '2026-08-05' })
    expect(checkVisit('2026-05-06', '19:00', earlyMorning, settings)?.code).toBe('reservations.date-past')
  })

  it('can be booked exactly at the times that are offered', () => {
    const days = fc.integer({ min: -2, max: 93 })
    const clocks = fc.date({ min: noon, max: new Date('2026-05-08T00:00:00Z'), noInvalidDate: true })
    const minutes = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(days, clocks, minutes, (ahead, now, minute) => {
        const date = new Date(noon.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
        const time = new Date(minute * 60_000).toISOString().slice(11, 16)
        const isOffered = slotsOn(date, now, settings).includes(time)
        expect(checkVisit(date, time, now, settings) === undefined).toBe(isOffered)
      }),
    )
  })

  it('is offered only while the restaurant is open, whatever the special days', () => {
    const ahead = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(anyOpeningTimes('2026-05-06'), ahead, (times, days) => {
        const date = addDays('2026-05-06', days)
        const slots = slotsOn(date, noon, times)
        for (const time of slots) expect(isOpenAt(instantOf(date, time), times)).toBe(true)
        const isAfterEvening = openingSpansOn(date, times).every(({ opens }) => opens > '00:00')
        expect(!closureOn(date, times) || !isAfterEvening || slots.length === 0).toBe(true)
        const ofDate = (times.specialHours ?? []).filter((hours) => hours.date === date)
        const isWithin = (time: string) =>
          ofDate.some(({ opens, closes }) => opens <= time && (time < closes || closes <= opens))
        // Of an evening that lasts until noon of the next day slots may be left.
        const evening = openingSpansOn(date, times).find(({ opens }) => opens === '00:00')
        const own = slots.filter((time) => !evening || time >= evening.closes)
        expect(ofDate.length === 0 || own.every(isWithin)).toBe(true)
      }),
    )
  })

  it('can be cancelled until two hours before', () => {
    expect(cancellableUntil('2026-05-06', '19:00')).toEqual(new Date('2026-05-06T10:00:00Z'))
  })
})
