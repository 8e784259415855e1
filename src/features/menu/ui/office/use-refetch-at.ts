import { useEffect, useEffectEvent } from 'react'

/** A tablet's clock may be ahead of the server's: then it is asked once a second until it says so too. */
const atLeast = 1_000
/** Browsers take no longer timers than 24 days. */
const atMost = 24 * 60 * 60_000

/** Fetches again when the earliest of these ISO instants has come: something then changes without an event. */
export function useRefetchAt(instants: readonly string[], refetch: () => unknown): void {
  const next = Math.min(...instants.map((instant) => Date.parse(instant)))
  const fetchIfDue = useEffectEvent(() => {
    if (Date.now() >= next) void refetch()
  })
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const milliseconds = Math.min(Math.max(next - Date.now(), atLeast), atMost)
      timer = setTimeout(() => {
        fetchIfDue()
        wait()
      }, milliseconds)
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
}
