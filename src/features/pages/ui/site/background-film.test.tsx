import { showElement } from '#test/support/dom/shown-element.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LanguageProvider } from '#src/web/language.tsx'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { BackgroundFilm } from './background-film.tsx'

const sources = [
  { src: '/films/hero.av1.mp4', type: 'video/mp4; codecs=av01.0.05M.08' },
  { src: '/films/hero.mp4', type: 'video/mp4' },
]

beforeEach(() => vi.stubGlobal('IntersectionObserver', NearObserver))
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  showElement(
    <LanguageProvider rendered="en">
      <BackgroundFilm sources={sources} />
    </LanguageProvider>,
  )
const film = () => document.querySelector('video')
const pause = () => screen.queryByRole('button', { name: 'Pause the background film' })

test('a film that the browser cannot play in its first format plays in the next', () => {
  show()
  const first = document.querySelector('source')
  if (first) fireEvent.error(first)
  const playing = film()
  expect(playing).not.toBeNull()
  if (playing) fireEvent.canPlay(playing)
  expect(pause()).not.toBeNull()
})

test.each([
  ['of which no format can be played', () => [...document.querySelectorAll('source')]],
  ['that breaks off', () => [...document.querySelectorAll('video')]],
])('a film %s leaves the picture alone', (_what, failing) => {
  show()
  for (const part of failing()) fireEvent.error(part)
  expect(film()).toBeNull()
  expect(pause()).toBeNull()
})
