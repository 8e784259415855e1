import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createStore, useStore } from './store.ts'

const initial = { word: '' }
const restore = (stored: unknown) => ({
  word: typeof stored === 'object' && stored !== null && 'word' in stored ? String(stored.word) : '',
})
const persisted = (version = 1) =>
  createStore(initial, { storage: 'sessionStorage', key: 'word', version, restore })

beforeEach(() => sessionStorage.clear())

describe('a store', () => {
  it('tells its listeners of every change until they stop listening', () => {
    const store = createStore(initial)
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.set({ word: 'tea' })
    stop()
    store.set({ word: 'soup' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect([store.get(), store.initial]).toEqual([{ word: 'soup' }, initial])
  })

  it('has the same state until it changes, so that what shows it is not drawn for nothing', () => {
    const store = persisted()
    expect(store.get()).toBe(store.get())
  })
})

describe('what shows a part of a store', () => {
  it('is what the server renders until the page is hydrated, whatever has been stored', () => {
    const store = persisted()
    store.set({ word: 'tea' })
    const Shown = () => useStore(store, ({ word }) => (word === '' ? 'nothing' : word))
    expect(renderToString(createElement(Shown))).toBe('nothing')
  })
})

describe('a persisted store', () => {
  it('is read again as it was written', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        persisted().set({ word })
        expect(persisted().get()).toEqual({ word })
      }),
    )
  })

  it('stores its state as earlier versions of the site did', () => {
    persisted().set({ word: 'tea' })
    expect(sessionStorage.getItem('word')).toBe('{"state":{"word":"tea"},"version":1}')
  })

  it.each([
    ['nothing of another version', '{"state":{"word":"tea"},"version":2}'],
    ['nothing that is no JSON', '{"state'],
    ['nothing that is not a state', '"tea"'],
  ])('takes %s', (_what, stored) => {
    sessionStorage.setItem('word', stored)
    expect(persisted().get()).toEqual(initial)
  })

  it('lives as long as the page where storage is forbidden', () => {
    const forbidden = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    try {
      const store = persisted()
      store.set({ word: 'tea' })
      expect(store.get()).toEqual({ word: 'tea' })
    } finally {
      forbidden.mockRestore()
    }
  })
})

describe('a store in local storage', () => {
  const key = 'word'
  const otherTab = (word: string, changed: string | null = key) => {
    localStorage.setItem(key, JSON.stringify({ state: { word }, version: 1 }))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))
  }

  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    // Node has local storage only with a file of its own; that of the session is the same thing.
    vi.stubGlobal('localStorage', sessionStorage)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('follows what other tabs do to it, once someone looks', () => {
    const store = createStore(initial, { storage: 'localStorage', key, version: 1, restore })
    store.set({ word: 'tea' })
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    const another = vi.fn<() => void>()
    store.subscribe(another)
    otherTab('soup')
    expect(store.get()).toEqual({ word: 'soup' })
    otherTab('rice', null)
    expect(store.get()).toEqual({ word: 'rice' })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(another).toHaveBeenCalledTimes(2)
    otherTab('not read', 'another key')
    expect(store.get()).toEqual({ word: 'rice' })
    stop()
  })
})
