import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { reservation } from '#test/support/reservations.ts'
import {
  fullestSlot,
  groupByTable,
  isAboutTime,
  minutesLate,
  nextStep,
  possibleMarks,
  whereIs,
} from './day-view.ts'

// 18:30 at the restaurant.
const due = Date.parse('2026-11-22T11:30:00Z')
const visit = { ...reservation, date: '2026-11-22', time: '18:30' }
const later = (minutes: number) => new Date(due + minutes * 60_000)
const marked = '2026-11-22T11:40:00.000Z'

test.each([
  [{ status: 'pending' }, -31, 'confirm'],
  // Guests of a booking that nobody has confirmed wait for the answer, also at the door.
  [{ status: 'pending' }, 20, 'confirm'],
  [{ status: 'pending', arrivedAt: marked }, -31, 'arrived'],
  [{ status: 'confirmed' }, -31, 'arrived'],
  [{ status: 'pending', needsCall: true }, 0, 'confirm'],
  // The day before.
  [{ status: 'confirmed' }, -24 * 60, undefined],
  [{ status: 'pending', archivedAt: marked }, 0, undefined],
  [{ status: 'completed' }, 0, undefined],
] as const)('the next step of a booking of %j after %d minutes is %s', (change, minutes, step) => {
  expect(nextStep({ ...visit, ...change }, later(minutes))).toBe(step)
})

test('staff are asked for guests from an hour before their time on', () => {
  expect([-61, -60, 0, 60].map((minutes) => isAboutTime(visit, later(minutes)))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test.each([
  [{}, 14, 0],
  [{}, 15, 15],
  [{}, 90.5, 90],
  [{ status: 'confirmed' }, 20, 20],
  [{ status: 'completed' }, 20, 0],
  [{ status: 'cancelled' }, 20, 0],
  [{ arrivedAt: marked }, 20, 0],
  [{ noShowAt: marked }, 20, 0],
  [{ needsCall: true }, 20, 0],
  [{ needsCall: true, status: 'confirmed' }, 20, 20],
  // The next day the visit is over.
  [{}, 6 * 60, 0],
] as const)('a party of %j is late after %d minutes by %d', (change, minutes, late) => {
  expect(minutesLate({ ...visit, ...change }, later(minutes))).toBe(late)
})

test.each([
  [{}, -24 * 60, false, false],
  [{}, -60, true, false],
  [{}, 0, true, true],
  [{}, 24 * 60, true, true],
  [{ status: 'completed' }, 5, false, false],
  [{ status: 'cancelled' }, 5, false, false],
  [{ needsCall: true }, 5, false, false],
  [{ archivedAt: marked, status: 'confirmed' }, 5, false, false],
  // A mark can always be taken back, but not once it is archived.
  [{ status: 'completed', arrivedAt: marked }, 5, true, false],
  [{ status: 'cancelled', noShowAt: marked }, 5, false, true],
  [{ status: 'completed', arrivedAt: marked, archivedAt: marked }, 5, false, false],
] as const)(
  'a visit of %j can be marked after %d minutes: arrived %s, no-show %s',
  (change, minutes, arrived, noShow) => {
    expect(possibleMarks({ ...visit, ...change }, later(minutes))).toEqual({ arrived, noShow })
  },
)

test.each([
  [{}, 'expected'],
  [{ status: 'pending', needsCall: true }, 'expected'],
  [{ status: 'confirmed', arrivedAt: marked }, 'here'],
  [{ status: 'completed', arrivedAt: marked }, 'over'],
  [{ status: 'cancelled' }, 'over'],
  [{ status: 'confirmed', noShowAt: marked }, 'over'],
] as const)('a party of %j is %s', (change, where) => {
  expect(whereIs({ ...visit, ...change })).toBe(where)
})

describe('bookings by table', () => {
  it('are together however the label is written, those without a table first, 2 before 10', () => {
    const rows = ['10', null, 'San 2', '2', 'sân  2', null].map((tableLabel, id) => ({ id, tableLabel }))
    expect(groupByTable(rows).map(({ table, rows: own }) => [table, own.map(({ id }) => id)])).toEqual([
      [null, [1, 5]],
      ['2', [3]],
      ['10', [0]],
      ['San 2', [2, 4]],
    ])
  })

  it('are all of them, each once', () => {
    const labels = fc.option(fc.constantFrom('1', '2', '12', 'Sân 2', 'san 2'), { nil: null })
    fc.assert(
      fc.property(fc.array(fc.record({ tableLabel: labels })), (rows) => {
        const grouped = groupByTable(rows).flatMap(({ rows: own }) => own)
        expect(new Set(grouped)).toEqual(new Set(rows))
        expect(grouped).toHaveLength(rows.length)
      }),
    )
  })
})

test('the fullest time is the first of those with most guests, and none if nobody comes', () => {
  const slots = [0, 4, 6, 6, 2].map((guests, time) => ({ time, guests }))
  expect(fullestSlot(slots)?.time).toBe(2)
  expect(fullestSlot([{ guests: 0 }])).toBeUndefined()
  expect(fullestSlot([])).toBeUndefined()
})
