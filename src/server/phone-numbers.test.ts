import fc from 'fast-check'
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { describe, expect, it, test } from 'vitest'

import { phoneFault } from '#src/kernel/phone.ts'
import { searchedPhone, shownPhone, storedPhone } from './phone-numbers.ts'

describe('a phone number as it was typed', () => {
  test.each([
    ['0912.345.678', '+84912345678', '0912 345 678'],
    ['+84 (0) 274 123 4567', '+842741234567', '0274 123 4567'],
    ['024 1234 5678', '+842412345678', '024 1234 5678'],
    ['028 1234 5678', '+842812345678', '028 1234 5678'],
    ['+44 (0)20 7946 0018', '+442079460018', '+44 20 7946 0018'],
    ['0044 20 7946 0018', '+442079460018', '+44 20 7946 0018'],
    // Italians dial the 0, Germans do not.
    ['+39 06 698 12345', '+390669812345', '+39 06 6981 2345'],
    ['+49 030 901820', '+4930901820', '+49 30 901820'],
    ['+1 (202) 555-0100', '+12025550100', '+1 202 555 0100'],
    ['+82 10-1234-5678', '+821012345678', '+82 10 1234 5678'],
    ['+683 4002', '+6834002', '+683 4002'],
  ])('%s is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(storedPhone(typed)).toBe(stored)
    expect(shownPhone(stored)).toBe(shown)
  })

  test.each([
    // Nobody has these countries' codes, or numbers of this length there.
    '+999 123 456 789',
    '+210 123 456 789',
    '+1 202 555 010',
    '+82 10 1234 5678 9012',
    '+84 100 000 000',
    '+49 000 301 8204',
    '202 555 0100',
    '',
  ])('%j is rejected', (typed) => {
    expect(storedPhone(typed)).toBeUndefined()
  })
})

test.each(['', 'Lan', '0912 345 678 (Lan)', '+44 20 7946 0018 Ann', '+999123456789', '19006036'])(
  '%j, which is no E.164 number, is shown as it is',
  (stored) => expect(shownPhone(stored)).toBe(stored),
)

const exampleOf = (country: CountryCode) => getExampleNumber(country, examples)?.number

test('a number of any country is accepted, and stored as the same again when it is typed as it is shown', () => {
  const countries = getCountries()
  expect(countries.length).toBeGreaterThan(240)
  for (const country of countries) {
    const number = exampleOf(country) ?? ''
    const shown = shownPhone(number)
    expect(phoneFault(shown), country).toBeUndefined()
    expect(storedPhone(shown), country).toBe(number)
    expect(storedPhone(number), country).toBe(number)
  }
})

test('whatever is accepted is shown so that it is stored as the same again', () => {
  const numbers = fc.stringMatching(/^(\+|00)[1-9]\d{3,16}$/)
  fc.assert(
    fc.property(numbers, (typed) => {
      const stored = storedPhone(typed)
      if (stored === undefined) return
      expect(stored).toMatch(/^\+[1-9]\d{4,15}$/)
      expect(storedPhone(stored)).toBe(stored)
      expect(storedPhone(shownPhone(stored))).toBe(stored)
    }),
    { numRuns: 2000 },
  )
})

describe('a search for a phone number', () => {
  it.each([
    [
      '+842741234567',
      ['0274 123 4567', '0274.123', '2741234567', '+84274', '84274', '0084 274 123', '+84 (0) 274', '0'],
    ],
    [
      '+442079460018',
      ['+44 20 7946 0018', '+44 (0)20 7946 0018', '+44 20', '0044 20', '4420', '020 7946 0018', '7946'],
    ],
    ['+390669812345', ['+39 06 698 12345', '06 698 12345', '0039 06']],
  ])('finds %s by %j', (stored, texts) => {
    for (const text of texts) expect(stored, text).toContain(searchedPhone(text))
  })

  it.each(['', 'Lan', 'Lan 0912', 'k7m2xq9p', '0912@example.com'])('is not meant by %j', (text) => {
    expect(searchedPhone(text)).toBeUndefined()
  })
})
