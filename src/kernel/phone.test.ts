import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { formatPhone, isDiallable, parsePhone, phoneFault, plainPhone } from './phone.ts'

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
    // Keyboards for Chinese and Japanese.
    ['０９００ー０００－０００', '+84900000000'],
    ['＋８４（０）９００．０００\u3000０００', '+84900000000'],
    ['0900\u2212000\uFE63000', '+84900000000'],
    ['0900\u2014000\u2015000', '+84900000000'],
    // What a contact list puts around a number that is copied.
    ['\u202A+84\u200B900\u2060000\u00AD000\u202C', '+84900000000'],
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
    '０９００',
  ])('%j is rejected', (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
  })
})

describe('the fault of a phone number', () => {
  test.each([
    ['0900 000 000', undefined],
    ['', 'required'],
    ['\u200B\u3164', 'required'],
    ['0900 000', 'invalid'],
    ['+84 100 000 000', 'invalid'],
    ['Lan', 'invalid'],
    ['0900000000 (Lan)', 'extra'],
    ['ĐT: 0900.000.000', 'extra'],
    ['0900000000 máy lẻ 3', 'extra'],
    ['0900 000 000 / 0900 000 001', 'extra'],
    ['0900 000 000 0900 000 001', 'extra'],
  ])('%j is %s', (typed, fault) => {
    expect(phoneFault(typed)).toBe(fault)
  })
})

test.each([
  ['0274 380 1234', true],
  ['+84 274 380 1234', true],
  ['(0274) 380.1234', true],
  ['1900-6036', true],
  ['１９００－６０３６', true],
  ['1900 603', false],
  ['0912 345 678 ext 2', false],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['call us', false],
])('a phone can dial %s: %s', (text, isOne) => {
  expect(isDiallable(text)).toBe(isOne)
})

test('a number is written with the signs of a plain keyboard', () => {
  expect(plainPhone(' （０２７４）\u3000３８０ー1234\u200B ')).toBe('(0274) 380-1234')
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
