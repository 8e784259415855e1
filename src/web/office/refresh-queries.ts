import { isCancelledError, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Milliseconds between two requests of the same query. This pause gives a slow device time to react to its user: such a device
 * needs half a second to render a list again.
 */
const rest = 1_000

/**
 * Returns a function for use when data has changed: it fetches again all queries whose key begins with `queryKey`. For each query
 * at most one request is under way and one more waits. The response to the first may be older than the change, but the response to
 * the waiting one is not. The promise resolves once all these queries that are on the screen have been fetched since the call, or
 * have failed.
 */
export function queryRefresher(client: QueryClient): (queryKey: QueryKey) => Promise<void> {
  const cache = client.getQueryCache()
  const waiting = new Map<Query, Promise<void>>()
  const resting = new Map<Query, Promise<void>>()

  function refresh(query: Query): Promise<void> {
    const waits = waiting.get(query)
    if (waits) return waits
    if (query.state.fetchStatus !== 'fetching' && !resting.has(query)) return refetch(query)
    const next = refetchInTurn(query)
    waiting.set(query, next)
    return next
  }

  async function refetchInTurn(query: Query): Promise<void> {
    await untilIdle(query)
    await resting.get(query)
    // During the pause, a change by the user may have started another fetch of the list. So wait for that fetch too.
    await untilIdle(query)
    waiting.delete(query)
    await refetch(query)
  }

  /** If nothing on the screen shows the query, it is only marked as stale, and fetched when it is shown again. */
  async function refetch(query: Query): Promise<void> {
    if (cache.get(query.queryHash) !== query) return
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
    const isReplaced = await query.promise?.then(() => false, isCancelledError)
    if (isReplaced === undefined) return
    resting.set(
      query,
      pause(rest).then(() => void resting.delete(query)),
    )
    // Loading the next page of a list cancels the running fetch of the earlier pages. These pages may contain the reported change,
    // so they are fetched again.
    if (isReplaced) await refresh(query)
  }

  return async (queryKey) => {
    await Promise.all(cache.findAll({ queryKey }).map(refresh))
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

/**
 * Waits until a query is not being fetched. Another fetch may replace the first one, so the function waits for the last one. A
 * query that was removed has no running fetch, even if its state says so.
 */
async function untilIdle(query: Query): Promise<void> {
  let last: Promise<unknown> | undefined
  for (let next = query.promise; next && next !== last; next = query.promise) {
    last = next
    await next.then(
      () => undefined,
      () => undefined,
    )
  }
}
