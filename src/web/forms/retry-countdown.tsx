import { useEffect, useState } from 'react'

import { useTexts } from '../language.tsx'
import { retryTexts } from './retry-texts.ts'

/**
 * Shows the seconds until the form is sent again at the time `at`, as `performance.now()` counts. A screen reader does not announce
 * each second.
 */
export function RetryCountdown({ at }: { at: number }) {
  const texts = useTexts(retryTexts)
  const [now, setNow] = useState(() => performance.now())
  // React does not know when a second has passed, so a timer sets the time.
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span role="timer">{texts.again(Math.max(1, Math.ceil((at - now) / 1000)))} </span>
}
