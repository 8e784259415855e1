import { expect, test } from 'vitest'

import { rowId } from './row-id.ts'

test('as many ids of one moment as a crowd makes differ without their random ends', () => {
  const now = new Date('2026-05-06T05:00:00Z')
  const start = `order_${now.getTime().toString(36)}`
  const ids = Array.from({ length: 46_656 }, () => rowId('order', now))
  expect(ids.filter((id) => !id.startsWith(start))).toEqual([])
  expect(new Set(ids.map((id) => id.slice(start.length, start.length + 3))).size).toBe(46_656)
})
