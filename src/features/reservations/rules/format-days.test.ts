import { expect, test } from 'vitest'

import { formatDays } from './format-days.ts'

test.each([
  [[], '', ''],
  [['2026-05-09'], '09/05', '9 May'],
  [['2026-05-09', '2026-05-10'], '09/05–10/05', '9 May–10 May'],
  [['2026-05-30', '2026-05-31', '2026-06-01', '2026-06-03'], '30/05–01/06, 03/06', '30 May–1 Jun, 3 Jun'],
])('the days %j are "%s" or "%s"', (days, vi, en) => {
  expect([formatDays(days, 'vi'), formatDays(days, 'en').replaceAll('\u00a0', ' ')]).toEqual([vi, en])
})
