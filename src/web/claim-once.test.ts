import { afterEach, expect, it, vi } from 'vitest'

import { claimOnce } from './claim-once.ts'

afterEach(() => vi.unstubAllGlobals())

it('is true for everyone where the browser has no locks, or grants none', async () => {
  vi.stubGlobal('navigator', {})
  expect(await claimOnce('without')).toBe(true)
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Not here')) } })
  expect(await claimOnce('rejected')).toBe(true)
})

it('of many claims at the same moment one is first', async () => {
  const claims = await Promise.all(Array.from({ length: 5 }, () => claimOnce('same')))
  expect(claims).toEqual([true, false, false, false, false])
})

it('claims of other names do not wait for each other', async () => {
  expect(await Promise.all([claimOnce('one'), claimOnce('other')])).toEqual([true, true])
})

it('a claim a moment later is not first either', async () => {
  expect(await claimOnce('taken')).toBe(true)
  expect(await claimOnce('taken')).toBe(false)
})

it('a name is held for ten seconds by who is first, and by nobody else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const held: Promise<unknown>[] = []
  const grants = [{}, null]
  vi.stubGlobal('navigator', {
    locks: {
      request(_name: string, _options: object, hold: (lock: object | null) => Promise<unknown>) {
        held.push(hold(grants.shift() ?? null))
        return Promise.resolve()
      },
    },
  })
  expect([await claimOnce('held'), await claimOnce('held')]).toEqual([true, false])
  const ended: number[] = []
  held.forEach((each, place) => void each.then(() => ended.push(place)))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual([1, 0])
  vi.useRealTimers()
})
