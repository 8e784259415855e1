import { useEffect, useState } from 'react'

/** Whether the browser keeps the screen on. It can do so only over HTTPS, and while the page is visible. */
export type Awake = 'on' | 'off' | 'unsupported'

/** Keeps the screen on for as long as the component shows. The browser ends that whenever the page is hidden. */
export function useWakeLock(): Awake {
  const [awake, setAwake] = useState<Awake>('off')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let lock: WakeLockSentinel | undefined

    async function acquire() {
      // Older browsers and pages over plain HTTP have no wake lock, although the type says so.
      const wakeLock = navigator.wakeLock as WakeLock | undefined
      if (wakeLock === undefined) return setAwake('unsupported')
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      try {
        const acquired = await wakeLock.request('screen')
        if (signal.aborted) return void acquired.release()
        lock = acquired
        setAwake('on')
        acquired.addEventListener('release', () => setAwake('off'), { signal })
      } catch {
        // The battery may be low. A later touch tries again.
        setAwake('off')
      }
    }

    void acquire()
    const again = () => void acquire()
    document.addEventListener('visibilitychange', again, { signal })
    document.addEventListener('pointerdown', again, { signal })
    return () => {
      leaving.abort()
      void lock?.release()
    }
  }, [])

  return awake
}
