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
  [
    'of ours',
    '/objects/uploads/0123456789abcdef01234567.webp',
    ['/pictures/240/%/uploads/0123456789abcdef01234567.webp 240w', ' 1600w'],
  ],
  [
    'of the demo',
    '/brand/hero-1280.webp',
    ['/brand/hero-640.% 640w', '/brand/hero-1280.% 1280w', '/brand/hero-2560.% 2560w'],
  ],
  ['of another site', 'https://pictures.example/oven.jpg', []],
])(
  'the picture in the place of a film has the sizes that there are, in both formats: %s',
  async (_what, src, sizes) => {
    await showPart(restaurant, <FilmPoster src={src} sizes="100vw" />)
    const picture = document.querySelector('img')
    expect(picture?.getAttribute('src')).toBe(src)
    for (const [element, format] of [
      [document.querySelector('source'), 'avif'],
      [picture, 'webp'],
    ] as const) {
      const files = element?.getAttribute('srcset')
      expect(files === null).toBe(sizes.length === 0)
      for (const size of sizes) expect(files).toContain(size.replace('%', format))
      expect(element?.getAttribute('sizes')).toBe('100vw')
    }
  },
)
