import { Suspense, useEffect, useMemo } from 'react'

import { deferHydration } from '#src/web/deferred-hydration.ts'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import type { HomeContent } from '../../contract/home-content.ts'
import styles from './deferred-lower-home.module.css'

/** How near it has to be before its code is fetched, in CSS pixels. */
const margin = 500

const { Part: LowerHome, hydrate } = deferHydration(async () => (await import('./lower-home.tsx')).LowerHome)

/**
 * Story, booking form and reviews: in the server's HTML at once, their code once they are near. How they look comes
 * with the page (scripts/build/chunk-groups.ts), so that the HTML that is not hydrated is no different.
 */
export function DeferredLowerHome({ content }: { content: HomeContent }) {
  const [ref, near] = useNearViewport<HTMLDivElement>(margin)
  useEffect(() => {
    if (near) hydrate()
  }, [near])
  // The same element while the content is the same: a rendering of the page must not disturb the HTML that is not hydrated.
  const deferred = useMemo(
    () => (
      <Suspense fallback={<div className={styles.waiting} />}>
        <LowerHome content={content} />
      </Suspense>
    ),
    [content],
  )
  return <div ref={ref}>{deferred}</div>
}
