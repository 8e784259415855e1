import { Suspense, useEffect, useMemo } from 'react'

import { asleep } from '../../../../web/asleep.ts'
import { useNearViewport } from '../../../../web/use-near-viewport.ts'
import type { NewsWords } from './latest-news.tsx'
import styles from './latest-news.module.css'
// The looks of the sleeping cards: their HTML is there before their code.
import './post-grid.module.css'

/** How near the section has to be before its code and its posts are fetched, in CSS pixels (public site §2). */
const fetchMargin = 200

const { Part: LatestNews, wake } = asleep(async () => (await import('./latest-news.tsx')).LatestNews)

/** The latest news: heading and links in the server's HTML at once, code and posts once they are near. */
export function SleepingNews({ words }: { words: NewsWords }) {
  const [ref, near] = useNearViewport<HTMLDivElement>(fetchMargin)
  useEffect(() => {
    if (near) wake()
  }, [near])
  // The same element while the words are the same: a rendering of the page must not disturb the sleeping HTML.
  const sleeping = useMemo(
    () => (
      <Suspense fallback={<div className={styles.waiting} />}>
        <LatestNews words={words} />
      </Suspense>
    ),
    [words],
  )
  return <div ref={ref}>{sleeping}</div>
}
