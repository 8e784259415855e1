import fc from 'fast-check'
import { expect, test } from 'vitest'

import { foldText, slugify } from './text.ts'

test.each([
  ['Gà nướng', 'ga nuong'],
  ['ĐẾ MỎNG', 'de mong'],
  ['đá', 'da'],
  ['  Trà \t chanh\n sả ', 'tra chanh sa'],
  ['Crème brûlée', 'creme brulee'],
  ['Phở', 'pho'],
  ['\u00D0ặc sản, bánh \u00F0a', 'dac san, banh da'],
  ['Trà\u00A0\u3164\u2003cha\u00ADnh\u200B', 'tra chanh'],
  ['', ''],
])('search reads %j as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('composed and decomposed letters are searched alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
    }),
  )
  expect(foldText('Gà nướng'.normalize('NFD'))).toBe('ga nuong')
})

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test.each([
  ['Đế mỏng & giòn', 'de-mong-gion'],
  ['  Khai trương 30/4! ', 'khai-truong-30-4'],
  ['\u00D0ặc sản \u00D0à Lạt', 'dac-san-da-lat'],
  ['🍕', ''],
])('the title %j has the address %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('an address holds only letters, digits and single dashes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(slugify(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
