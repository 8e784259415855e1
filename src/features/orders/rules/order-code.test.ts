import { expect, test } from 'vitest'

import { newOrderId, shortCode } from './order-code.ts'

test('an order id has 20 characters that are not mistaken for one another', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(newOrderId()).toMatch(/^[2-9b-df-hjkmnp-tv-z]{20}$/)
    expect(shortCode(newOrderId())).not.toMatch(/[01OIL]/)
  }
})

test('every character of the alphabet is about as likely as any other', () => {
  const counts = new Map<string, number>()
  for (const letter of Array.from({ length: 1400 }, newOrderId).join(''))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  // 28,000 letters over 28 places: 1,000 each, with a spread of 31.
  expect(counts.size).toBe(28)
  expect(Math.min(...counts.values())).toBeGreaterThan(750)
  expect(Math.max(...counts.values())).toBeLessThan(1250)
})

test('short codes of ten thousand orders do not collide', () => {
  const codes = new Set(Array.from({ length: 10_000 }, () => shortCode(newOrderId())))
  expect(codes.size).toBeGreaterThan(9998)
})

test('the short code is the first eight characters in upper case', () => {
  expect(shortCode('k7m2qx4dzzzzzzzzzzzz')).toBe('#K7M2QX4D')
})
