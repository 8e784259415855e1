import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { instantOf, restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import { isOpenOn } from '#src/features/restaurant/rules/opening-hours.ts'
import { anyOpeningTimes } from '#test/support/any-opening-times.ts'
import { bakedIn, firstTime, freeAmong, type Loads, movedTime, nextFree, type OvenDay } from './oven-times.ts'

const monday = '2026-05-04'
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' }))
const at = (time: string, other: Partial<OvenDay> = {}): OvenDay => ({
  now: instantOf(monday, time),
  times: { openingHours: hours, closures: [] },
  oven: { pizzas: 8, minutes: 20 },
  loads: {},
  pausedUntil: null,
  ...other,
})
const full = (...times: string[]): Loads => Object.fromEntries(times.map((time) => [`${monday}T${time}`, 8]))

describe('the first time', () => {
  it.each([
    ['of an idle oven is after the shortest time, to five minutes', at('18:18'), 1, '18:40'],
    ['of a full quarter is the next quarter', at('18:18', { loads: full('18:30') }), 1, '18:45'],
    ['of an order without pizzas is that of an idle oven', at('18:18', { loads: full('18:30') }), 0, '18:40'],
    ['before opening counts from opening', at('09:00'), 1, '11:20'],
    ['of what no quarter holds is when its last pizza is ready', at('18:18'), 20, '19:00'],
    [
      'after a pause counts from its end',
      at('18:00', { pausedUntil: instantOf(monday, '19:00') }),
      1,
      '19:20',
    ],
    [
      'without promises is the end of the pause',
      at('18:00', { oven: null, pausedUntil: instantOf(monday, '19:00') }),
      9,
      '19:00',
    ],
  ])('%s', (_name, day, load, time) => {
    expect(firstTime(day, load)).toBe(`${monday}T${time}`)
  })

  it('is tomorrow if no time of today is left, and unknown if the restaurant never opens', () => {
    expect(firstTime(at('21:50'), 1)).toBe('2026-05-05T11:20')
    expect(firstTime(at('18:00', { times: { openingHours: [], closures: [] } }), 1)).toBeUndefined()
  })
})

test('what is full, paused or too soon is not free, and the next three free times are named', () => {
  const day = at('18:18', { loads: full('19:00', '19:15') })
  const asked = ['18:30', '18:45', '19:00', '19:15', '19:30'].map((time) => `${monday}T${time}`)
  expect(freeAmong(day, 1, asked)).toEqual([`${monday}T18:45`, `${monday}T19:30`])
  expect(nextFree(day, 1, `${monday}T19:00`, 3, 7).map((time) => time.slice(11))).toEqual([
    '19:30',
    '19:45',
    '20:00',
  ])
})

test('a promise is moved from now on if its time has passed', () => {
  expect(movedTime(`${monday}T18:40`, 10, instantOf(monday, '18:00'))).toBe(`${monday}T18:50`)
  expect(movedTime(`${monday}T18:40`, 10, instantOf(monday, '18:52'))).toBe(`${monday}T19:05`)
})

const moments = fc
  .integer({ min: 0, max: 3 * 1440 })
  .map((minutes) => new Date(instantOf(monday).getTime() + minutes * 60_000))
const sizes = fc.integer({ min: 0, max: 120 }).map((quarters) => quarters / 4)
const anyDay = fc.record({
  now: moments,
  times: anyOpeningTimes(monday),
  oven: fc.record({ pizzas: fc.integer({ min: 1, max: 12 }), minutes: fc.integer({ min: 0, max: 60 }) }),
  loads: fc.constant<Loads>({}),
  pausedUntil: fc.option(moments),
})

describe('however orders arrive', () => {
  it('no quarter of an hour bakes more than the oven can, and each order is baked whole', () => {
    fc.assert(
      fc.property(anyDay, fc.array(sizes, { maxLength: 12 }), (day, orders) => {
        const loads: Record<string, number> = {}
        for (const load of orders) {
          const ready = firstTime({ ...day, loads }, load)
          if (ready === undefined) continue
          const parts = bakedIn({ ...day, loads }, load, ready)
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(load)
          for (const [time, part] of Object.entries(parts)) loads[time] = (loads[time] ?? 0) + part
        }
        for (const load of Object.values(loads)) expect(load).toBeLessThanOrEqual(day.oven.pizzas)
      }),
    )
  })

  it('no time is past, before the end of the pause, sooner than promised or outside the hours', () => {
    fc.assert(
      fc.property(anyDay, sizes, (day, load) => {
        const ready = firstTime(day, load)
        if (ready === undefined) return
        const [date = '', time = ''] = ready.split('T')
        const begun = Math.max(day.now.getTime(), day.pausedUntil?.getTime() ?? 0)
        expect(instantOf(date, time).getTime()).toBeGreaterThanOrEqual(begun + day.oven.minutes * 60_000)
        expect(isOpenOn(date, time, day.times)).toBe(true)
      }),
    )
  })

  it('a fuller oven, a later moment or a longer pause never give an earlier time', () => {
    const never = '9999'
    fc.assert(
      fc.property(anyDay, sizes, fc.array(fc.tuple(moments, sizes)), moments, (day, load, others, later) => {
        const loads = Object.fromEntries(
          others.map(([moment, part]) => [
            restaurantDateTime(new Date(Math.floor(moment.getTime() / 900_000) * 900_000)),
            part,
          ]),
        )
        const first = firstTime(day, load) ?? never
        expect((firstTime({ ...day, loads }, load) ?? never) >= first).toBe(true)
        const since = later > day.now ? later : day.now
        expect((firstTime({ ...day, now: since }, load) ?? never) >= first).toBe(true)
        const paused = later > (day.pausedUntil ?? later) ? later : day.pausedUntil
        expect((firstTime({ ...day, pausedUntil: paused }, load) ?? never) >= first).toBe(true)
      }),
    )
  })

  it('the first time that is offered can be asked for, if it is on the quarter of an hour', () => {
    fc.assert(
      fc.property(anyDay, sizes, (day, load) => {
        const [next] = nextFree(day, load, '', 1, 10)
        if (next === undefined) return
        expect(freeAmong(day, load, [next])).toEqual([next])
        expect(next.slice(0, 10) >= restaurantDate(day.now)).toBe(true)
      }),
    )
  })
})
