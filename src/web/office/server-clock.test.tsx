import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { noteServerTime, serverTime, useServerTime } from './server-clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the time is that of the server, however wrong the clock of the device is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') })
  noteServerTime('Sat, 21 Nov 2026 11:30:00 GMT')
  expect(serverTime().toISOString()).toBe('2026-11-21T11:30:00.000Z')
  vi.setSystemTime(new Date('2026-11-21T08:00:59Z'))
  expect(serverTime().toISOString()).toBe('2026-11-21T11:30:59.000Z')

  // Seconds are cut off in the header: that is no other time.
  noteServerTime('Sat, 21 Nov 2026 11:30:58 GMT')
  expect(serverTime().toISOString()).toBe('2026-11-21T11:30:59.000Z')
  noteServerTime(null)
  noteServerTime('not a date')
  expect(serverTime().toISOString()).toBe('2026-11-21T11:30:59.000Z')
})

test('a clock that is put right is followed, also back to that of the device', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') })
  noteServerTime('Sat, 21 Nov 2026 11:30:00 GMT')
  noteServerTime('Sat, 21 Nov 2026 08:00:00 GMT')
  expect(serverTime().toISOString()).toBe('2026-11-21T08:00:00.000Z')
})

test('a time that is shown runs on every five seconds, at once where the clock is put right, until it is left', () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-21T08:00:00Z'),
  })
  noteServerTime('Sat, 21 Nov 2026 08:00:00 GMT')
  function Clock() {
    return <p>{useServerTime().toISOString().slice(11, 19)}</p>
  }
  const { redraw, leave } = showElement(<Clock />)
  const shown = () => screen.getAllByText(/:/).map(({ textContent }) => textContent)
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  expect(shown()).toEqual(['08:00:00'])
  wait(4_999)
  expect(shown()).toEqual(['08:00:00'])
  wait(1)
  expect(shown()).toEqual(['08:00:05'])
  redraw(
    <>
      <Clock />
      <Clock />
    </>,
  )
  act(() => noteServerTime('Sat, 21 Nov 2026 09:00:05 GMT'))
  expect(shown()).toEqual(['09:00:05', '09:00:05'])
  leave()
  expect(vi.getTimerCount()).toBe(0)
})
