import { describe, expect, test } from 'vitest'

import { instantOf } from '#src/kernel/dates.ts'
import { isOpenAt, openingSpansOn } from './opening-hours.ts'
import { nextVatChange, vatEndAhead, vatRateAt } from './vat.ts'

describe('the VAT rate', () => {
  const periods = [
    { from: '2025-07-01', to: '2026-12-31', rate: 8 },
    { from: '2027-01-01', to: null, rate: 10 },
  ]

  test.each([
    ['2026-12-31T16:59:59Z', 8],
    ['2026-12-31T17:00:00Z', 10],
    ['2030-01-01T00:00:00Z', 10],
    ['2020-01-01T00:00:00Z', 8],
  ])('at %s is %d, by the restaurant’s calendar', (instant, rate) => {
    expect(vatRateAt(periods, new Date(instant))).toBe(rate)
  })

  test('is 8 where no period applies', () => {
    expect(vatRateAt([], new Date('2026-05-01T00:00:00Z'))).toBe(8)
    expect(vatRateAt([{ from: '2026-01-01', to: '2026-01-31', rate: 10 }], instantOf('2026-02-01'))).toBe(8)
  })

  test('holds on the first and the last day of its period, to the last minute', () => {
    const january = [{ from: '2026-01-01', to: '2026-01-31', rate: 10 }]
    expect(vatRateAt(january, instantOf('2026-01-01', '00:00'))).toBe(10)
    expect(vatRateAt(january, instantOf('2026-01-31', '23:59'))).toBe(10)
    expect(vatRateAt(january, instantOf('2025-12-31', '23:59'))).toBe(8)
  })

  test('is that of the later period where two overlap', () => {
    const overlapping = [
      { from: '2026-06-01', to: '2026-06-30', rate: 5 },
      { from: '2026-01-01', to: null, rate: 10 },
    ]
    expect(vatRateAt(overlapping, instantOf('2026-06-15'))).toBe(5)
    expect(vatRateAt(overlapping, instantOf('2026-07-01'))).toBe(10)
    expect(vatRateAt(overlapping.toReversed(), instantOf('2026-06-15'))).toBe(5)
  })

  test('may be zero', () => {
    expect(vatRateAt([{ from: '2026-01-01', to: null, rate: 0 }], instantOf('2026-07-01'))).toBe(0)
  })

  test('changes next at the restaurant’s midnight', () => {
    expect(nextVatChange(periods, instantOf('2026-05-01'))).toEqual(new Date('2026-12-31T17:00:00Z'))
    expect(nextVatChange(periods, instantOf('2027-01-01'))).toBeUndefined()
    expect(nextVatChange([], instantOf('2027-01-01'))).toBeUndefined()
  })

  test('changes first at the earliest of several changes to come', () => {
    const coming = [
      { from: '2026-09-01', to: null, rate: 12 },
      { from: '2026-07-01', to: null, rate: 10 },
    ]
    expect(nextVatChange(coming, instantOf('2026-05-01'))).toEqual(instantOf('2026-07-01'))
    expect(nextVatChange(coming, instantOf('2026-07-01'))).toEqual(instantOf('2026-09-01'))
  })

  test('changes when a period ends without a successor of the same rate', () => {
    const ending = [{ from: '2026-01-01', to: '2026-06-30', rate: 10 }]
    expect(nextVatChange(ending, instantOf('2026-05-01'))).toEqual(instantOf('2026-07-01'))
    const continued = [...ending, { from: '2026-07-01', to: '2026-07-31', rate: 10 }]
    expect(nextVatChange(continued, instantOf('2026-05-01'))).toEqual(instantOf('2026-08-01'))
  })
})

describe('the end of VAT', () => {
  const half = { from: '2026-01-01', to: '2026-06-30', rate: 10 }

  test.each([
    ['is told on the 30th day before', [half], '2026-05-31', '2026-06-30'],
    ['and on the last day', [half], '2026-06-30', '2026-06-30'],
    ['not earlier', [half], '2026-05-30', undefined],
    ['nor once it is over', [half], '2026-07-01', undefined],
    [
      'not where another period follows',
      [half, { ...half, from: '2026-07-01', to: null }],
      '2026-06-20',
      undefined,
    ],
    ['not for a period without end', [{ ...half, to: null }], '2026-06-20', undefined],
    [
      'but where the next one leaves a day out',
      [half, { ...half, from: '2026-07-02', to: null }],
      '2026-06-20',
      '2026-06-30',
    ],
    [
      'is that of the last that follow each other',
      [half, { ...half, from: '2026-07-01', to: '2026-07-05' }],
      '2026-06-20',
      '2026-07-05',
    ],
    [
      'and of the longest that overlap',
      [half, { ...half, from: '2026-03-01', to: '2026-06-15' }],
      '2026-06-10',
      '2026-06-30',
    ],
    ['is none without periods', [], '2026-06-20', undefined],
  ])('%s', (_what, periods, today, lastDay) => {
    for (const time of ['00:00', '23:59'])
      expect(vatEndAhead(periods, instantOf(today, time))?.lastDay).toBe(lastDay)
  })

  test('says which rate ends, and that the default follows', () => {
    const end = vatEndAhead([half], instantOf('2026-06-15'))
    expect(end).toEqual({ lastDay: '2026-06-30', rate: 10, rateAfter: 8 })
    expect(vatRateAt([half], instantOf('2026-07-01'))).toBe(8)
  })
})

describe('the opening hours', () => {
  const times = {
    openingHours: [
      { weekday: 6, opens: '17:00', closes: '22:00' },
      { weekday: 6, opens: '11:00', closes: '14:00' },
    ],
    closures: [{ date: '2026-05-09' }],
  }

  test('of a day come earliest first', () => {
    expect(openingSpansOn('2026-05-02', times)).toEqual([
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '22:00' },
    ])
  })

  test('are none on a weekday off and on a closure day', () => {
    expect(openingSpansOn('2026-05-03', times)).toEqual([])
    expect(openingSpansOn('2026-05-09', times)).toEqual([])
  })

  test.each([
    ['10:59', false],
    ['11:00', true],
    ['13:59', true],
    ['14:00', false],
    ['21:59', true],
    ['22:00', false],
  ])('at %s on a Saturday open is %s', (clock, open) => {
    expect(isOpenAt(instantOf('2026-05-02', clock), times)).toBe(open)
    expect(isOpenAt(instantOf('2026-05-09', clock), times)).toBe(false)
  })

  test('until the last moment before closing', () => {
    const closing = instantOf('2026-05-02', '22:00').getTime()
    expect(isOpenAt(new Date(closing - 1), times)).toBe(true)
    expect(isOpenAt(new Date(closing), times)).toBe(false)
  })
})
