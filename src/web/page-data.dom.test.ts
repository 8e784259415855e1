import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { dataAfterShowing, dataInHtml, dataWithScripts, loadOnce } from './page-data.ts'
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
  await expect(loadOnce('/news', load)).rejects.toThrow('Busy')
  expect(await loadOnce('/news', load)).toBe('stories')
  expect(await loadOnce('/news', load)).toBe('stories')
  expect(load).toHaveBeenCalledTimes(2)
  expect(await loadOnce('/news/oven', () => Promise.resolve('oven'))).toBe('oven')
})

test('a page that is shown before its data has it at once where it has been loaded before', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('stories')
  const page = dataAfterShowing('/shown-first', load)
  const first = page.clientLoader().data
  expect(first).toBeInstanceOf(Promise)
  expect(await first).toBe('stories')
  expect(page.clientLoader().data).toBe('stories')
  expect(load).toHaveBeenCalledOnce()
})

test('what the server has rendered a page from stays for the visit, as what is loaded later does', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('loaded')
  const page = dataInHtml(({ slug }: { slug: string }) => `/retained/${slug}`, load)
  renderHook(() => page.useData('rendered', { slug: 'a' }))
  expect(await page.clientLoader({ params: { slug: 'a' } })).toBe('rendered')
  expect(load).not.toHaveBeenCalled()
  expect(await page.clientLoader({ params: { slug: 'b' } })).toBe('loaded')
  const later = dataAfterShowing('/retained-later', load)
  renderHook(() => later.useData(later.clientLoader()))
  renderHook(() => later.useData({ data: 'other' }))
  expect(await later.clientLoader().data).toBe('loaded')
})

test('data that a page hydrates with are asked for every five seconds until they are there; presses that wait are let go', async () => {
  const letGo = vi.fn<() => void>()
  addEventListener(pageHydrated, letGo)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Busy'))
    .mockRejectedValueOnce(new Error('Busy'))
    .mockResolvedValue('menu')
  dataWithScripts('/menu', load).prepare()
  await vi.advanceTimersByTimeAsync(0)
  expect(letGo).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loadOnce('/menu', load)).toBe('menu')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(3)
  removeEventListener(pageHydrated, letGo)
})

test('once the page is hydrated nothing is asked for ahead', () => {
  markPageHydrated()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('menu')
  dataWithScripts('/elsewhere', load).prepare()
  expect(load).not.toHaveBeenCalled()
})
