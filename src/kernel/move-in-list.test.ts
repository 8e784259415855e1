import { describe, expect, test } from 'vitest'

import { moveInList, placeInList } from './move-in-list.ts'

describe('one of a list', () => {
  test.each([
    [1, -1, ['b', 'a', 'c']],
    [1, 1, ['a', 'c', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 1, ['a', 'b', 'c']],
    [-1, 1, ['a', 'b', 'c']],
    [3, -1, ['a', 'b', 'c']],
  ] as const)('at %d moved by %d', (index, by, list) => {
    expect(moveInList(['a', 'b', 'c'], index, by)).toEqual(list)
  })

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 3, ['a', 'b', 'c']],
    [-1, 0, ['a', 'b', 'c']],
  ])('at %d placed at %d', (from, to, list) => {
    expect(placeInList(['a', 'b', 'c'], from, to)).toEqual(list)
  })
})
