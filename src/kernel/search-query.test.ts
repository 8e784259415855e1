import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutSearchQuery, maxSearchQuery, searchWords } from './search-query.ts'

test('a search is cut to its limit, and a usual one stays as it is typed', () => {
  expect(maxSearchQuery).toEqual({ characters: 100, words: 20 })
  expect(cutSearchQuery('  Gà \u00A0nướng\u200B ')).toBe('Gà nướng')
  expect(cutSearchQuery('a'.repeat(101))).toBe('a'.repeat(100))
  expect(cutSearchQuery(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
})

test('a cut search is never longer than the limit, well formed, and cutting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (text) => {
      const cut = cutSearchQuery(text)
      expect(cut.length).toBeLessThanOrEqual(maxSearchQuery.characters)
      expect(cut.isWellFormed()).toBe(true)
      expect(cutSearchQuery(cut)).toBe(cut)
    }),
  )
})

test('its words are folded, each once, the first twenty', () => {
  expect(searchWords('Gà  nướng GÀ')).toEqual(['ga', 'nuong'])
  expect(searchWords(' ')).toEqual([''])
  const letters = 'a b c d e f g h i j k l m n o p q r s t u v w'
  expect(searchWords(letters)).toEqual(letters.split(' ').slice(0, maxSearchQuery.words))
})
