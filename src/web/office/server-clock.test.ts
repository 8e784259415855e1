import { afterEach, expect, test, vi } from 'vitest'

import { noteServerTime, serverTime } from './server-clock.ts'

afterEach(() => vi.useRealTimers())

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
