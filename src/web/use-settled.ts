import { useEffect, useState } from 'react'

/** True once the page has loaded and the browser is idle. Code and data that nobody needs to read the page are loaded only then. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let idle = 0
    // Safari has no `requestIdleCallback`; there, a short time after loading is good enough.
    const whenIdle = window.requestIdleCallback ?? ((done: () => void) => window.setTimeout(done, 300))
    const cancel = window.cancelIdleCallback ?? window.clearTimeout
    const loaded = () => (idle = whenIdle(() => setSettled(true)))
    if (document.readyState === 'complete') loaded()
    else window.addEventListener('load', loaded, { once: true })
    return () => {
      window.removeEventListener('load', loaded)
      cancel(idle)
    }
  }, [])
  return settled
}
