import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { loadAfterShowing, loadInBrowser, preparePageData, useRetainedData } from './page-data.ts'
import { markPageHydrated, pageHydrated } from './page-hydrated.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['hydrated']
})

test('what has been loaded once stays for the visit; what has failed is asked for again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Busy'))
    .mockResolvedValue('stories')
  await expect(loadInBrowser('/news', load)).rejects.toThrow('Busy')
  expect(await loadInBrowser('/news', load)).toBe('stories')
  expect(await loadInBrowser('/news', load)).toBe('stories')
  expect(load).toHaveBeenCalledTimes(2)
  expect(await loadInBrowser('/news/oven', () => Promise.resolve('oven'))).toBe('oven')
})

test('what a page is shown before is there at once where it has been loaded before', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('stories')
  const first = loadAfterShowing('/shown-first', load)
  expect(first).toBeInstanceOf(Promise)
  expect(await first).toBe('stories')
  expect(loadAfterShowing('/shown-first', load)).toBe('stories')
  expect(load).toHaveBeenCalledOnce()
})

test('what the server has rendered a page from stays for the visit, as what is loaded later does', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('loaded')
  renderHook(() => useRetainedData('/retained', 'rendered'))
  expect(loadAfterShowing('/retained', load)).toBe('rendered')
  expect(await loadInBrowser('/retained', load)).toBe('rendered')
  expect(load).not.toHaveBeenCalled()
  const loading = loadInBrowser('/retained-later', load)
  renderHook(() => useRetainedData('/retained-later', loading))
  renderHook(() => useRetainedData('/retained-later', 'other'))
  expect(await loadInBrowser('/retained-later', load)).toBe('loaded')
})

test('data that a page hydrates with are asked for every five seconds until they are there; presses that wait are let go', async () => {
  const letGo = vi.fn<() => void>()
  addEventListener(pageHydrated, letGo)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Busy'))
    .mockRejectedValueOnce(new Error('Busy'))
    .mockResolvedValue('menu')
  preparePageData('/menu', load)
  await vi.advanceTimersByTimeAsync(0)
  expect(letGo).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loadInBrowser('/menu', load)).toBe('menu')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(3)
  removeEventListener(pageHydrated, letGo)
})

test('once the page is hydrated nothing is asked for ahead', () => {
  markPageHydrated()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('menu')
  preparePageData('/elsewhere', load)
  expect(load).not.toHaveBeenCalled()
})
