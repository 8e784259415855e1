import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import styles from './latest-news.module.css'

/** The latest news. Heading and links are in the server's HTML at once. Code and posts load once the visitor scrolls near them. */
export const DeferredNews = hydrateNearViewport({
  load: async () => (await import('./latest-news.tsx')).LatestNews,
  margin: 200,
  fallback: <div className={styles.waiting} />,
  failed: <FailedPart page="news" />,
})
