import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  InstantText,
  optionalLine,
  requiredLine,
  requiredText,
  RowId,
  SearchText,
  storedText,
} from './text-field.ts'

const Name = requiredLine(5, 'Say a name.')
const Note = optionalLine(5)

const messagesOf = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message)

describe('a required line', () => {
  test.each([
    ['spaces at both ends', ' \n Phở\t', 'Phở'],
    ['letters with combining marks', 'Pho\u031B\u0309', 'Phở'],
    ['the longest there may be', '12345', '12345'],
    ['characters that turn what follows around', 'P\u202Eh\u2066ở\u2069\u202C', 'Phở'],
    ['a line break', 'Ph\nở', 'Ph ở'],
    ['five letters that take more to write apart', 'Pho\u031B\u0309 x', 'Phở x'],
  ])('with %s is stored as people read it', (_what, typed, stored) => {
    expect(Name.parse(typed)).toBe(stored)
  })

  test.each([
    ['absent', undefined, 'Say a name.'],
    ['null', null, 'Say a name.'],
    ['a number', 5, 'Say a name.'],
    ['blank', ' \u00A0 ', 'Say a name.'],
    ['of characters that show nothing', '\u200B\u3164\u2800\u0301', 'Say a name.'],
    ['too long', '123456', 'Use at most 5 characters.'],
    ['with a NUL', 'a\0b', 'A character in this text cannot be stored.'],
    ['with half an emoji', 'a\uD83C', 'A character in this text cannot be stored.'],
  ])('that is %s is rejected with one message', (_what, typed, message) => {
    expect(messagesOf(Name.safeParse(typed))).toEqual([message])
  })

  test('read again stays the same, whatever was typed', () => {
    const Any = requiredLine(1000, '')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), (typed) => {
        const first = Any.safeParse(typed)
        fc.pre(first.success)
        expect(Any.parse(first.data)).toBe(first.data)
      }),
    )
  })
})

describe('an optional line', () => {
  test.each([
    [undefined, undefined],
    [null, null],
    ['', null],
    ['   ', null],
    [' Cay ', 'Cay'],
  ])('of %j is read as %j', (typed, stored) => {
    expect(Note.parse(typed)).toBe(stored)
  })

  test('that is too long is rejected', () => {
    expect(messagesOf(Note.safeParse('123456'))).toEqual(['Use at most 5 characters.'])
  })
})

test('each kind of text has its blanks as far as they say something', () => {
  const typed = ' a \u00A0 b\u200B\r\n  - c '
  expect(SearchText.parse(typed)).toBe('a b - c')
  expect(requiredText(20, '').parse(typed)).toBe('a b\n- c')
  expect(storedText().parse(typed)).toBe('a \u00A0 b\r\n  - c')
})

describe('the id of a row', () => {
  test.each(['', '\0', 'a\0', '\uD800', 'x'.repeat(101), 7, null])('is not %j', (id) => {
    expect(RowId.safeParse(id).success).toBe(false)
  })
})

describe('an instant', () => {
  test.each(['2026-05-06T11:00:00Z', '2026-05-06T11:00:00.000Z', '2026-05-06T18:00:00+07:00'])(
    'may be %s',
    (text) => {
      expect(InstantText.safeParse(text).success).toBe(true)
    },
  )

  test.each(['2026-05-06T11:00:00', '2026-05-06', '2026-02-30T11:00:00Z', ''])('is not %j', (text) => {
    expect(messagesOf(InstantText.safeParse(text))).toEqual(['A time is such as 2026-05-06T11:00:00Z.'])
  })
})
