import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { queryRefresher } from './refresh-queries.ts'

/** What the restaurant's database holds: a response has what it held when the request arrived. */
let stored = 0
let client: QueryClient
let refresh: ReturnType<typeof queryRefresher>

beforeEach(() => {
  vi.useFakeTimers()
  stored = 0
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  refresh = queryRefresher(client)
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** A list on a screen whose requests take 100 ms. */
function openList(queryKey: readonly string[], fails: () => boolean = () => false) {
  const requests = { sent: 0, underWay: 0, most: 0 }
  const observer = new QueryObserver(client, {
    queryKey,
    async queryFn() {
      const [response, failure] = [stored, fails()]
      requests.sent += 1
      requests.underWay += 1
      requests.most = Math.max(requests.most, requests.underWay)
      await new Promise((resolve) => setTimeout(resolve, 100))
      requests.underWay -= 1
      if (failure) throw new TypeError('Failed to fetch')
      return response
    },
  })
  const leave = observer.subscribe(() => {})
  return { requests, shown: () => observer.getCurrentResult().data, leave }
}

describe('lists that are told of many changes', () => {
  it('ask once at a time, and show the last of 300 changes', async () => {
    const orders = openList(['/api/orders', 'list'])
    const newest = openList(['/api/orders', 'newest'])
    await vi.advanceTimersByTimeAsync(100)
    for (let change = 1; change <= 300; change += 1) {
      stored = change
      void refresh(change % 50 === 0 ? [] : ['/api/orders'])
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    for (const { requests, shown } of [orders, newest]) {
      expect([requests.most, shown()]).toEqual([1, 300])
      // One at the beginning, and then one after another through three seconds, with time for who uses the screen.
      expect(requests.sent).toBeLessThanOrEqual(6)
    }
  })

  it('told all at once, ask twice', async () => {
    const { requests, shown } = openList(['/api/orders'])
    await vi.advanceTimersByTimeAsync(100)
    for (let change = 1; change <= 300; change += 1) {
      stored = change
      void refresh(['/api/orders'])
    }
    await vi.advanceTimersByTimeAsync(2_000)
    expect([requests.sent, requests.most, shown()]).toEqual([3, 1, 300])
  })

  it('do not wait for each other', async () => {
    let isSlow = false
    const waiting = new QueryObserver(client, {
      queryKey: ['/api/orders', 'slow'],
      queryFn: () => (isSlow ? new Promise<number>(() => {}) : 0),
    })
    waiting.subscribe(() => {})
    const { shown } = openList(['/api/orders', 'quick'])
    await vi.advanceTimersByTimeAsync(100)
    isSlow = true
    for (stored = 1; stored < 5; stored += 1) {
      void refresh(['/api/orders'])
      await vi.advanceTimersByTimeAsync(2_000)
      expect(shown()).toBe(stored)
    }
  })
})

describe('a change is on the screen once its promise resolves', () => {
  it('though the list was being loaded for the first time, or was under way and told of another change', async () => {
    const { shown } = openList(['/api/orders'])
    await vi.advanceTimersByTimeAsync(50)
    stored = 1
    void refresh([])
    await vi.advanceTimersByTimeAsync(100)
    stored = 2
    const onScreen = refresh([]).then(shown)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await onScreen).toBe(2)
  })

  it('though a failure came between', async () => {
    let isCut = true
    const { shown } = openList(['/api/orders'], () => isCut)
    await vi.advanceTimersByTimeAsync(50)
    isCut = false
    stored = 1
    const onScreen = refresh([]).then(shown)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await onScreen).toBe(1)
  })

  it('though the next page of the list is asked for meanwhile', async () => {
    const observer = new InfiniteQueryObserver(client, {
      queryKey: ['/api/orders'],
      async queryFn({ pageParam }) {
        const response = `page ${pageParam} of ${stored}`
        await new Promise((resolve) => setTimeout(resolve, 100))
        return response
      },
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => pages.length,
    })
    observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(100)
    stored = 1
    const onScreen = refresh(['/api/orders'])
    await vi.advanceTimersByTimeAsync(50)
    void observer.fetchNextPage()
    await vi.advanceTimersByTimeAsync(2_000)
    await onScreen
    expect(observer.getCurrentResult().data?.pages).toEqual(['page 0 of 1', 'page 1 of 1'])
  })

  it('though the list was left and is shown again', async () => {
    const first = openList(['/api/orders'])
    await vi.advanceTimersByTimeAsync(50)
    stored = 1
    void refresh(['/api/orders'])
    first.leave()
    await vi.advanceTimersByTimeAsync(200)
    expect(first.requests.sent).toBe(1)
    const { shown } = openList(['/api/orders'])
    await vi.advanceTimersByTimeAsync(100)
    expect(shown()).toBe(1)
  })
})
