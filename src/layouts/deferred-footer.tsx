import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import styles from './deferred-footer.module.css'

/**
 * The footer. The server's HTML contains it, and its links work at once. The footer's code, with that of the newsletter form, is
 * loaded when the visitor has scrolled near the footer.
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
