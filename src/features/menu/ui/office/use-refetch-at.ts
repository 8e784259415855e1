import { useEffect, useEffectEvent } from 'react'

import { useServerSteps } from '#src/web/use-server-time.ts'

/**
 * Once one of the instants has come, the page asks the server every this many milliseconds, until the response shows the change.
 */
const retryEvery = 5_000

/** Fetches again when the first of these ISO instants comes, because the server sends no event for a change at that time. */
export function useRefetchAt(instants: readonly string[], refetch: () => unknown): void {
  const next = Math.min(...instants.map((instant) => Date.parse(instant)))
  const attempt = useServerSteps((now) => (now < next ? 0 : Math.floor(now / retryEvery)))
  const fetchAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (attempt > 0) fetchAgain()
  }, [attempt, next])
}
