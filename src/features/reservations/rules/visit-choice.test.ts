import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays, instantOf } from '#src/kernel/dates.ts'
import { bookableDays, slotsOn } from './reservation-times.ts'
import { dayChoice, firstPart, partsOfDay, stripDays } from './visit-choice.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' }))
const times = { openingHours: everyDay, closures: [{ date: '2026-05-08', reason: '', reasonVi: '' }] }
const at = (time: string) => instantOf('2026-05-06', time)
const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 })
const fromMidnight = (minute: number) => new Date(at('00:00').getTime() + minute * 60_000)

describe('a day to choose', () => {
  test.each([
    ['2026-05-06', '20:59', 'free'],
    ['2026-05-06', '21:01', 'over'],
    ['2026-05-07', '12:00', 'full'],
    ['2026-05-08', '12:00', 'closed'],
  ])('%s is at %s today %s', (date, now, choice) => {
    expect(dayChoice(date, { now: at(now), times, full: ['2026-05-07'] })).toBe(choice)
  })

  it('is free only where it has a time to book, at every minute of today', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 90 }), (minute, days) => {
        const now = fromMidnight(minute)
        const date = addDays('2026-05-06', days)
        const isFree = dayChoice(date, { now, times, full: [] }) === 'free'
        expect(isFree).toBe(slotsOn(date, now, times).length > 0)
      }),
    )
  })

  it.each([
    ['', '2026-05-12'],
    ['2026-05-09', '2026-05-12'],
    ['2026-05-20', '2026-05-20'],
    ['2026-08-04', '2026-08-04'],
    ['2026-08-05', '2026-05-12'],
    ['2025-01-01', '2026-05-12'],
    ['no day', '2026-05-12'],
  ])('stands among seven: with %j chosen the last is %s', (chosen, last) => {
    const days = stripDays(at('23:59'), chosen)
    expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-05-06', last])
    expect(days).toEqual(days.toSorted())
    expect(days.every((day) => day <= bookableDays(at('23:59')).last)).toBe(true)
  })
})

describe('the times of a day', () => {
  const slotsAt = (date: string, now: string) =>
    slotsOn(date, at(now), times).map((time) => ({ time, isFull: time === '19:00' }))
  const choices = (date: string, now: string) =>
    new Map(
      partsOfDay(date, slotsAt(date, now), times).flatMap(({ slots }) =>
        slots.map(({ time, choice }) => [time, choice] as const),
      ),
    )

  it('are as many at every hour and on a closure day, so that nothing moves; each says why it is not free', () => {
    const today = choices('2026-05-06', '18:00')
    expect(['11:30', '17:45', '18:00', '19:00'].map((time) => today.get(time))).toEqual([
      'over',
      'over',
      'free',
      'full',
    ])
    const closed = choices('2026-05-08', '18:00')
    expect(new Set(closed.values())).toEqual(new Set(['closed']))
    expect([...closed.keys()]).toEqual([...today.keys()])
    expect([...today.keys()]).toEqual(slotsAt('2026-05-07', '18:00').map(({ time }) => time))
  })

  it('include those of a day with longer hours, and of no day that is never open', () => {
    const late = { openingHours: everyDay.map((hours) => ({ ...hours, closes: '14:00' })), closures: [] }
    const specialHours = [{ date: '2026-05-09', opens: '17:00', closes: '22:00', reason: '', reasonVi: '' }]
    const partsOf = (date: string) => partsOfDay(date, [], { ...late, specialHours }).map(({ part }) => part)
    expect([partsOf('2026-05-07'), partsOf('2026-05-09')]).toEqual([['lunch'], ['lunch', 'evening']])
    expect(firstPart(partsOfDay('2026-05-07', [], { openingHours: [], closures: [] })).slots).toEqual([])
  })

  it('begin with the evening, or with the last part that has a table', () => {
    const partOf = (slots: { time: string; isFull: boolean }[]) =>
      firstPart(partsOfDay('2026-05-07', slots, times)).part
    const all = slotsAt('2026-05-07', '12:00')
    expect([
      partOf(all),
      partOf(all.map(({ time }) => ({ time, isFull: time >= '17:00' }))),
      partOf(all.map(({ time }) => ({ time, isFull: true }))),
    ]).toEqual(['evening', 'afternoon', 'evening'])
  })
})
