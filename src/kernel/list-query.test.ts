import { describe, expect, it } from 'vitest'

import { periodStart, type Period } from './list-query.ts'

describe('a period counted back from now', () => {
  it.each<[Period, string, string | undefined]>([
    ['all', '2026-05-06T05:00:00Z', undefined],
    // 12:00 at the restaurant: today began at its midnight, which is 17:00 UTC the day before.
    ['today', '2026-05-06T05:00:00Z', '2026-05-05T17:00:00.000Z'],
    // 01:00 at the restaurant on the 7th, though it is still the 6th in UTC.
    ['today', '2026-05-06T18:00:00Z', '2026-05-06T17:00:00.000Z'],
    ['7days', '2026-05-08T05:00:00Z', '2026-05-01T05:00:00.000Z'],
    ['week', '2026-05-08T05:00:00Z', '2026-05-01T05:00:00.000Z'],
    ['30days', '2026-05-31T05:00:00Z', '2026-05-01T05:00:00.000Z'],
    ['90days', '2026-05-31T05:00:00Z', '2026-03-02T05:00:00.000Z'],
    ['180days', '2026-06-30T05:00:00Z', '2026-01-01T05:00:00.000Z'],
    ['year', '2026-05-06T05:00:00Z', '2025-05-06T05:00:00.000Z'],
    ['month', '2026-05-06T05:00:00Z', '2026-04-06T05:00:00.000Z'],
    ['month', '2026-03-31T05:00:00Z', '2026-02-28T05:00:00.000Z'],
    ['month', '2026-01-15T05:00:00Z', '2025-12-15T05:00:00.000Z'],
  ])('%s of %s begins at %s', (period, now, expected) => {
    expect(periodStart(period, new Date(now))?.toISOString()).toBe(expected)
  })
})
