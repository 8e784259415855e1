import { isCancelledError, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * The pause, in milliseconds, after a request before the same query is sent again. It gives a slow device time to react to its
 * user: such a device needs half a second to render a list again.
 */
const rest = 1_000

/**
 * Returns a function that fetches the queries again whose key begins with `queryKey`; it is called when their data has changed. For
 * each query at most one request is under way and one waits. The response of the first may be older than the change, that of the
 * waiting one is not. The promise resolves once all these queries that are on the screen have been fetched since the call, or have
 * failed.
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
    // During the pause a change by the user may have started another fetch of the list, so wait for that fetch too.
    await untilIdle(query)
    waiting.delete(query)
    await refetch(query)
  }

  /** A query that nothing on the screen shows is only marked as stale. It is fetched when it is shown again. */
  async function refetch(query: Query): Promise<void> {
    if (cache.get(query.queryHash) !== query) return
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
    const isReplaced = await query.promise?.then(() => false, isCancelledError)
    if (isReplaced === undefined) return
    resting.set(
      query,
      pause(rest).then(() => void resting.delete(query)),
    )
    // Loading the next page of a list cancels the fetch of the pages before, which may contain the reported change, so fetch them
    // again.
    if (isReplaced) await refresh(query)
  }

  return async (queryKey) => {
    await Promise.all(cache.findAll({ queryKey }).map(refresh))
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

/** A fetch may be replaced by another one, so wait for the last. A query that was removed has no fetch, whatever its state says. */
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
