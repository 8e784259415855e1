import { expect, test } from 'vitest'

import { foreignLanguage, inLanguage, isLanguage, markEnglish, partsByMark } from './language.ts'

test.each([
  ['vi', 'Trà đào', 'Trà đào'],
  ['en', 'Trà đào', 'Peach tea'],
  ['vi', '', 'Peach tea'],
  ['vi', ' \n\t', 'Peach tea'],
  ['vi', '\u00a0', 'Peach tea'],
  ['vi', null, 'Peach tea'],
  ['vi', undefined, 'Peach tea'],
  ['en', null, 'Peach tea'],
] as const)('in %s a Vietnamese text of %j reads %j', (language, vietnamese, shown) => {
  expect(inLanguage(language, 'Peach tea', vietnamese)).toBe(shown)
  // What is English on a page in Vietnamese says so, and nothing else does.
  const isForeign = language === 'vi' && shown === 'Peach tea'
  expect(foreignLanguage(language, vietnamese)).toBe(isForeign ? 'en' : undefined)
  const sentence = `1 × ${markEnglish(language, 'Peach tea', vietnamese)}.`
  expect(partsByMark(sentence)).toEqual(isForeign ? ['1 × ', shown, '.'] : [`1 × ${shown}.`])
})

test.each([
  ['vi', true],
  ['en', true],
  ['VI', false],
  ['fr', false],
  ['', false],
  [null, false],
])('%j is a language of the site: %s', (value, known) => {
  expect(isLanguage(value)).toBe(known)
})
