import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import styles from './deferred-footer.module.css'

/**
 * The server's HTML contains the footer, and its links work at once. Its code, with that of the newsletter form, is loaded when the
 * footer is near.
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
