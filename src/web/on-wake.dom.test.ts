import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { onWake } from './on-wake.ts'

let stop: () => void
let woken: number
/** What the page's clock and the device's say, apart from the timers: on a device that sleeps neither moves with them. */
let clocks: { page: number; device: number }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  clocks = { page: 0, device: 1_800_000_000_000 }
  vi.spyOn(performance, 'now').mockImplementation(() => clocks.page)
  vi.spyOn(Date, 'now').mockImplementation(() => clocks.device)
  woken = 0
  stop = onWake(() => (woken += 1))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The next timer fires after so many seconds by each clock. */
function passes({ page, device = page }: { page: number; device?: number }): void {
  clocks.page += page * 1_000
  clocks.device += device * 1_000
  vi.advanceTimersToNextTimer()
}
function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('a page that runs on does not wake, however long', () => {
  for (let count = 0; count < 1_000; count += 1) passes({ page: 5.5 })
  expect(woken).toBe(0)
})

it.each([
  ['a timer is much too late', () => passes({ page: 60 })],
  ['the page’s clock stood still while the device slept', () => passes({ page: 5, device: 60 })],
  ['it is seen again', () => see('visible')],
  ['the browser has thawed it', () => document.dispatchEvent(new Event('resume'))],
  ['the network goes', () => window.dispatchEvent(new Event('offline'))],
  ['the network comes', () => window.dispatchEvent(new Event('online'))],
  [
    'it comes out of the browser’s memory',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('a page wakes when %s, and no more once it is left', (_how, happens) => {
  happens()
  expect(woken).toBe(1)
  stop()
  happens()
  expect(woken).toBe(1)
})

it.each([
  [
    'it is shown for the first time',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })),
  ],
  ['it is hidden', () => see('hidden')],
  ['the device’s clock is set back', () => passes({ page: 5, device: -3_600 })],
])('a page does not wake when %s', (_how, happens) => {
  happens()
  expect(woken).toBe(0)
})

it('a hidden page, whose timers the browser slows down, wakes once: when it is seen', () => {
  see('hidden')
  for (let count = 0; count < 5; count += 1) passes({ page: 60 })
  expect(woken).toBe(0)
  clocks.page += 55_000
  clocks.device += 55_000
  see('visible')
  passes({ page: 5 })
  expect(woken).toBe(1)
})
