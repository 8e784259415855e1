import { useEffect, useEffectEvent } from 'react'

import { useServerTime } from '#src/web/use-server-time.ts'

/**
 * Fetches again when the earliest of these ISO instants has come: something then changes without an event. It goes on, every few
 * seconds, until the server agrees.
 */
export function useRefetchAt(instants: readonly string[], refetch: () => unknown): void {
  const next = Math.min(...instants.map((instant) => Date.parse(instant)))
  const now = useServerTime().getTime()
  const fetchAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (now >= next) fetchAgain()
  }, [now, next])
}
