import { showElement } from '#test/support/dom/shown-element.tsx'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useRefetchAt } from './use-refetch-at.ts'

const now = '2026-05-06T05:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(now) })
})
afterEach(() => void vi.useRealTimers())

function Refetching({ at, refetch }: { at: readonly string[]; refetch: () => void }) {
  useRefetchAt(at, refetch)
  return null
}

function show(...at: string[]) {
  const refetch = vi.fn<() => void>()
  const element = (instants: readonly string[]) => <Refetching at={instants} refetch={refetch} />
  const { redraw, leave } = showElement(element(at))
  const times = () => refetch.mock.calls.length
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  return { times, pass, leave, redraw: (...others: string[]) => redraw(element(others)) }
}

test('fetches at the earliest instant, and each second until that has passed on the server too', () => {
  const { times, pass, redraw } = show('2026-05-06T05:30:00Z', '2026-05-06T05:10:00Z')
  pass(10 * 60_000 - 1)
  expect(times()).toBe(0)
  pass(1)
  expect(times()).toBe(1)
  pass(1_000)
  expect(times()).toBe(2)
  redraw('2026-05-06T05:30:00Z')
  pass(19 * 60_000)
  expect(times()).toBe(2)
  pass(59_000)
  expect(times()).toBe(3)
})

test('waits a second for what has passed already', () => {
  const { times, pass } = show('2026-05-06T04:00:00Z')
  pass(999)
  expect(times()).toBe(0)
  pass(1)
  expect(times()).toBe(1)
})

test('waits longer than browsers’ timers can, and fetches nothing before', () => {
  const { times, pass } = show('2026-06-05T05:00:00Z')
  pass(30 * 24 * 60 * 60_000 - 1)
  expect(times()).toBe(0)
  pass(1)
  expect(times()).toBe(1)
})

test('waits for nothing where there is nothing ahead, or the screen has been left', () => {
  show()
  expect(vi.getTimerCount()).toBe(0)
  const { leave } = show(now)
  expect(vi.getTimerCount()).toBe(1)
  leave()
  expect(vi.getTimerCount()).toBe(0)
})
