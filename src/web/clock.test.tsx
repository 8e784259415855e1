import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { tellServerTime } from '#test/support/dom/server-time.ts'
import { noteServerTime, serverTime } from './clock.ts'

const time = () => serverTime().toISOString()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') })
  tellServerTime(Date.now())
})
afterEach(() => {
  tellServerTime(Date.now())
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('the time is that of the server, however wrong the clock of the device is', () => {
  noteServerTime('Sat, 21 Nov 2026 11:30:00 GMT')
  expect(time()).toBe('2026-11-21T11:30:00.000Z')
  vi.setSystemTime(new Date('2026-11-21T08:00:59Z'))
  expect(time()).toBe('2026-11-21T11:30:59.000Z')

  // Seconds are cut off in the header: that is no other time.
  noteServerTime('Sat, 21 Nov 2026 11:30:58 GMT')
  expect(time()).toBe('2026-11-21T11:30:59.000Z')
  noteServerTime(null)
  noteServerTime('not a date')
  expect(time()).toBe('2026-11-21T11:30:59.000Z')
})

test('a clock that is put right is followed, also back to that of the device', () => {
  noteServerTime('Sat, 21 Nov 2026 11:30:00 GMT')
  noteServerTime('Sat, 21 Nov 2026 08:00:00 GMT')
  expect(time()).toBe('2026-11-21T08:00:00.000Z')
})

test('a response that was long on its way is no other time', () => {
  noteServerTime('Sat, 21 Nov 2026 07:59:40 GMT', 20_000)
  expect(time()).toBe('2026-11-21T08:00:00.000Z')
  noteServerTime('Sat, 21 Nov 2026 07:59:30 GMT', 20_000)
  expect(time()).toBe('2026-11-21T07:59:30.000Z')
})

describe('a page', () => {
  /** As a browser loads one: it came so many milliseconds ago, or out of the browser's cache. */
  async function load({
    sent,
    ago = 0,
    isCached = false,
  }: {
    sent?: string
    ago?: number
    isCached?: boolean
  }) {
    const serverTiming = sent === undefined ? [] : [{ name: 'sent', description: sent }]
    const responseStart = performance.now() - ago
    vi.spyOn(performance, 'now').mockReturnValue(responseStart + ago)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { serverTiming, responseStart, transferSize: isCached ? 0 : 300 } as unknown as PerformanceEntry, // what is read of it
    ])
    vi.resetModules()
    const clock = await import('./clock.ts')
    return {
      time: clock.serverTime().toISOString(),
      html: new Date(clock.timeOfHtml()).toISOString(),
    }
  }
  const instant = (iso: string) => String(Date.parse(iso))
  const device = '2026-11-21T08:00:00.000Z'

  test.each([
    ['400 days behind', '2027-12-26T08:00:00.000Z'],
    ['a day behind', '2026-11-22T08:00:00.000Z'],
    ['three minutes behind', '2026-11-21T08:03:00.000Z'],
    ['three minutes ahead', '2026-11-21T07:57:00.000Z'],
    ['11 hours ahead', '2026-11-20T21:00:00.000Z'],
    ['40 days ahead', '2026-10-12T08:00:00.000Z'],
  ])('says when it was sent: on a device that is %s too', async (_which, now) => {
    expect(await load({ sent: instant(now) })).toEqual({ time: now, html: now })
  })

  test('whose scripts came five seconds later knows that, and what its HTML shows', async () => {
    expect(await load({ sent: instant('2026-11-22T16:59:58Z'), ago: 5_000 })).toEqual({
      time: '2026-11-22T17:00:03.000Z',
      html: '2026-11-22T16:59:58.000Z',
    })
  })

  test('out of the browser’s cache goes by the difference that an earlier page of the tab has found', async () => {
    const yesterday = '2026-11-20T09:00:00.000Z'
    expect(await load({ sent: instant(yesterday), isCached: true })).toEqual({
      time: device,
      html: yesterday,
    })
    await load({ sent: instant('2026-11-22T08:00:00Z') })
    expect(await load({ sent: instant(yesterday), isCached: true })).toEqual({
      time: '2026-11-22T08:00:00.000Z',
      html: yesterday,
    })
  })

  test.each([undefined, '', 'soon', '1e999'])(
    'that says nothing of use (%s) goes by the device',
    async (sent) => {
      expect(await load({ ...(sent !== undefined && { sent }) })).toEqual({ time: device, html: device })
    },
  )

  test.each(['NaN', '9'.repeat(20), '1e9', '[]', ''])(
    'is not misled by a storage that holds %j',
    async (stored) => {
      sessionStorage.setItem('clock-difference', stored)
      expect((await load({})).time).toBe(device)
    },
  )
})
