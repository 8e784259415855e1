import { useEffect, useState } from 'react'

/** Whether the browser keeps the screen on. Browsers do this only over HTTPS and only while the page is visible. */
export type Awake = 'on' | 'off' | 'unsupported'

/**
 * Keeps the screen on while the component is rendered. The browser ends this when the page becomes hidden, so the hook requests it
 * again when the page is visible.
 */
export function useWakeLock(): Awake {
  const [awake, setAwake] = useState<Awake>('off')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let lock: WakeLockSentinel | undefined

    async function acquire() {
      // TypeScript's type says that `navigator.wakeLock` always exists. But older browsers do not have it, nor does a page over
      // plain HTTP.
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
        // The browser may refuse because the battery is low. The next touch tries again.
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
