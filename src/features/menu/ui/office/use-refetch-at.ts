import { useEffect, useEffectEvent } from 'react'

import { useServerSteps } from '#src/web/use-server-time.ts'

/**
 * Milliseconds. When one of the given times has come, the page fetches again at this interval, until the response contains the
 * change.
 */
const retryEvery = 5_000

/**
 * Fetches again at the first of these times (ISO texts). The change at that time comes by itself, so the server sends no event
 * about it.
 */
export function useRefetchAt(instants: readonly string[], refetch: () => unknown): void {
  const next = Math.min(...instants.map((instant) => Date.parse(instant)))
  const attempt = useServerSteps((now) => (now < next ? 0 : Math.floor(now / retryEvery)))
  const fetchAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (attempt > 0) fetchAgain()
  }, [attempt, next])
}
