import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mergedTaps, type Struck, struckAfter } from './struck-pieces.ts'

const [first, second] = ['the-first-board-1', 'the-other-board-1']
type Tap = Parameters<typeof struckAfter>[1]

function after(taps: readonly Tap[], pieces: number): number {
  let line: Struck = { quantity: 0, callKey: null }
  for (const tap of taps) line = struckAfter(line, tap, pieces) ?? line
  return line.quantity
}

const one = (key: string) => ({ quantity: 1, seen: 0, key })
const both = (key: string) => ({ quantity: 2, seen: 0, key })
const none = (key: string) => ({ quantity: 0, seen: 0, key })

test.each<[string, number, number, Tap[]]>([
  ['one piece at each of two boards', 2, 2, [one(first), one(second)]],
  ['a call that is repeated', 1, 2, [one(first), one(first)]],
  ['a call that is repeated after another board has struck', 2, 3, [one(first), one(second), one(first)]],
  ['a second tap while the first may have arrived', 2, 3, [one(first), both(first)]],
  ['a second tap while the first has not arrived', 2, 3, [both(first)]],
  ['no more than there are', 2, 2, [both(first), both(second)]],
  [
    'what the other board has struck, once the own strike is taken back',
    1,
    3,
    [one(first), one(second), none(first)],
  ],
  [
    'what the other board has struck, although all were struck twice',
    2,
    2,
    [both(first), both(second), none(second)],
  ],
  ['none, if the strike that is taken back never arrived', 0, 2, [none(first)]],
  [
    'none, if a call is repeated that somebody has taken back since',
    0,
    2,
    [one(first), { quantity: 0, seen: 1 }, one(first)],
  ],
  ['a new strike after one was taken back', 1, 2, [one(first), { quantity: 0, seen: 1 }, one(second)]],
  [
    'what was struck since a board saw the line that it takes back',
    2,
    2,
    [one(first), one(second), { quantity: 0, seen: 1 }],
  ],
])('struck is %s: %i', (_what, struck, pieces, taps) => {
  expect(after(taps, pieces)).toBe(struck)
})

test('a call that a program before this one has stored is not counted twice', () => {
  expect(struckAfter({ quantity: 1, callKey: first }, one(first), 2)).toBeNull()
  expect(struckAfter({ quantity: 1, callKey: first }, one(second), 2)?.quantity).toBe(2)
})

test('after taps at one board while the network is slow, as many pieces are struck as the board showed', () => {
  const quantities = fc.integer({ min: 0, max: 3 })
  const taps = fc.array(fc.record({ quantity: quantities, arrives: fc.boolean() }))
  fc.assert(
    fc.property(quantities, taps, (struck, made) => {
      let line: Struck = { quantity: struck, callKey: null }
      let shown = struck
      let waiting: ReturnType<typeof mergedTaps> | undefined
      for (const [index, { quantity, arrives }] of made.entries()) {
        if (quantity === shown) continue
        waiting = mergedTaps(waiting, { quantity, seen: shown }, () => `of-one-board-${index}`)
        shown = quantity
        // A call may arrive although its response does not.
        if (arrives) line = struckAfter(line, { quantity, ...waiting }, 3) ?? line
      }
      // The last call is repeated until it arrives.
      if (waiting) line = struckAfter(line, { quantity: shown, ...waiting }, 3) ?? line
      expect(line.quantity).toBe(shown)
    }),
  )
})
