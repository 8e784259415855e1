import { useEffect, useEffectEvent } from 'react'

import { useServerSteps } from '#src/web/use-server-time.ts'

/**
 * Once an instant has come, the page asks the server every this many milliseconds, until the server's response shows the change.
 */
const retryEvery = 5_000

/** Fetches again at the earliest of these ISO instants, because a change at that time sends no event. */
export function useRefetchAt(instants: readonly string[], refetch: () => unknown): void {
  const next = Math.min(...instants.map((instant) => Date.parse(instant)))
  const attempt = useServerSteps((now) => (now < next ? 0 : Math.floor(now / retryEvery)))
  const fetchAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (attempt > 0) fetchAgain()
  }, [attempt, next])
}
