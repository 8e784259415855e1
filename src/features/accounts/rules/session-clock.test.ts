import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  dashboardClockLimits,
  defaultClockLimits,
  isCallOfPerson,
  readSessionClock,
  shouldReportActivity,
} from './session-clock.ts'

const minute = 60_000
const second = 1_000

/** No round number, and far from 0, as the milliseconds since 1970 are. */
const began = 1_778_043_600_123

/** A session signed into, last active then, looked at after so many milliseconds. */
const idleFor = (idle: number, limits = dashboardClockLimits) =>
  readSessionClock({ loginTime: began, lastActivity: began }, began + idle, limits)

describe('the dashboards’ clock, 120 minutes with a window of 10', () => {
  test.each([
    [0, { kind: 'active' }],
    [110 * minute, { kind: 'active' }],
    [110 * minute + 1, { kind: 'warning', minutesLeft: 10 }],
    [111 * minute, { kind: 'warning', minutesLeft: 9 }],
    [114 * minute + 59 * second, { kind: 'warning', minutesLeft: 6 }],
    [115 * minute, { kind: 'warning', minutesLeft: 5 }],
    [119 * minute + 59 * second, { kind: 'warning', minutesLeft: 1 }],
    [120 * minute, { kind: 'warning', minutesLeft: 1 }],
    [120 * minute + 1, { kind: 'expired', limit: 'idle' }],
  ])('after %i ms without activity it reads %o', (idle, reading) => {
    expect(idleFor(idle)).toEqual(reading)
  })
})

describe('the coordinator’s defaults, 30 minutes with a window of 5', () => {
  test.each([
    [25 * minute, { kind: 'active' }],
    [25 * minute + 1, { kind: 'warning', minutesLeft: 5 }],
    [30 * minute, { kind: 'warning', minutesLeft: 1 }],
    [30 * minute + 1, { kind: 'expired', limit: 'idle' }],
  ])('after %i ms without activity it reads %o', (idle, reading) => {
    expect(idleFor(idle, defaultClockLimits)).toEqual(reading)
  })
})

describe('the absolute cap', () => {
  test.each([
    [dashboardClockLimits, 240 * minute, 'active'],
    [dashboardClockLimits, 240 * minute + 1, 'expired'],
    [defaultClockLimits, 60 * minute, 'active'],
    [defaultClockLimits, 60 * minute + 1, 'expired'],
  ])('is twice the timeout of %o, whatever the person does', (limits, now, kind) => {
    const at = began + now
    expect(readSessionClock({ loginTime: began, lastActivity: at }, at, limits).kind).toBe(kind)
  })
})

test('time alone never brings a session back: active, warning, expired, in this order', () => {
  const order = { active: 0, warning: 1, expired: 2 }
  const instant = fc.integer({ min: 0, max: 300 * minute })
  fc.assert(
    fc.property(instant, instant, instant, (lastActivity, one, other) => {
      const [earlier = 0, later = 0] = [one, other].toSorted((a, b) => a - b)
      const read = (now: number) =>
        order[readSessionClock({ loginTime: 0, lastActivity }, now, dashboardClockLimits).kind]
      expect(read(earlier)).toBeLessThanOrEqual(read(later))
    }),
  )
})

test('a warning counts from the window’s length down to 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 110 * minute + 1, max: 120 * minute }), (idle) => {
      const reading = idleFor(idle)
      expect(reading.kind === 'warning' && reading.minutesLeft).toBe(
        Math.max(1, 120 - Math.floor(idle / minute)),
      )
    }),
  )
})

test.each([
  ['nothing done since the last report', 0, 0, 10, false],
  ['nothing done since the report of five minutes ago', 50, 50, 55, false],
  ['reported less than five minutes ago, long after the page opened', 53, 50, 54, false],
  ['something done, reported less than five minutes ago', 1, 0, 4, false],
  ['something done, reported five minutes ago', 1, 0, 5, true],
  ['something done just now, reported long ago', 50, 0, 50, true],
  ['something done a while ago, the page looking only now', 50, 0, 56, true],
  ['something done before the machine slept', 50, 0, 57, false],
])('the server is told of activity: %s', (_case, lastActivity, lastReported, now, told) => {
  expect(shouldReportActivity(lastActivity * minute, lastReported * minute, now * minute)).toBe(told)
})

test('what is told never lengthens a session by more than six minutes, and never falls behind for good', () => {
  const minutes = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 1 }), (activeMinutes) => {
      const active = new Set(activeMinutes)
      let lastActivity = 0
      let lastReported = 0
      for (let now = 1; now <= 110; now += 1) {
        if (active.has(now)) lastActivity = now
        if (shouldReportActivity(lastActivity * minute, lastReported * minute, now * minute))
          lastReported = now
        expect(lastReported - lastActivity).toBeLessThanOrEqual(6)
      }
      expect(lastReported).toBeGreaterThanOrEqual(lastActivity)
    }),
  )
})

test.each([
  [0, true],
  [minute, true],
  [minute + 1, false],
])('a call %i ms after the last activity is the person’s: %s', (since, personal) => {
  expect(isCallOfPerson(1_000_000, 1_000_000 + since)).toBe(personal)
})
