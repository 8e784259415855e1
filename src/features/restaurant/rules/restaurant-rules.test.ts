import { describe, expect, test } from 'vitest'

import { addDays, instantOf } from '#src/kernel/dates.ts'
import { isOpenAt, openingSpansOn } from './opening-hours.ts'
import { overlappingPeriods } from './settings-rules.ts'
import { vatNoticeAt, vatRateAt, withStandardVat } from './vat.ts'

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

  test.each([
    ['2026-12-31', '23:59', 8],
    ['2027-01-01', '00:00', 10],
  ])('of a restaurant that set none is what the law says on %s at %s: %d', (day, time, rate) => {
    expect(vatRateAt([], instantOf(day, time))).toBe(rate)
    expect(vatRateAt([{ from: '2030-01-01', to: null, rate: 5 }], instantOf(day, time))).toBe(rate)
  })

  test('goes on after a period that ended without a successor', () => {
    const spring = { from: '2026-03-01', to: '2026-05-31', rate: 5 }
    const winter = { from: '2026-01-01', to: '2026-02-28', rate: 7 }
    const autumn = { from: '2026-09-01', to: null, rate: 10 }
    for (const ended of [
      [winter, spring],
      [spring, winter],
      [autumn, winter, spring],
    ])
      expect(vatRateAt(ended, instantOf('2026-08-31', '23:59'))).toBe(5)
    expect(vatRateAt([winter, spring, autumn], instantOf('2026-09-01'))).toBe(10)
    expect(vatRateAt([winter], instantOf('2031-01-01'))).toBe(7)
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
})

describe('what an admin is told about VAT', () => {
  const half = { from: '2026-01-01', to: '2026-06-30', rate: 10 }

  test.each([
    ['an end 30 days ahead', [half], '2026-05-31', 'ending', '2026-06-30'],
    ['an end on this day', [half], '2026-06-30', 'ending', '2026-06-30'],
    ['nothing earlier', [half], '2026-05-30', undefined, undefined],
    ['an end that is past', [half], '2026-07-01', 'ended', '2026-06-30'],
    ['an end that is long past', [half], '2029-07-01', 'ended', '2026-06-30'],
    [
      'nothing where another period follows',
      [half, { ...half, from: '2026-07-01', to: null }],
      '2026-06-20',
      undefined,
      undefined,
    ],
    ['nothing of a period without end', [{ ...half, to: null }], '2026-06-20', undefined, undefined],
    [
      'an end where the next one leaves a day out',
      [half, { ...half, from: '2026-07-02', to: null }],
      '2026-06-20',
      'ending',
      '2026-06-30',
    ],
    [
      'the day left out, on that day',
      [half, { ...half, from: '2026-07-02', to: null }],
      '2026-07-01',
      'ended',
      '2026-06-30',
    ],
    [
      'the last end of those that follow each other',
      [half, { ...half, from: '2026-07-01', to: '2026-07-05' }],
      '2026-06-20',
      'ending',
      '2026-07-05',
    ],
    [
      'the latest end of those that overlap',
      [half, { ...half, from: '2026-03-01', to: '2026-06-15' }],
      '2026-06-10',
      'ending',
      '2026-06-30',
    ],
    ['nothing without periods', [], '2026-06-20', undefined, undefined],
    [
      'a reduced rate without end, 60 days before the law ends it',
      [{ ...half, to: null, rate: 8 }],
      '2026-11-01',
      'reduced',
      '2026-12-31',
    ],
    ['nothing of it the day before', [{ ...half, to: null, rate: 8 }], '2026-10-31', undefined, undefined],
    [
      'it on the last day of the law',
      [{ ...half, to: null, rate: 8 }],
      '2026-12-31',
      'reduced',
      '2026-12-31',
    ],
    ['that the law has ended it', [{ ...half, to: null, rate: 8 }], '2027-01-01', 'lapsed', '2026-12-31'],
    ['nothing of the standard rate without end', [{ ...half, to: null }], '2027-01-01', undefined, undefined],
    [
      'a reduced rate without end that is yet to begin',
      [
        { ...half, to: '2027-06-30' },
        { from: '2027-07-01', to: null, rate: 5 },
      ],
      '2026-12-01',
      'reduced',
      '2026-12-31',
    ],
    [
      'nothing of a reduced rate that has its end',
      [{ ...half, rate: 8, to: '2027-06-30' }],
      '2027-01-01',
      undefined,
      undefined,
    ],
  ] as const)('is %s', (_what, periods, today, kind, lastDay) => {
    for (const time of ['00:00', '23:59']) {
      const notice = vatNoticeAt(periods, instantOf(today, time))
      expect([notice?.kind, notice?.lastDay]).toEqual([kind, lastDay])
    }
  })

  const reduced = { from: '2025-07-01', to: null, rate: 8 }
  test.each([
    ['before the law ends it', [reduced], '2026-12-31', '2027-01-01'],
    ['after it has', [reduced], '2027-02-10', '2027-02-10'],
    ['on the day on which the rate began', [{ ...reduced, from: '2027-02-10' }], '2027-02-10', '2027-02-10'],
    ['before a period ends', [{ ...reduced, to: '2026-06-30' }], '2026-06-15', '2026-07-01'],
    ['after it ended', [{ ...reduced, to: '2026-06-30' }], '2026-08-01', '2026-08-01'],
    [
      'in a gap',
      [
        { ...reduced, to: '2026-06-30' },
        { ...reduced, from: '2026-10-01', to: '2027-12-31' },
      ],
      '2026-08-01',
      '2026-08-01',
    ],
  ])('and answered %s sets 10 % from the right day, and settles it', (_when, periods, today, day) => {
    const now = instantOf(today, '12:00')
    const { standardFrom = '' } = vatNoticeAt(periods, now) ?? {}
    expect(standardFrom).toBe(day)
    const answered = withStandardVat(periods, standardFrom)
    expect(vatRateAt(answered, instantOf(day))).toBe(10)
    expect(vatRateAt(answered, instantOf(addDays(day, -1)))).toBe(
      vatRateAt(periods, instantOf(addDays(day, -1))),
    )
    expect(vatNoticeAt(answered, now)).toBeUndefined()
    expect(overlappingPeriods(answered)).toEqual([])
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
