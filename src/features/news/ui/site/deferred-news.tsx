import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import styles from './latest-news.module.css'

/**
 * The latest news. The server's HTML already contains the heading and the links. The browser loads the code and the posts when the
 * visitor scrolls near them.
 */
export const DeferredNews = hydrateNearViewport({
  load: async () => (await import('./latest-news.tsx')).LatestNews,
  margin: 200,
  fallback: <div className={styles.waiting} />,
  failed: <FailedPart page="news" />,
})
