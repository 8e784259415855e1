import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

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

/** A film whose place the test leads into sight and out of it; what the browser is asked to do with it. */
function showMoving(play: () => Promise<void>) {
  let tell: ((isIntersecting: boolean) => void) | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
        // The last is what is true now.
        tell = (isIntersecting) => told([{ isIntersecting: !isIntersecting }, { isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const asked: string[] = []
  const spies = [
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
      asked.push('play')
      return play()
    }),
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void asked.push('pause')),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  show()
  return { asked, moves: (isInSight: boolean) => act(async () => tell?.(isInSight)) }
}

test('a film plays while it is in sight and rests while it is not', async () => {
  const { asked, moves } = showMoving(() => Promise.resolve())
  expect(asked).toEqual([])
  await moves(true)
  await moves(false)
  await moves(true)
  expect(asked).toEqual(['play', 'pause', 'play'])
})

test.each([
  ['that the browser will not play by itself waits for its visitor', 'NotAllowedError', 1],
  ['whose beginning was cut off by a pause is not given up', 'AbortError', 0],
])('a film %s', async (_what, name, buttons) => {
  const { moves } = showMoving(() => Promise.reject(new DOMException('Not now', name)))
  await moves(true)
  expect(screen.queryAllByRole('button', { name: 'Play the background film' })).toHaveLength(buttons)
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
    const { leave } = show()
    expect(film()).not.toBeNull()
    const query = queries.get(wish)
    const removed = query && vi.spyOn(query, 'removeEventListener')
    act(() => {
      if (query) query.matches = true
      query?.dispatchEvent(new Event('change'))
    })
    expect(film()).toBeNull()
    leave()
    expect(removed).toHaveBeenCalledWith('change', expect.any(Function))
  },
)
