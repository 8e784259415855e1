import { isCancelledError, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Between two requests of a query, so that a slow device has time for who uses it: showing a list anew takes it half a second. */
const rest = 1_000

/**
 * Fetches queries again as often as it is called, with never more than one request of a query under way and one that waits for
 * it: a response that is under way may be older than the change that is told of, and the one that waits will not be. The
 * promise resolves once everything on the screen whose key begins with this has been fetched since the call, or has failed to.
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
    // Somebody has changed something themselves meanwhile, and the list is fetched for that.
    await untilIdle(query)
    waiting.delete(query)
    await refetch(query)
  }

  /** Marks what is not on the screen, to be fetched when it is shown again. */
  async function refetch(query: Query): Promise<void> {
    if (cache.get(query.queryHash) !== query) return
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
    const isReplaced = await query.promise?.then(() => false, isCancelledError)
    if (isReplaced === undefined) return
    resting.set(
      query,
      pause(rest).then(() => void resting.delete(query)),
    )
    // Loading the next page of a list takes the place of fetching the pages before it, which the change may be in.
    if (isReplaced) await refresh(query)
  }

  return async (queryKey) => {
    await Promise.all(cache.findAll({ queryKey }).map(refresh))
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

/** What is fetched may be replaced by another fetch. A query that is removed has none, whatever its state says. */
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
