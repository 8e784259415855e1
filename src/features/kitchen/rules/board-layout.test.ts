import fc from 'fast-check'
import { expect, test } from 'vitest'

import { movedBetween, placeHeight, type Slot, stacksOf } from './board-layout.ts'

/** A capital letter is an order as high as a place, a small one half as high. */
const slots = (text: string): Slot[] =>
  text.split('').map((id) => ({ id, height: id === id.toUpperCase() ? placeHeight : placeHeight / 2 }))
const layout = (text: string) => stacksOf(slots(text)).map((stack) => stack.map(({ id }) => id).join(''))

test.each([
  ['', []],
  ['AB', ['A', 'B']],
  ['abc', ['ab', 'c']],
  ['aBcd', ['a', 'B', 'cd']],
])('orders %j stand in places %j', (orders, places) => expect(layout(orders)).toEqual(places))

const anySlots = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1 }), height: fc.integer({ min: 1, max: placeHeight }) }),
  { selector: ({ id }) => id },
)

test('every order has one place, which holds all of its cards, and none stands before one that is due earlier', () => {
  fc.assert(
    fc.property(anySlots, (orders) => {
      const stacks = stacksOf(orders)
      expect(stacks.flat()).toEqual(orders)
      for (const stack of stacks)
        expect(stack.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(placeHeight)
    }),
  )
})

test('an order that is new has not moved, one whose place or height is another has', () => {
  const moved = (before: string, after: string) =>
    movedBetween(stacksOf(slots(before)), stacksOf(slots(after)))
  expect(moved('AbC', 'AbCd')).toEqual([])
  expect(moved('AbC', 'bC')).toEqual(['b', 'C'])
  expect(movedBetween([slots('a')], [[{ id: 'a', height: placeHeight }]])).toEqual(['a'])
})
