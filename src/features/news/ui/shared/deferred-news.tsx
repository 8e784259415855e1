import { Suspense, useEffect, useMemo } from 'react'

import { deferHydration } from '#src/web/deferred-hydration.ts'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import type { NewsHeading } from '../site/latest-news.tsx'
import styles from '../site/latest-news.module.css'
import gridStyles from '../site/post-grid.module.css'

/** How near the section has to be before its code and its posts are fetched, in CSS pixels. */
const fetchMargin = 200

const { Part: LatestNews, hydrate } = deferHydration(
  async () => (await import('../site/latest-news.tsx')).LatestNews,
)

// It also brings the looks of the deferred cards: a style sheet that is not named would be left out.
const fallback = (
  <div className={styles.waiting}>
    <div className={gridStyles.posts} />
  </div>
)

/** The latest news: heading and links in the server's HTML at once, code and posts once they are near. */
export function DeferredNews({ heading }: { heading: NewsHeading }) {
  const [ref, near] = useNearViewport<HTMLDivElement>(fetchMargin)
  useEffect(() => {
    if (near) hydrate()
  }, [near])
  // The same element while the heading is the same: a rendering of the page must not disturb the HTML that is not hydrated.
  const deferred = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <LatestNews heading={heading} />
      </Suspense>
    ),
    [heading],
  )
  return <div ref={ref}>{deferred}</div>
}
