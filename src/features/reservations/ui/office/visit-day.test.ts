import { expect, test } from 'vitest'

import { formatDay, formatVisit } from './visit-day.ts'

test.each([
  // Before seven in the morning at the restaurant UTC is still at yesterday.
  ['2026-05-06T23:00:00Z', '2026-05-07', 'hôm nay', 'today'],
  ['2026-05-06T23:00:00Z', '2026-05-06', 'Thứ Tư 06/05/2026', 'Wednesday 6 May 2026'],
  ['2026-05-06T16:59:59Z', '2026-05-06', 'hôm nay', 'today'],
  ['2026-05-06T16:59:59Z', '2026-05-07', 'ngày mai', 'tomorrow'],
  ['2026-05-31T05:00:00Z', '2026-06-01', 'ngày mai', 'tomorrow'],
  ['2026-05-06T05:00:00Z', '2026-05-08', 'Thứ Sáu 08/05/2026', 'Friday 8 May 2026'],
  ['2026-05-06T05:00:00Z', '2026-05-05', 'Thứ Ba 05/05/2026', 'Tuesday 5 May 2026'],
])('at %s the day %s is called %s and %s', (now, date, vi, en) => {
  expect([formatDay(date, new Date(now), 'vi'), formatDay(date, new Date(now), 'en')]).toEqual([vi, en])
  expect(formatVisit({ date, time: '19:00' }, new Date(now), 'vi')).toContain(`19:00, ${vi}`)
})
