import { expect, test } from 'vitest'

import { randomBytes } from './random-bytes.ts'

test('no bytes come twice, whatever their count, over many pools', () => {
  const seen = new Set<string>()
  let given = 0
  for (let round = 0; round < 500; round += 1)
    for (const count of [16, 24, 40]) {
      const bytes = randomBytes(count)
      expect(bytes).toHaveLength(count)
      seen.add(bytes.toString())
      given += 1
    }
  expect(seen.size).toBe(given)
})

test('every value of a byte is about as likely as any other', () => {
  const counts = new Map<number, number>()
  for (let round = 0; round < 2560; round += 1)
    for (const byte of randomBytes(100)) counts.set(byte, (counts.get(byte) ?? 0) + 1)
  // 256,000 bytes over 256 values: 1,000 each, with a spread of 32.
  expect(counts.size).toBe(256)
  expect(Math.min(...counts.values())).toBeGreaterThan(750)
  expect(Math.max(...counts.values())).toBeLessThan(1250)
})

test('as many as the pool holds are given, and never fewer than were asked for', () => {
  expect(() => randomBytes(4097)).toThrow(RangeError)
  expect(new Set(randomBytes(4096)).size).toBeGreaterThan(250)
})
