import { useEffect } from 'react'

import { serverTime } from '#src/web/clock.ts'
import { nextRing } from '../../rules/rising-ring.ts'
import { chimeWanted, claimRing } from './chime-choice.ts'
import { chimeReady, ringChime } from './chime.ts'
import { onHeartbeat } from './live-store.ts'

/**
 * Plays the sound for new orders repeatedly and louder and louder, beginning at the time `since` (ISO). Stops when `since` is
 * undefined.
 */
export function useRisingRing(since: string | undefined): void {
  useEffect(() => {
    if (since === undefined) return undefined
    const start = new Date(since).getTime()
    const waited = () => (serverTime().getTime() - start) / 1000
    let next = nextRing(waited())
    let timer: ReturnType<typeof setTimeout> | undefined

    /**
     * Plays the sound if the time for the next repetition has come. A timer calls this, and so does each heartbeat, because timers
     * in hidden pages are late.
     */
    function ringIfDue() {
      clearTimeout(timer)
      const now = waited()
      if (now >= next.at) {
        const { at, loudness } = next
        next = nextRing(now)
        if (chimeWanted() && chimeReady())
          void claimRing(`${since} ${at}`).then((first) => first && ringChime(loudness))
      }
      timer = setTimeout(ringIfDue, (next.at - now) * 1000)
    }

    ringIfDue()
    const stop = onHeartbeat(ringIfDue)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [since])
}
