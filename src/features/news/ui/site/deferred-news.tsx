import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import styles from './latest-news.module.css'

/** The latest news: heading and links in the server's HTML at once, code and posts once they are near. */
export const DeferredNews = hydrateNearViewport({
  load: async () => (await import('./latest-news.tsx')).LatestNews,
  margin: 200,
  fallback: <div className={styles.waiting} />,
  failed: <FailedPart page="news" />,
})
