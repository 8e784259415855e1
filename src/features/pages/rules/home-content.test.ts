import { describe, expect, it } from 'vitest'

import { defaultHomeContent } from '../texts/default-home-content.ts'
import { completeHomeContent, type StoredHomeContent } from './home-content.ts'

// Every field of the record, empty.
const nothing = Object.fromEntries(
  Object.keys(defaultHomeContent).flatMap((field) => [
    [field, null],
    [`${field}Vi`, null],
  ]),
) as StoredHomeContent

const heroOf = (stored: Partial<StoredHomeContent>) => {
  const { heroTitle, heroTitleVi } = completeHomeContent({ ...nothing, ...stored }, defaultHomeContent)
  return [heroTitle, heroTitleVi]
}
const [english, vietnamese] = defaultHomeContent.heroTitle

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
    const content = completeHomeContent(undefined, defaultHomeContent)
    expect(content).toEqual(completeHomeContent(nothing, defaultHomeContent))
    const empty = Object.entries(content).filter(([, text]) => text === '')
    // How the restaurant began, the site cannot know.
    expect(empty.map(([field]) => field.replace(/\d|Vi$/g, ''))).toEqual([
      'storySubtitle',
      'storySubtitle',
      ...[1, 2, 3].flatMap(() => ['chapterTitle', 'chapterTitle', 'chapterText', 'chapterText']),
    ])
  })
})
