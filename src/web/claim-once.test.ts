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
