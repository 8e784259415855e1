import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { tellServerTime } from '#test/support/dom/server-time.ts'
import { showElement } from '#test/support/dom/shown-element.tsx'
import { noteServerTime, timeOfHtml } from './clock.ts'
import { useToday } from './office/use-today.ts'
import { useServerMinute, useServerTime } from './use-server-time.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date('2026-11-21T08:00:00Z'),
  })
  tellServerTime(Date.now())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  tellServerTime(Date.now())
})

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function Clock() {
  return <p>{useServerTime().toISOString().slice(11, 19)}</p>
}

test('a time that is shown runs on every five seconds, at once where the clock is put right, until it is left', () => {
  const { redraw, leave } = showElement(<Clock />)
  const shown = () => screen.getAllByText(/:/).map(({ textContent }) => textContent)
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

test('after the device has slept, it is shown anew as soon as the page is seen', () => {
  showElement(<Clock />)
  vi.setSystemTime(new Date('2026-11-21T11:20:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('11:20:00')).toBeDefined()
})

test('a minute is shown from its first second on, and a day from the restaurant’s midnight on', () => {
  const drawn: null[] = []
  function Day() {
    drawn.push(null)
    return <p>{`${useToday()} ${useToday(3_000)}`}</p>
  }
  const Minute = () => <p>{useServerMinute().toISOString().slice(11, 19)}</p>
  vi.setSystemTime(new Date('2026-11-21T16:58:31Z'))
  showElement(
    <>
      <Day />
      <Minute />
    </>,
  )
  const before = drawn.length
  wait(28_999)
  expect(screen.getByText('16:58:00')).toBeDefined()
  wait(1)
  expect(screen.getByText('16:59:00')).toBeDefined()
  wait(59_999)
  expect(drawn).toHaveLength(before)
  wait(1)
  expect(screen.getByText('2026-11-22 2026-11-21')).toBeDefined()
  wait(5_000)
  expect(screen.getByText('2026-11-22 2026-11-22')).toBeDefined()
})

test('while it hydrates a page shows the moment at which its HTML was sent, then the present one', async () => {
  const place = document.createElement('div')
  vi.setSystemTime(timeOfHtml())
  place.innerHTML = renderToString(<Clock />)
  const [rendered] = place.children
  const text = rendered?.textContent
  vi.setSystemTime(timeOfHtml() + 3 * 3_600_000)
  const complaints: unknown[] = []
  document.body.append(place)
  const root = await act(async () =>
    hydrateRoot(place, <Clock />, { onRecoverableError: (error) => complaints.push(error) }),
  )
  expect(complaints).toEqual([])
  expect(place.firstElementChild).toBe(rendered)
  expect(place.textContent).not.toBe(text)
  await act(async () => root.unmount())
  place.remove()
})
