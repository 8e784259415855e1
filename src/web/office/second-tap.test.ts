import { expect, test } from 'vitest'

import { isSecondTap, takesPartTap, takesTapInPlace } from './second-tap.ts'

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

test('a finger that bounces strikes a line or moves an order once; lines and other orders are tapped as fast as one can', () => {
  const at = (timeStamp: number) => ({ timeStamp })
  expect(takesPartTap('order', 'a', at(10_000))).toBe(true)
  expect(takesPartTap('order', 'a', at(10_600))).toBe(false)
  expect(takesPartTap('order', 'b', at(10_650))).toBe(true)
  expect(takesPartTap('order', 'a', at(10_900))).toBe(true)
  expect(takesTapInPlace('order', at(11_700))).toBe(true)
  expect(takesTapInPlace('order', at(12_100))).toBe(false)
  expect(takesPartTap('order', 'b', at(12_160))).toBe(true)
  expect(takesTapInPlace('other', at(12_200))).toBe(true)
  expect(takesTapInPlace('other', at(12_300))).toBe(false)
})
