import { useEffect, useState } from 'react'

/** Whether the browser keeps the screen on. It can do so only over HTTPS, and while the page is visible. */
export type Awake = 'on' | 'off' | 'unsupported'

/**
 * Keeps the screen on while the component shows. The browser ends this when the page is hidden; it is requested again afterwards.
 */
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
        // The browser may refuse because the battery is low. A later touch tries again.
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
