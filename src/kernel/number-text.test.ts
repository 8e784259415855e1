import fc from 'fast-check'
import { expect, test } from 'vitest'

import { numberText } from './number-text.ts'

test.each([
  [0, '0', '0'],
  [8, '8', '8'],
  [8.5, '8,5', '8.5'],
  [999, '999', '999'],
  [1000, '1.000', '1,000'],
  [-100_000, '-100.000', '-100,000'],
  [1234.5678, '1.234,5678', '1,234.5678'],
])('%d is written %s and %s', (value, vi, en) => {
  expect([numberText(value, 'vi'), numberText(value, 'en')]).toEqual([vi, en])
})

test('numbers are written as the browser writes them', () => {
  const formats = {
    vi: new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 }),
    en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
  }
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.nat({ max: 99 }),
      fc.constantFrom('vi', 'en'),
      (whole, hundredths, language) => {
        expect(numberText(whole, language)).toBe(formats[language].format(whole))
        const value = Number(`${whole % 1_000_000}.${hundredths}`)
        fc.pre(!Object.is(value, -0))
        expect(numberText(value, language)).toBe(formats[language].format(value))
      },
    ),
  )
})
