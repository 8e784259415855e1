import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatMoney, maxAmount } from './money.ts'
import { parseTypedAmount } from './typed-amount.ts'

describe('an amount as it is typed', () => {
  test.each([
    ['288000', 288_000],
    ['288.000', 288_000],
    ['288,000', 288_000],
    ['288.000 đ', 288_000],
    ['288.000đ', 288_000],
    ['288000 ₫', 288_000],
    ['288,000 VND', 288_000],
    ['288.000 vnđ', 288_000],
    ['288.000\u00a0₫', 288_000],
    ['  288000  ', 288_000],
    ['1.288.000', 1_288_000],
    ['0', 0],
    ['500', 500],
    ['0288000', 288_000],
    ['99.999.999', 99_999_999],
  ])('%j is %d', (typed, amount) => {
    expect(parseTypedAmount(typed)).toBe(amount)
  })

  test.each([
    '',
    ' ',
    'đ',
    '-288000',
    '-288.000',
    '288.5',
    '288.50',
    '288000.00',
    '288.000,00',
    '288,000.00',
    '288.0000',
    '0.500',
    '000.000',
    '28.80.00',
    '1.288,000',
    '288 000',
    '288k',
    '1e5',
    '100.000.000',
    '99999999999999999999',
    '٢٨٨',
    'free',
  ])('%j is none', (typed) => {
    expect(parseTypedAmount(typed)).toBeUndefined()
  })

  test('is read back as it is shown, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmount }), (amount) => {
        expect(parseTypedAmount(formatMoney(amount))).toBe(amount)
        expect(parseTypedAmount(String(amount))).toBe(amount)
        expect(parseTypedAmount(amount.toLocaleString('en-US'))).toBe(amount)
      }),
    )
  })
})
