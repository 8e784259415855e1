import { tellServerTime } from '#test/support/dom/server-time.ts'
import { showElement } from '#test/support/dom/shown-element.tsx'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { noteServerTime } from '#src/web/clock.ts'
import { useRefetchAt } from './use-refetch-at.ts'

const now = '2026-05-06T05:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(now) })
  tellServerTime(Date.now())
})
afterEach(() => {
  tellServerTime(Date.now())
  vi.useRealTimers()
})

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

test('fetches at the earliest instant, and every few seconds until that has passed on the server too', () => {
  const { times, pass, redraw } = show('2026-05-06T05:30:00Z', '2026-05-06T05:10:00Z')
  pass(10 * 60_000 - 1)
  expect(times()).toBe(0)
  pass(1)
  expect(times()).toBe(1)
  pass(5_000)
  expect(times()).toBe(2)
  redraw('2026-05-06T05:30:00Z')
  pass(19 * 60_000)
  expect(times()).toBe(2)
  pass(55_000)
  expect(times()).toBe(3)
})

test('fetches by the clock of the server, and at once what it turns out to have passed', () => {
  const { times } = show('2026-06-05T05:00:00Z')
  expect(times()).toBe(0)
  act(() => noteServerTime('Fri, 05 Jun 2026 05:00:00 GMT'))
  expect(times()).toBe(1)
})

test('fetches nothing where there is nothing ahead, or the screen has been left', () => {
  const nothing = show()
  nothing.pass(60_000)
  expect(nothing.times()).toBe(0)
  nothing.leave()
  const { times, pass, leave } = show('2026-05-06T05:10:00Z')
  leave()
  pass(20 * 60_000)
  expect(times()).toBe(0)
})
