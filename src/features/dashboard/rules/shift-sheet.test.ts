import { expect, test } from 'vitest'

import { isInShift, isLargeGroup } from './shift-sheet.ts'

test.each([
  ['11:30', true, false],
  ['15:45', true, false],
  ['16:00', false, true],
  ['21:00', false, true],
])('a booking of %s is on one of the two sheets, and on that of the day', (time, lunch, evening) => {
  expect([isInShift(time, 'lunch'), isInShift(time, 'evening'), isInShift(time, 'all')]).toEqual([
    lunch,
    evening,
    true,
  ])
})

test.each([
  [7, false],
  [8, true],
])('a party of %d is named as a large group: %s', (guests, isLarge) => {
  expect(isLargeGroup({ guests })).toBe(isLarge)
})
