import { useEffect, useEffectEvent } from 'react'

import { useServerSteps } from '#src/web/use-server-time.ts'

/** If something is due, the page asks the server this often, in milliseconds, until the server agrees. */
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
