import { expect, test } from 'vitest'

import { isExpired, minutesLeft, shouldNoteSeen } from './session-limits.ts'

const at = (minutes: number, milliseconds = 0) => new Date(Date.UTC(2026, 4, 6, 5, minutes, 0, milliseconds))

test.each([
  ['at sign-in', 0, 0, at(0), false, 120],
  ['idle for the whole limit', 0, 0, at(120), false, 0],
  ['idle for longer than the limit', 0, 0, at(120, 1), true, 0],
  ['seen a minute ago', 0, 130, at(131), false, 109],
  ['seen a moment ago, at the absolute limit', 0, 240, at(240), false, 0],
  ['seen a moment ago, past the absolute limit', 0, 240, at(240, 1), true, 0],
  ['close to both limits', 0, 119, at(238, 1), false, 1],
])('a session %s', (_when, signedIn, seen, now, expired, left) => {
  const times = { signedInAt: at(signedIn), lastSeenAt: at(seen) }
  expect(isExpired(times, now)).toBe(expired)
  expect(minutesLeft(times, now)).toBe(left)
})

test('being seen is noted once a minute', () => {
  expect(shouldNoteSeen({ lastSeenAt: at(0) }, new Date(at(1).getTime() - 1))).toBe(false)
  expect(shouldNoteSeen({ lastSeenAt: at(0) }, at(1))).toBe(true)
})
