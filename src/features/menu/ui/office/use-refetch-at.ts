import { useEffect, useEffectEvent } from 'react'

import { useServerSteps } from '#src/web/use-server-time.ts'

/** How often what is due is asked for until the server says so too, in milliseconds. */
const retryEvery = 5_000

/** Fetches again when the earliest of these ISO instants has come: something then changes without an event. */
export function useRefetchAt(instants: readonly string[], refetch: () => unknown): void {
  const next = Math.min(...instants.map((instant) => Date.parse(instant)))
  const attempt = useServerSteps((now) => (now < next ? 0 : Math.floor(now / retryEvery)))
  const fetchAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (attempt > 0) fetchAgain()
  }, [attempt, next])
}
