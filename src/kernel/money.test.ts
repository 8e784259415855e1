import fc from 'fast-check'
import { expect, test } from 'vitest'

import { amountOf, amountText, formatMoney, maxAmount, parseAmount, vatAmount, vatWithin } from './money.ts'

test.each([
  ['288000', 288_000],
  ['288000.00', 288_000],
  ['0', 0],
  ['99999999.00', maxAmount],
])('the wire amount %j is %i VND', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each([
  '288.000',
  '288,000',
  '288.5',
  '288.50',
  '288.0',
  '-1',
  '+1',
  '1e5',
  ' 1',
  '1\n',
  '',
  '100000000',
  '١',
])('the ambiguous, fractional or oversize amount %j is rejected', (text) => {
  expect(parseAmount(text)).toBeUndefined()
  expect(() => amountOf(text)).toThrow(TypeError)
})

test('an amount survives the wire', () => {
  fc.assert(
    fc.property(fc.nat({ max: maxAmount }), (amount) => {
      expect(amountOf(amountText(amount))).toBe(amount)
    }),
  )
})

test.each([
  [288_000, '288.000đ'],
  ['288000.00', '288.000đ'],
  [5000, '5.000đ'],
  [1_234_567.5, '1.234.568đ'],
  [-12_000, '-12.000đ'],
  [-0.4, '0đ'],
  [null, '0đ'],
  [undefined, '0đ'],
  ['', '0đ'],
  ['  ', '0đ'],
  ['giá', '0đ'],
  [Number.NaN, '0đ'],
  [Number.POSITIVE_INFINITY, '0đ'],
])('%j is shown as %s', (value, shown) => {
  expect(formatMoney(value)).toBe(shown)
})

test.each([
  [288_000, 8, 23_040],
  [100_006, 8, 8000],
  [100_007, 8, 8001],
  [125, 10, 13],
  [124, 10, 12],
  [50, 7.1, 4],
  [500, 7.1, 36],
  [100, 7.25, 7],
  [200, 7.25, 15],
  [0, 8, 0],
  [999, 0, 0],
  // Half a đồng exactly, of which binary fractions make 5,120.499….
  [95_000, 5.39, 5_121],
])('VAT on %i VND at %d %% is %i VND', (subtotal, rate, vat) => {
  expect(vatAmount(subtotal, rate)).toBe(vat)
})

test('VAT is the exact product rounded half up, for every rate of two decimals', () => {
  fc.assert(
    fc.property(fc.nat({ max: maxAmount }), fc.nat({ max: 10_000 }), (subtotal, hundredths) => {
      const exact = (BigInt(subtotal) * BigInt(hundredths) + 5000n) / 10_000n
      expect(vatAmount(subtotal, hundredths / 100)).toBe(Number(exact))
    }),
  )
})

test('VAT within a total is the exact quotient rounded half up, and what is left with its VAT comes to the total', () => {
  fc.assert(
    fc.property(fc.nat({ max: maxAmount }), fc.nat({ max: 10_000 }), (total, hundredths) => {
      const [dividend, divisor] = [BigInt(total) * BigInt(hundredths), 10_000n + BigInt(hundredths)]
      const held = vatWithin(total, hundredths / 100)
      expect(held).toBe(Number((dividend * 2n + divisor) / (divisor * 2n)))
      expect(Math.abs(vatAmount(total - held, hundredths / 100) - held)).toBeLessThanOrEqual(1)
    }),
    // Exact halves, which are rounded up.
    {
      examples: [
        [1, 10_000],
        [5, 10_000],
        [101, 10_000],
      ],
    },
  )
})
