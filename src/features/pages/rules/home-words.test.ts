import { describe, expect, it } from 'vitest'

import { siteWords } from '../texts/site-words.ts'
import { homeWords, type StoredHomeContent } from './home-words.ts'

// Every field of the record, empty.
const nothing = Object.fromEntries(
  Object.keys(siteWords).flatMap((field) => [
    [field, null],
    [`${field}Vi`, null],
  ]),
) as StoredHomeContent

const heroOf = (stored: Partial<StoredHomeContent>) => {
  const { heroTitle, heroTitleVi } = homeWords({ ...nothing, ...stored }, siteWords)
  return [heroTitle, heroTitleVi]
}
const [english, vietnamese] = siteWords.heroTitle

describe('a title of the home page', () => {
  it.each([
    ['is the owner’s in both languages', 'Fire', 'Lửa', ['Fire', 'Lửa']],
    ['is the restaurant’s where nothing was written', null, null, [english, vietnamese]],
    ['is the restaurant’s where only blanks were written', ' ', '\n', [english, vietnamese]],
    ['falls back to the owner’s English texts, not to the restaurant’s', 'Fire', null, ['Fire', null]],
    ['leaves the restaurant’s English texts beside the owner’s Vietnamese ones', '', 'Lửa', [english, 'Lửa']],
  ])('%s', (_what, heroTitle, heroTitleVi, shown) => {
    expect(heroOf({ heroTitle, heroTitleVi })).toEqual(shown)
  })

  it('is there without any record', () => {
    const words = homeWords(undefined, siteWords)
    expect(words).toEqual(homeWords(nothing, siteWords))
    expect(Object.keys(words)).toHaveLength(18)
    expect(Object.values(words).every((text) => text)).toBe(true)
  })
})
