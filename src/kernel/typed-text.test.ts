import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { oneLine, severalLines, visibleText } from './typed-text.ts'

describe('a text of one line', () => {
  it.each([
    ['line breaks', 'Lan\nĐã thanh toán\r\nx\u2028y\u2029z\u0085!', 'Lan Đã thanh toán x y z !'],
    ['control characters', 'Sân\u00002\u0007\u001B[1m', 'Sân 2 [1m'],
    ['blanks of every kind', '\u3000Lan \t\u00A0\u2003\u200A\u202F\u205F Anh\u1680', 'Lan Anh'],
    ['letters that look like blanks', 'Lan\u3164\u2800Anh\uFFA0', 'Lan Anh'],
    ['direction controls', '\u200EL\u202Ea\u2066n\u2069\u061C\u200F', 'Lan'],
    ['characters that show nothing', '\uFEFFL\u200Ba\u00ADn\u2060\u034F\uFE0F\u{E0041}', 'Lan'],
    ['combining marks', 'Pho\u031B\u0309', 'Phở'],
  ])('has no %s as they were typed', (_what, typed, stored) => {
    expect(oneLine(typed)).toBe(stored)
  })

  it.each([
    '',
    ' \u00A0\n',
    '\u200B',
    '\u00AD',
    '\uFE0F\uFE0E',
    '\u115F\u1160\u3164\uFFA0',
    '\u2800',
    '\u0301 \u0323',
    '\u200D',
    '\u202E\u202C',
    '\u{E0100}',
  ])('of which nothing is seen (%j) is empty', (typed) => {
    expect([oneLine(typed), severalLines(typed), visibleText(typed)]).toEqual(['', '', ''])
  })

  it.each(['👨‍👩‍👧‍👦', '🧑🏽‍🍳', '❤️', '☝🏿', '🇻🇳', '1️⃣', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏴‍☠️', '👁️‍🗨️', '👨🏻‍❤️‍💋‍👨🏿', '☎︎'])(
    'has the emoji %s whole',
    (emoji) => {
      expect(oneLine(`\u200B${emoji}\u200D Lan \uFE0F${emoji}`)).toBe(`${emoji} Lan ${emoji}`)
    },
  )
})

test('a text of several lines has them, and within each what one line has', () => {
  expect(severalLines(' Ít  cay,\r\n\u00A0không hành \r\r ☝🏽\u200B ')).toBe('Ít cay,\nkhông hành\n\n☝🏽')
})

test('a visible text has its blanks as they are typed', () => {
  expect(visibleText('\u200B- Phở\n    - Tái\u202E  \n')).toBe('- Phở\n    - Tái')
})

test('read again each stays the same, whatever was typed', () => {
  const odd = fc.constantFrom(
    '\u200D',
    '\uFE0F',
    '👩',
    '🏽',
    '❤',
    '\u3164',
    '\u0301',
    ' ',
    '\u00A0',
    '\n',
    '1',
    '\u20E3',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary' })) }),
  )
  fc.assert(
    fc.property(typed, fc.constantFrom(oneLine, severalLines, visibleText), (text, tidy) => {
      expect(tidy(tidy(text))).toBe(tidy(text))
    }),
    { numRuns: 500 },
  )
})
