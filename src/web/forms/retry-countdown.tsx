import { useEffect, useState } from 'react'

import { useTexts } from '../language.tsx'
import { retryTexts } from './retry-texts.ts'

/**
 * Shows how many seconds remain until the form is sent again at the time `at`, as `performance.now()` counts. A screen reader does
 * not announce each second.
 */
export function RetryCountdown({ at }: { at: number }) {
  const texts = useTexts(retryTexts)
  const [now, setNow] = useState(() => performance.now())
  // A timer updates the time each second, because React would not render again by itself.
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span role="timer">{texts.again(Math.max(1, Math.ceil((at - now) / 1000)))} </span>
}
