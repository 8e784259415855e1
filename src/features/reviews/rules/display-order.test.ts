import { expect, test } from 'vitest'

import { isTypedOrder, nextDisplayOrder } from './display-order.ts'

test.each([
  ['the first of all', [], 1],
  ['after those that stand in a row', [1, 2, 3], 4],
  ['in the first gap', [4, 2, 1, 1], 3],
  ['at the front where none has a place', [0, 0], 1],
  ['in the last place of two rows', [1, 2, 3, 4, 5, 6, 7], 8],
  ['after the last where all eight are taken', [1, 2, 3, 4, 5, 6, 7, 8], 9],
  ['after the last, wherever that stands', [1, 2, 3, 4, 5, 6, 7, 8, 11], 12],
])('a new review stands %s: of %j', (_where, taken, order) => {
  expect(nextDisplayOrder(taken)).toBe(order)
})

test.each([
  [0, false],
  [1, true],
  [8, true],
  [9, false],
  [1.5, false],
  [-1, false],
  [NaN, false],
])('the place %d may be typed: %s', (order, may) => {
  expect(isTypedOrder(order)).toBe(may)
})
