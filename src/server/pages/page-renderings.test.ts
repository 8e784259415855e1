import { expect, it } from 'vitest'

import { settableClock } from '#test/support/settable-clock.ts'
import { compressedResponse } from '../http/compressed-response.ts'
import { responseCache } from '../http/response-cache.ts'
import { pageRenderings } from './page-renderings.ts'
import type { RenderedPage } from './render-page.ts'

function newRenderings(version: () => number = () => 1) {
  const content = {
    version,
    changesAt: () => {},
    isHeard: () => true,
    change: <R>(work: (tx: never) => Promise<R>) => work({} as never),
  } // no change goes through it here
  const stored = responseCache<RenderedPage>({
    content,
    clock: settableClock('2026-05-06T05:00:00Z'),
    size: ({ response }) => response.size,
  })
  return pageRenderings({ stored, contentVersion: content.version, isLimited: false })
}

/** Renderings of one page that come out with these statuses, one after another. */
function openRenderings(storedStatus: number, statuses: readonly number[]) {
  const renderings = newRenderings()
  let rendered = 0
  const render = async (): Promise<RenderedPage> => {
    const status = statuses[rendered++] ?? 500
    return { status, response: await compressedResponse(`${status}`, 'text/html', {}) }
  }
  return async () => (await renderings({ address: 'one', key: 'vi /menu', storedStatus, render })).status
}

it.each([
  ['a page that failed', 200, [503, 200], [503, 200, 200]],
  ['a page that is unexpectedly missing', 200, [404, 200], [404, 200, 200]],
  ['the missing page where it failed', 404, [500, 404], [500, 404, 404]],
])('%s is rendered anew for the next visitor, and the good one stored', async (_, stored, statuses, seen) => {
  const ask = openRenderings(stored, statuses)
  expect([await ask(), await ask(), await ask()]).toEqual(seen)
})

/** Of so many visitors who ask at once for a page of their own each, how many get it. */
async function served(addresses: readonly string[]): Promise<number> {
  const renderings = newRenderings()
  const render = async () => ({ status: 200, response: await compressedResponse('', 'text/html', {}) })
  const asked = addresses.map((address) => renderings({ address, key: undefined, storedStatus: 200, render }))
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
}

it('twenty pages of one address wait while one is rendered, and two hundred of all', async () => {
  expect(await served(Array.from({ length: 30 }, () => 'one'))).toBe(1 + 20)
  expect(await served(Array.from({ length: 250 }, (_, index) => `address ${index}`))).toBe(2 + 200)
})

it('visitors from many addresses wait for one rendering of the page that they all ask for', async () => {
  const renderings = newRenderings()
  let rendered = 0
  const render = async () => {
    rendered += 1
    return { status: 200, response: await compressedResponse('', 'text/html', {}) }
  }
  const ask = (address: string) => renderings({ address, key: 'vi /menu', storedStatus: 200, render })
  const pages = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`address ${index}`)))
  expect([pages.length, rendered]).toEqual([10, 1])
})

it('a page that was begun before a change is not given to who comes after it', async () => {
  let version = 1
  let rendered = 0
  const renderings = newRenderings(() => version)
  const render = async () => {
    rendered += 1
    if (rendered === 1) version = 2
    return { status: 200, response: await compressedResponse(`${rendered}`, 'text/html', {}) }
  }
  const ask = () => renderings({ address: 'one', key: 'vi /menu', storedStatus: 200, render })
  await ask()
  await ask()
  await ask()
  expect(rendered).toBe(2)
})
