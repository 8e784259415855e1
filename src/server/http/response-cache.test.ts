import { expect, it } from 'vitest'

import { settableClock } from '#test/support/settable-clock.ts'
import { responseCache } from './response-cache.ts'

const megabyte = 1024 * 1024

function openStore(now = '2026-05-06T05:00:00Z') {
  let version = 1
  const clock = settableClock(now)
  const content = {
    version: () => version,
    changesAt: () => {},
    isHeard: () => true,
    change: <R>(work: (tx: never) => Promise<R>) => work({} as never),
    close: async () => {},
  } // no change goes through it here
  const store = responseCache<{ bytes: number }>({ content, clock, size: ({ bytes }) => bytes })
  return { store, clock, changeContent: () => (version += 1), version: () => version }
}

const small = { bytes: 10 }

it('a response is cached for a minute and not longer', () => {
  const { store, clock, version } = openStore()
  store.set('menu', small, version())
  clock.set('2026-05-06T05:00:59Z')
  expect(store.get('menu')).toBe(small)
  clock.set('2026-05-06T05:01:00Z')
  expect(store.get('menu')).toBeUndefined()
})

it('a response expires at the restaurant’s midnight, when VAT, closures and "today" may turn', () => {
  const { store, clock, version } = openStore('2026-05-06T16:59:50Z')
  store.set('menu', small, version())
  clock.set('2026-05-06T16:59:59Z')
  expect(store.get('menu')).toBe(small)
  clock.set('2026-05-06T17:00:00Z')
  expect(store.get('menu')).toBeUndefined()
})

it('a change of public content expires every response', () => {
  const { store, changeContent, version } = openStore()
  store.set('menu', small, version())
  changeContent()
  expect(store.get('menu')).toBeUndefined()
})

it('a response made before a change and finished after it is not cached', () => {
  const { store, changeContent, version } = openStore()
  const before = version()
  changeContent()
  store.set('menu', small, before)
  expect(store.get('menu')).toBeUndefined()
})

it('all responses together stay within 48 MB, the longest unused goes first', () => {
  const { store, version } = openStore()
  for (const name of ['one', 'two']) store.set(name, { bytes: 20 * megabyte }, version())
  store.get('one')
  store.set('three', { bytes: 20 * megabyte }, version())
  expect(['one', 'two', 'three'].filter((name) => store.get(name))).toEqual(['one', 'three'])
})
