import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import styles from './deferred-footer.module.css'

/** The footer is in the server's HTML, where its links work; its code, that of the newsletter's form with it, comes once it is near. */
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
