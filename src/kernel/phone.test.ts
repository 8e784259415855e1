import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { formatPhone, parsePhone } from './phone.ts'

describe('a phone number as people type it', () => {
  test.each([
    ['0900000000', '+84900000000'],
    ['090 000 0000', '+84900000000'],
    ['0900.000.000', '+84900000000'],
    ['0900-000-000', '+84900000000'],
    // What phones and word processors make of a dash.
    ['0900\u2010000\u2011000', '+84900000000'],
    ['0900\u2012000\u2013000', '+84900000000'],
    ['(090) 000 0000', '+84900000000'],
    ['84900000000', '+84900000000'],
    ['+84 900 000 000', '+84900000000'],
    ['+84 (0) 900 000 000', '+84900000000'],
    ['0084 900 000 000', '+84900000000'],
    ['0900\u00a0000\u00a0000', '+84900000000'],
    ['0274 000 0000', '+842740000000'],
    ['+84 28 0000 0000', '+842800000000'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(parsePhone(typed)).toBe(stored)
  })

  test.each([
    '',
    '0',
    'abc',
    '12345',
    '900000000',
    '090000000',
    '09000000000',
    '0100000000',
    '0600000000',
    '0274 000 000',
    '01900000000',
    '012740000000',
    '+1 202 555 0100',
    '++84900000000',
    '0900000000 máy lẻ 3',
    '０９０００００００００',
  ])('%j is rejected', (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
  })
})

describe('a stored phone number', () => {
  test.each([
    ['+84900000000', '0900 000 000'],
    ['+842740000000', '0274 000 0000'],
    ['+842800000000', '028 0000 0000'],
    ['+842400000000', '024 0000 0000'],
    ['+12025550100', '+12025550100'],
    ['', ''],
  ])('%s is shown as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown)
  })

  it('is the same again when what is shown is typed, however the digits are grouped and begun', () => {
    const numbers = fc.oneof(fc.stringMatching(/^[35789]\d{8}$/), fc.stringMatching(/^2\d{9}$/))
    const beginnings = fc.constantFrom('0', '84', '+84', '0084', '+84 0', '84.0')
    const gaps = fc.array(fc.constantFrom('', ' ', '.', '-'), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(numbers, beginnings, gaps, (number, beginning, between) => {
        const typed =
          beginning + Array.from(number, (digit, index) => digit + (between[index] ?? '')).join('')
        const stored = parsePhone(typed)
        expect(stored).toBe(`+84${number}`)
        expect(parsePhone(formatPhone(stored ?? ''))).toBe(stored)
      }),
    )
  })
})
