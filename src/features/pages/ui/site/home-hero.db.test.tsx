import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { HomeHero } from './home-hero.tsx'
import { LaterFilm } from './later-film.tsx'

const restaurant = testRestaurant()
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver))

const own = [{ src: '/api/assets/hero.landingpage.mp4?v=01234567' }]
const demo = [...own, { src: '/api/assets/hero.landingpage.av1.mp4' }]
const looks = () => {
  const [section] = document.querySelectorAll('section')
  return [...(section?.classList ?? [])].map((name) => /^_([a-z]+)_/i.exec(name)?.[1])
}

test.each([
  ['neither film nor picture', [], null, ['hero', 'plain']],
  ['the demo’s film and picture', demo, '/brand/hero-1280.webp', ['hero']],
  ['its own film alone', own, null, ['hero', 'own']],
  ['its own picture', demo, '/objects/uploads/0123456789abcdef01234567.webp', ['hero', 'own']],
])('the opening with %s has room for what there is', async (_what, sources, poster, expected) => {
  await showPart(restaurant, <HomeHero title="Lửa" subtitle="Bếp" film={{ sources, poster }} />)
  expect(looks()).toEqual(expected)
  expect(document.querySelectorAll('picture')).toHaveLength(poster === null ? 0 : 1)
})

test('the opening breaks a long title after a comma, a semicolon or a colon alone', async () => {
  const film = { sources: [], poster: null }
  await showPart(restaurant, <HomeHero title="Lửa, bột; củi: ba thứ" subtitle="" film={film} />)
  const phrases = [...screen.getByRole('heading', { level: 1 }).querySelectorAll('span')]
  expect(phrases.map(({ textContent }) => textContent)).toEqual(['Lửa,', 'bột;', 'củi:', 'ba thứ'])
})

test('a film comes when all else is there, and none where there is no file of one', async () => {
  const { leave } = await showPart(restaurant, <LaterFilm ready film={{ sources: own, poster: null }} />)
  await vi.waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  leave()
  for (const [ready, sources] of [
    [true, []],
    [false, own],
  ] as const) {
    const shown = await showPart(
      restaurant,
      <LaterFilm ready={ready} film={{ sources: [...sources], poster: null }} />,
    )
    expect(document.querySelector('video')).toBeNull()
    shown.leave()
  }
})
