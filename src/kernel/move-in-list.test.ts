import { describe, expect, test } from 'vitest'

import { moveInList } from './move-in-list.ts'

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
})
