import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
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

test('a film that was paused stays so, however often it comes into sight', () => {
  const observers = new Set<NearObserver>()
  class CountedObserver extends NearObserver {
    override observe() {
      observers.add(this)
    }
    override disconnect() {
      observers.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', CountedObserver)
  const { leave } = show()
  const playing = film()
  if (playing) fireEvent.canPlay(playing)
  expect(observers.size).toBe(1)
  const button = pause()
  if (button) fireEvent.click(button)
  expect(observers.size).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Play the background film' }))
  expect(observers.size).toBe(1)
  leave()
  expect(observers.size).toBe(0)
})

test.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  'a film goes as soon as its visitor prefers %s',
  (wish) => {
    const queries = new Map<string, EventTarget & { matches: boolean }>()
    vi.stubGlobal('matchMedia', (asked: string) => {
      const known = queries.get(asked) ?? Object.assign(new EventTarget(), { matches: false })
      queries.set(asked, known)
      return known
    })
    show()
    expect(film()).not.toBeNull()
    const query = queries.get(wish)
    act(() => {
      if (query) query.matches = true
      query?.dispatchEvent(new Event('change'))
    })
    expect(film()).toBeNull()
  },
)
