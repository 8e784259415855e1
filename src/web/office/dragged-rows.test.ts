import { describe, expect, test } from 'vitest'

import { dropPlace, rowOffsets } from './dragged-rows.ts'

/** Gaps of 10 between rows of different heights. */
const rows = [
  { id: 'a', top: 0, height: 50 },
  { id: 'b', top: 60, height: 100 },
  { id: 'c', top: 170, height: 50 },
]

describe('a dragged row', () => {
  test.each([
    ['a', 0, 0],
    ['a', 80, 0],
    ['a', 85, 0],
    ['a', 90, 1],
    ['a', 500, 2],
    ['c', -80, 2],
    ['c', -90, 1],
    ['c', -500, 0],
    ['none', 0, -1],
  ])('%s, moved by %d, comes to place %d', (dragged, by, place) => {
    expect(dropPlace(rows, dragged, by)).toBe(place)
  })

  test.each([
    ['a', 90, [90, -60, 0]],
    ['a', 500, [500, -60, -60]],
    ['c', -90, [0, 60, -90]],
    ['c', -500, [60, 60, -500]],
    ['b', 0, [0, 0, 0]],
  ] as const)('%s, moved by %d, has room made for it', (dragged, by, offsets) => {
    expect([...rowOffsets(rows, dragged, by).values()]).toEqual(offsets)
  })
})

test('rows are where they are while none of them is dragged', () => {
  expect(rowOffsets(rows, 'none', 10).size).toBe(0)
})
