import { expect, test } from 'vitest'

import { formatDayTime } from './day-time.ts'

test.each([
  ['2026-11-21T04:00:00Z', '11:00, 21/11', '11:00, 21 Nov'],
  ['2026-03-08T17:05:00Z', '00:05, 09/03', '00:05, 9 Mar'],
  ['2026-12-31T16:59:59.999Z', '23:59, 31/12', '23:59, 31 Dec'],
])('%s is shown in the time of the restaurant, without its year', (instant, vi, en) => {
  expect(formatDayTime(new Date(instant), 'vi')).toBe(vi)
  expect(formatDayTime(new Date(instant), 'en')).toBe(en)
})
