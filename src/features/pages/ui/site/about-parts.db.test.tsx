import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { AboutBeliefs, AboutTeam } from './about-people.tsx'
import { AboutStory } from './about-story.tsx'
import { FilmPoster } from './film-poster.tsx'

const restaurant = testRestaurant()
const member = { name: 'Lan', title: '', description: '', picture: null }

test('the team is not there without anybody, and says no more of somebody than is known', async () => {
  const { leave } = await showPart(restaurant, <AboutTeam title="Đội" content="" members={[]} />)
  expect(screen.queryByText('Đội')).toBeNull()
  leave()
  await showPart(restaurant, <AboutTeam title="Đội" content="" members={[member]} />)
  const [card] = screen.getAllByRole('listitem')
  expect(card?.textContent).toBe('Lan')
  expect(card?.querySelectorAll('p')).toHaveLength(0)
})

test('the story does without its pictures, and two of its paragraphs may be alike', async () => {
  const problems = vi.spyOn(console, 'error')
  const paragraphs = ['Lửa.', '* * *', 'Bột.', '* * *']
  const { leave } = await showPart(
    restaurant,
    <>
      <AboutStory title="Chuyện" paragraphs={paragraphs} pictures={[null, null]} />
      <AboutBeliefs beliefs={[{ title: 'Tin', paragraphs }]} />
    </>,
  )
  expect([...document.querySelectorAll('main p, section p')].map(({ textContent }) => textContent)).toEqual([
    ...paragraphs,
    ...paragraphs,
  ])
  expect(document.querySelector('img')).toBeNull()
  expect(problems).not.toHaveBeenCalled()
  leave()
  await showPart(
    restaurant,
    <AboutStory title="Chuyện" paragraphs={[]} pictures={[null, '/objects/story/room.webp']} />,
  )
  expect(document.querySelectorAll('img')).toHaveLength(1)
})

test.each([
  ['of ours', '/objects/uploads/0123456789abcdef01234567.webp', /\d+w/],
  ['of the demo', '/brand/hero-1280.webp', /hero-640\.webp 640w/],
  ['of another site', 'https://pictures.example/oven.jpg', /^none$/],
])('the picture in the place of a film has the sizes that there are: %s', async (_what, src, sizes) => {
  await showPart(restaurant, <FilmPoster src={src} sizes="100vw" />)
  const picture = document.querySelector('img')
  expect(picture?.getAttribute('src')).toBe(src)
  expect(picture?.getAttribute('srcset') ?? 'none').toMatch(sizes)
})
