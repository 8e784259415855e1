import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nextRing, ringsSince } from './rising-ring.ts'

const waits = fc.integer({ min: 0, max: 12 * 3_600 })

describe('the sound of an order that nobody looks at', () => {
  test('rises, in volume and pace, and then stays as it is', () => {
    const rings = [nextRing(0)]
    while (rings.length < 60) rings.push(nextRing(rings.at(-1)?.at ?? 0))
    const loudness = rings.map((ring) => ring.loudness)
    expect(loudness).toEqual(loudness.toSorted((one, other) => one - other))
    const pauses = rings.map(({ at }, index) => at - (rings[index - 1]?.at ?? 0))
    expect(pauses).toEqual(pauses.toSorted((one, other) => other - one))
    expect(new Set(loudness).size).toBeGreaterThan(2)
    expect(rings.filter(({ at }) => at <= 180).at(-1)?.loudness).toBe(1)
    expect(Math.max(...loudness)).toBe(1)
  })

  test('is due soon whenever one asks, and at the same moment whoever asks in between', () => {
    fc.assert(
      fc.property(waits, fc.nat(99), (waited, percent) => {
        const { at } = nextRing(waited)
        expect(at).toBeGreaterThan(waited)
        expect(at - waited).toBeLessThanOrEqual(15)
        expect(nextRing(waited + ((at - waited) * percent) / 100)).toEqual(nextRing(waited))
      }),
    )
  })
})

describe('this device rings', () => {
  const [first, second] = [
    { createdAt: '2026-05-06T05:00:00.000Z' },
    { createdAt: '2026-05-06T05:10:00.000Z' },
  ]
  const opened = '2026-05-06T03:00:00.000Z'

  test.each([
    ['since the oldest order that waits', [first, second], opened, null, first.createdAt],
    [
      'since the opening for what came in before',
      [first],
      '2026-05-06T05:05:00.000Z',
      null,
      '2026-05-06T05:05:00.000Z',
    ],
    [
      'for the orders after the one it was silenced for',
      [first, second],
      opened,
      first.createdAt,
      second.createdAt,
    ],
    ['not when it was silenced for all of them', [first, second], opened, second.createdAt, undefined],
    ['not while the restaurant is closed', [first], null, null, undefined],
    ['not if nothing waits', [], opened, null, undefined],
  ])('%s', (_when, orders, openSince, silencedUpTo, expected) => {
    expect(ringsSince(orders, openSince, silencedUpTo)).toBe(expected)
  })
})
