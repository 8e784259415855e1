import { isCancelledError, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Pause between two requests of a query, so that a slow device has time for its user: rendering a list again takes it half a
 * second.
 */
const rest = 1_000

/**
 * Fetches queries again at each call. Per query at most one request is under way and one waits for it: the response under way may
 * be older than the reported change, but the waiting request's response will not be. The promise resolves once everything on the
 * screen whose key begins with `queryKey` has been fetched since the call, or has failed.
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
    // Meanwhile the user may have changed something, and the list is being fetched for that.
    await untilIdle(query)
    waiting.delete(query)
    await refetch(query)
  }

  /** A query that is not on the screen is only marked, and is fetched when it is shown again. */
  async function refetch(query: Query): Promise<void> {
    if (cache.get(query.queryHash) !== query) return
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
    const isReplaced = await query.promise?.then(() => false, isCancelledError)
    if (isReplaced === undefined) return
    resting.set(
      query,
      pause(rest).then(() => void resting.delete(query)),
    )
    // Loading the next page of a list cancels the fetch of the pages before it, and the change may be in these.
    if (isReplaced) await refresh(query)
  }

  return async (queryKey) => {
    await Promise.all(cache.findAll({ queryKey }).map(refresh))
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

/** A fetch may be replaced by another fetch. A query that was removed has none, whatever its state says. */
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
