import { Suspense, useEffect } from 'react'

import { asleep } from '../../../../web/asleep.ts'
import { useNearViewport } from '../../../../web/use-near-viewport.ts'
import styles from './home-story.module.css'

/** How near the story has to be before its code is fetched, in CSS pixels. */
const margin = 500

const { Part: HomeStory, wake } = asleep(async () => (await import('./home-story.tsx')).HomeStory)

// One element for good: a rendering of the page must not disturb the server's HTML before the code is there.
const sleeping = (
  <Suspense fallback={<div className={styles.waiting} />}>
    <HomeStory />
  </Suspense>
)

/** The story of the house, in the server's HTML at once; its code and its words in the other language come near it. */
export function SleepingStory() {
  const [ref, near] = useNearViewport<HTMLDivElement>(margin)
  useEffect(() => {
    if (near) wake()
  }, [near])
  return <div ref={ref}>{sleeping}</div>
}
