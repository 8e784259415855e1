import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createApi } from '#src/web/api.ts'
import { allOffersUrl, fetchOffersAhead, loadMenu, menuCallUrls, offersAhead } from './load-menu.ts'

test('the calls that the page announces are the ones that load the menu', async () => {
  const asked: string[] = []
  const api = createApi(({ url }) => {
    asked.push(url)
    return Promise.resolve({ status: 200, statusText: 'OK', text: '[]' })
  })
  await loadMenu(api)
  expect(asked.toSorted()).toEqual(menuCallUrls.toSorted())
})

describe('what dishes offer', () => {
  const offers = { schemas: [], dishes: { margherita: [] } }
  const fetched = vi.fn<typeof fetch>()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T05:00:00Z') })
    vi.stubGlobal('fetch', fetched)
    fetched.mockImplementation(() => Promise.resolve(Response.json(offers)))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    fetched.mockReset()
  })

  test('is fetched ahead once, again after a failure, and is known for five minutes', async () => {
    expect(offersAhead()).toBeUndefined()
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    fetchOffersAhead()
    await expect(offersAhead()).rejects.toBeInstanceOf(Error)
    expect(offersAhead()).toBeUndefined()

    fetchOffersAhead()
    fetchOffersAhead()
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([allOffersUrl, allOffersUrl])
    expect(await offersAhead()).toEqual(offers)

    vi.setSystemTime('2026-05-06T05:04:59.999Z')
    fetchOffersAhead()
    expect(fetched).toHaveBeenCalledTimes(2)
    vi.setSystemTime('2026-05-06T05:05:00Z')
    expect(offersAhead()).toBeUndefined()
    fetchOffersAhead()
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(await offersAhead()).toEqual(offers)
  })
})
