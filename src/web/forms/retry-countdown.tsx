import { useEffect, useState } from 'react'

import { useTexts } from '../language.tsx'
import { retryTexts } from './retry-texts.ts'

/** In how many seconds the form is sent again, at a time of `performance.now()`, counted down; a screen reader is not told of each. */
export function RetryCountdown({ at }: { at: number }) {
  const texts = useTexts(retryTexts)
  const [now, setNow] = useState(() => performance.now())
  // The clock is the browser's; React cannot know that a second has passed.
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span role="timer">{texts.again(Math.max(1, Math.ceil((at - now) / 1000)))} </span>
}
