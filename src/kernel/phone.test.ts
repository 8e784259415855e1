import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { foreignPhone, isDiallable, phoneFault, plainPhone, vietnamesePhone } from './phone.ts'

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
  ])('%s is the Vietnamese number %s', (typed, stored) => {
    expect(vietnamesePhone(typed)).toBe(stored)
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
    '+44 20 7946 0018',
    '0900000000 máy lẻ 3',
    '０９００',
  ])('%j is no Vietnamese number', (typed) => {
    expect(vietnamesePhone(typed)).toBeUndefined()
  })
})

describe('the fault of a phone number', () => {
  test.each([
    ['0900 000 000', undefined],
    ['', 'required'],
    ['\u200B\u3164', 'required'],
    ['0900 000', 'invalid'],
    ['+84 100 000 000', 'invalid'],
    ['+44 20 7946 0018', undefined],
    ['0044 20 7946 0018', undefined],
    ['+44 20', 'invalid'],
    ['20 7946 0018', 'invalid'],
    ['+44 20 7946 0018 (Ann)', 'extra'],
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

test('a Vietnamese number is the same however its digits are grouped and begun', () => {
  const numbers = fc.oneof(fc.stringMatching(/^[35789]\d{8}$/), fc.stringMatching(/^2\d{9}$/))
  const beginnings = fc.constantFrom('0', '84', '+84', '0084', '+84 0', '+84 (0)', '84.0')
  const gaps = fc.array(fc.constantFrom('', ' ', '.', '-'), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(numbers, beginnings, gaps, (number, beginning, between) => {
      const typed = beginning + Array.from(number, (digit, index) => digit + (between[index] ?? '')).join('')
      expect(vietnamesePhone(typed)).toBe(`+84${number}`)
    }),
  )
})

describe('a phone number of another country', () => {
  test.each([
    ['+49 30 901820', '+4930901820'],
    ['0049 30 901820', '+4930901820'],
    ['+1 (202) 555-0100', '+12025550100'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['0044 (0) 20 7946 0018', '+442079460018'],
    ['\u202A＋82\u00A010－1234－5678\u202C', '+821012345678'],
    ['+683 4002', '+6834002'],
  ])('%s is %s', (typed, number) => {
    expect(foreignPhone(typed)).toBe(number)
  })

  test.each([
    '',
    '0912 345 678',
    '+84 912 345 678',
    '+84 100 000 000',
    '0084 100 000 000',
    '49 30 901820',
    '030 901820',
    '+0 30 901820',
    '+49 30 1',
    '+49 30 901820 / +49 30 901821',
    '+49 30 901820 Lan',
    '+1234567890123456',
    '++49 30 901820',
  ])('%j looks like none', (typed) => {
    expect(foreignPhone(typed)).toBeUndefined()
  })
})
