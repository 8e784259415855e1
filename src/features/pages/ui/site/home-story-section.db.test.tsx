import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { homeContent } from '#db/seed/home-content.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { shownFilm } from '../../rules/shown-film.ts'
import { HomeStorySection } from './home-story-section.tsx'

const restaurant = testRestaurant()
const films = { heroFilm: shownFilm('hero', undefined), reservationFilm: shownFilm('reservation', undefined) }
const content = { ...homeContent, ...films }
const untold = {
  chapter1Title: '',
  chapter1TitleVi: null,
  chapter2Title: '',
  chapter2TitleVi: null,
  chapter3Title: '',
  chapter3TitleVi: null,
}

test('the story is told in chapters, each with its picture', async () => {
  await showPart(restaurant, <HomeStorySection content={content} />)
  const story = within(screen.getByRole('region', { name: homeContent.storyTitleVi }))
  const chapters = story.getAllByRole('listitem')
  expect(chapters.map((chapter) => within(chapter).getByRole('heading').textContent)).toEqual([
    homeContent.chapter1TitleVi,
    homeContent.chapter2TitleVi,
    homeContent.chapter3TitleVi,
  ])
  expect(chapters.map((chapter) => chapter.querySelector('img')?.getAttribute('src'))).toEqual([
    expect.stringContaining('/story/oven'),
    expect.stringContaining('/story/dough'),
    expect.stringContaining('/story/table'),
  ])
})

test('a chapter does without a picture and without a text', async () => {
  const one = {
    ...untold,
    chapter2Title: 'The boat',
    chapter2Text: '',
    chapter2TextVi: null,
    chapter2ImageUrl: null,
  }
  await showPart(restaurant, <HomeStorySection content={{ ...content, ...one }} />)
  const [chapter, ...others] = screen.getAllByRole('listitem')
  expect(others).toEqual([])
  expect(chapter?.textContent).toBe('The boat')
  expect(chapter?.querySelector('img, p')).toBeNull()
})

test('without a chapter there is no story', async () => {
  await showPart(restaurant, <HomeStorySection content={{ ...content, ...untold }} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('region', { name: homeContent.storyTitleVi })).toBeNull()
})

test('chapters may have the same title', async () => {
  const problems = vi.spyOn(console, 'error')
  const same = { chapter1TitleVi: 'Lửa', chapter2TitleVi: 'Lửa', chapter3TitleVi: 'Lửa' }
  await showPart(restaurant, <HomeStorySection content={{ ...content, ...same }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(problems).not.toHaveBeenCalled()
})
