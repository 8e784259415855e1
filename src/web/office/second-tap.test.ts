import { expect, test } from 'vitest'

import { isSecondTap } from './second-tap.ts'

test('a second tap within a moment moves nothing, on the same order for longer than on another', () => {
  const last = { id: 'a', at: 1_000 }
  expect(isSecondTap(undefined, last)).toBe(false)
  expect([isSecondTap(last, { id: 'a', at: 2_400 }), isSecondTap(last, { id: 'a', at: 2_600 })]).toEqual([
    true,
    false,
  ])
  expect([isSecondTap(last, { id: 'b', at: 1_400 }), isSecondTap(last, { id: 'b', at: 1_600 })]).toEqual([
    true,
    false,
  ])
})
