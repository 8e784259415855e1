import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useSettled } from './use-settled.ts'

/** What waits until the browser has nothing better to do. */
let idle: Map<number, () => void>

beforeEach(() => {
  idle = new Map()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    const id = idle.size + 1
    idle.set(id, run)
    return id
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => void idle.delete(id))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const page = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
const load = () => act(() => void window.dispatchEvent(new Event('load')))
const rest = () => act(() => idle.forEach((run) => run()))

test('a page that has loaded is settled once the browser has nothing better to do', () => {
  page('complete')
  const { result } = renderHook(() => useSettled())
  expect([result.current, idle.size]).toEqual([false, 1])
  rest()
  expect(result.current).toBe(true)
})

test('a page that is loading waits for that first', () => {
  page('interactive')
  const { result } = renderHook(() => useSettled())
  expect(idle.size).toBe(0)
  load()
  expect([result.current, idle.size]).toEqual([false, 1])
  rest()
  expect(result.current).toBe(true)
})

test.each(['interactive', 'complete'] as const)('a page that is left (%s) waits for nothing', (state) => {
  page(state)
  const { unmount } = renderHook(() => useSettled())
  unmount()
  load()
  expect(idle.size).toBe(0)
})

test('a browser that does not tell of its rest is given a moment', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('cancelIdleCallback', undefined)
  page('complete')
  const { result, unmount } = renderHook(() => useSettled())
  act(() => void vi.advanceTimersByTime(299))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  unmount()
  renderHook(() => useSettled()).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
