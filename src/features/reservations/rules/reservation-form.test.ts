import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays } from '#src/kernel/dates.ts'
import {
  checkReservation,
  emptyReservation,
  firstDayWithSlots,
  restoreReservation,
} from './reservation-form.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' }))
const settings = { openingHours: everyDay, closures: [{ date: '2026-05-07' }], capacity: null }
const noon = new Date('2026-05-06T05:00:00Z')
const filled = { ...emptyReservation, date: '2026-05-08', time: '19:00', name: 'Lan', phone: '0900 000 000' }

describe('the booking form', () => {
  test.each([
    [{}, []],
    [{ email: 'lan@example.com' }, []],
    [{ date: '' }, ['reservations.date-required']],
    [{ date: '2026-05-05' }, ['reservations.date-past']],
    [{ date: '2026-05-07' }, ['reservations.closed']],
    [{ time: '' }, ['reservations.time-required']],
    [{ date: '2026-05-06', time: '11:30' }, ['reservations.time-past']],
    [{ name: ' ' }, ['reservations.name-required']],
    [{ name: '\u200B\u3164' }, ['reservations.name-required']],
    [{ phone: '' }, ['reservations.phone-required']],
    [{ phone: '12345' }, ['reservations.phone-invalid']],
    [{ phone: '  ' }, ['reservations.phone-required']],
    [{ email: 'lan' }, ['reservations.email-invalid']],
    [{ email: ' \u200B' }, []],
    [{ email: 'lan@example.com\u200B' }, []],
    [
      { date: '', time: '', name: '', phone: '' },
      [
        'reservations.date-required',
        'reservations.time-required',
        'reservations.name-required',
        'reservations.phone-required',
      ],
    ],
  ])('with %j is held back by %j', (changed, codes) => {
    const problems = checkReservation({ ...filled, ...changed }, noon, settings)
    expect(problems.map(({ code }) => code)).toEqual(codes)
  })

  test.each([
    ['19:00', ['reservations.slot-full']],
    ['19:30', []],
    ['', ['reservations.time-required']],
    // Of a time that has passed it is of no matter that it was full.
    ['11:30', ['reservations.time-past']],
  ])('where 11:30 and 19:00 are full is held back at %j by %j', (time, codes) => {
    const full = { times: ['11:30', '19:00', ''], days: [] }
    const date = time === '11:30' ? '2026-05-06' : filled.date
    const problems = checkReservation({ ...filled, date, time }, noon, settings, full)
    expect(problems.map(({ field, code }) => [field, code])).toEqual(codes.map((code) => ['time', code]))
  })

  test.each([
    [{}, ['date reservations.day-full']],
    // The day says it all, whatever the time.
    [{ time: '' }, ['date reservations.day-full']],
    [{ date: '2026-05-09' }, []],
    [{ date: '2026-05-07' }, ['date reservations.closed']],
  ])('where its day is full is held back with %j by %j', (changed, problems) => {
    const full = { times: ['19:00'], days: ['2026-05-07', '2026-05-08'] }
    const sent = { ...filled, ...changed }
    const found = checkReservation(sent, noon, settings, {
      ...full,
      times: sent.date === filled.date ? full.times : [],
    })
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
  })

  test.each([
    [36, []],
    [37, ['guests reservations.party-too-large']],
  ])('for %i guests is held back by %j where there are 36 seats', (guests, problems) => {
    const seated = { ...settings, capacity: { seats: 36, stayMinutes: 120 } }
    const found = checkReservation({ ...filled, guests }, noon, seated)
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
    expect(checkReservation({ ...filled, guests }, noon, settings)).toEqual([])
  })

  it('begins with the first day that has a table', () => {
    expect(firstDayWithSlots(noon, settings)).toBe('2026-05-06')
    expect(firstDayWithSlots(noon, settings, ['2026-05-06', '2026-05-08'])).toBe('2026-05-09')
    // After the last slot, with tomorrow closed.
    expect(firstDayWithSlots(new Date('2026-05-06T14:01:00Z'), settings)).toBe('2026-05-08')
    expect(firstDayWithSlots(noon, { openingHours: [], closures: [] })).toBe('2026-05-06')
    // The last of the 90 days that can be booked.
    const closures = Array.from({ length: 90 }, (_, day) => ({ date: addDays('2026-05-06', day) }))
    expect(firstDayWithSlots(noon, { ...settings, closures })).toBe('2026-08-04')
  })

  test.each([
    [1, 1],
    [50, 50],
    [0, 2],
    [51, 2],
    [2.5, 2],
    ['4', 2],
    [null, 2],
  ])('that was stored for %j guests comes back for %i', (guests, restored) => {
    expect(restoreReservation({ ...filled, guests }).guests).toBe(restored)
  })

  it('comes back as it was stored, and whole from anything else the browser may hold', () => {
    expect(restoreReservation(JSON.parse(JSON.stringify(filled)))).toEqual(filled)
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { guests, ...texts } = restoreReservation(stored)
        expect(guests >= 1 && guests <= 50).toBe(true)
        expect(Object.values(texts).every((text) => text === null || typeof text === 'string')).toBe(true)
      }),
    )
  })
})
