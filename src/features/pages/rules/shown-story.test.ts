import { expect, test } from 'vitest'

import { homeContent } from '#db/seed/home-content.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { shownFilm } from './shown-film.ts'
import { shownChapters } from './shown-story.ts'

const content = {
  ...homeContent,
  heroFilm: shownFilm('hero', undefined),
  reservationFilm: shownFilm('reservation', undefined),
}

test('a chapter is shown in one language, with its picture', () => {
  expect(shownChapters(content, 'vi')[1]).toEqual({
    number: 2,
    title: homeContent.chapter2TitleVi,
    text: homeContent.chapter2TextVi,
    picture: homeContent.chapter2ImageUrl,
  })
})

test('a chapter that is written in English only is shown in English to all', () => {
  const english = { ...content, chapter1TitleVi: null, chapter1TextVi: '' }
  expect(shownChapters(english, 'vi')[0]).toMatchObject({
    title: markEnglish('vi', homeContent.chapter1Title, null),
    text: markEnglish('vi', homeContent.chapter1Text, null),
  })
})

test('a chapter without a title is left out, whatever else it has', () => {
  const untitled = { ...content, chapter2Title: '', chapter2TitleVi: null }
  expect(shownChapters(untitled, 'en').map(({ title }) => title)).toEqual([
    homeContent.chapter1Title,
    homeContent.chapter3Title,
  ])
})
