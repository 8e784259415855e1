import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import styles from './deferred-footer.module.css'

/**
 * The site's footer. The server's HTML contains it, and its links work at once. Its code, including the newsletter form's code, is
 * loaded when the visitor has scrolled near it.
 */
export const DeferredFooter = hydrateNearViewport({
  load: async () => (await import('./site-footer.tsx')).SiteFooter,
  margin: 300,
  fallback: <div className={styles.waiting} aria-hidden="true" />,
  failed: (
    <footer>
      <FailedPart page="contact" />
    </footer>
  ),
})
