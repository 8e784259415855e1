import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkAttempt, maxWaitSeconds, type AttemptHistory, type Attempts } from './sign-in-limits.ts'

const start = new Date('2026-05-06T05:00:00Z')
const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

const none: Attempts = { failures: 0, lastFailedAt: start, waitUntil: start, succeededAt: null }
const unknown: AttemptHistory = { pair: none, address: none, account: none }

/** Fails as often as it may, waiting exactly as long as it must, and returns the waits. */
function waits(history: AttemptHistory, times: number): number[] {
  let [state, now] = [history, start]
  return Array.from({ length: times }, () => {
    const verdict = checkAttempt(state, now)
    if (verdict.kind === 'wait') throw new Error('It has waited long enough')
    state = verdict.ifItFails
    const after = checkAttempt(state, now)
    const seconds = after.kind === 'wait' ? after.seconds : 0
    now = later(now, seconds)
    return seconds
  })
}

describe('failing over and over at one account from one address', () => {
  it('is free four times, then waits twice as long each time, up to a quarter of an hour', () => {
    expect(waits(unknown, 17)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  it('waits no longer than it was told, even if the clock goes back', () => {
    const pair = { ...none, failures: 6, lastFailedAt: later(start, 86_400), waitUntil: later(start, 86_402) }
    expect(checkAttempt({ ...unknown, pair }, start)).toEqual({ kind: 'wait', seconds: 2 })
  })

  it('starts anew after a day without a failure', () => {
    const pair = { ...none, failures: 12 }
    const failuresAfter = (seconds: number) => {
      const verdict = checkAttempt({ ...unknown, pair }, later(start, seconds))
      return verdict.kind === 'try' && verdict.ifItFails.pair.failures
    }
    expect(failuresAfter(24 * 3600)).toBe(13)
    expect(failuresAfter(24 * 3600 + 1)).toBe(1)
  })
})

describe('an address that tries many accounts', () => {
  const busy = { ...none, failures: 40, waitUntil: later(start, 900) }

  it('waits for all of them', () => {
    expect(checkAttempt({ ...unknown, address: busy }, start)).toEqual({ kind: 'wait', seconds: 900 })
  })

  it('does not keep out the accounts that have signed in from it before', () => {
    const pair = { ...none, succeededAt: start }
    expect(checkAttempt({ ...unknown, pair, address: busy }, start).kind).toBe('try')
  })
})

describe('an account attacked from everywhere', () => {
  const attacked = { ...none, failures: 10_000, waitUntil: start }

  it('can still be signed in to from any other address', () => {
    expect(checkAttempt({ ...unknown, account: attacked }, start).kind).toBe('try')
  })

  it('lets unknown addresses fail once, then makes them wait longest at once', () => {
    expect(waits({ ...unknown, account: attacked }, 4)).toEqual([0, 900, 900, 900])
  })

  it('treats the addresses it knows as ever', () => {
    const pair = { ...none, succeededAt: start }
    expect(waits({ ...unknown, pair, account: attacked }, 6)).toEqual([0, 0, 0, 0, 1, 2])
  })

  it('knows an address for thirty days', () => {
    const since = (seconds: number) => ({ ...none, succeededAt: later(start, -seconds) })
    const month = 30 * 24 * 3600
    expect(waits({ ...unknown, pair: since(month), account: attacked }, 2)).toEqual([0, 0])
    expect(waits({ ...unknown, pair: since(month + 1), account: attacked }, 2)).toEqual([0, 900])
  })

  it('is one from its fiftieth failure on', () => {
    const once = { ...none, failures: 1 }
    const failed = (failures: number) => ({ ...unknown, pair: once, account: { ...none, failures } })
    expect(waits(failed(49), 1)).toEqual([0])
    expect(waits(failed(50), 1)).toEqual([900])
  })
})

it('never makes anybody wait longer than a quarter of an hour, whatever has happened', () => {
  const attempts = fc.record({
    failures: fc.nat(1_000_000),
    lastFailedAt: fc.constant(start),
    waitUntil: fc.constant(start),
    succeededAt: fc.constantFrom(null, start),
  })
  fc.assert(
    fc.property(attempts, attempts, attempts, (pair, address, account) => {
      const first = checkAttempt({ pair, address, account }, start)
      expect(first.kind).toBe('try')
      if (first.kind === 'wait') return
      const next = checkAttempt(first.ifItFails, start)
      expect(next.kind === 'wait' ? next.seconds : 0).toBeLessThanOrEqual(maxWaitSeconds)
    }),
  )
})
