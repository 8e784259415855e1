import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import bookingStyles from '#src/features/reservations/ui/site/booking-waiting.module.css'
import styles from './deferred-lower-home.module.css'

/**
 * Story, booking form, reviews and directions. The server's HTML contains them at once, and the browser loads their code when they
 * are near the viewport.
 */
export const DeferredLowerHome = hydrateNearViewport({
  load: async () => (await import('./lower-home.tsx')).LowerHome,
  margin: 500,
  // The fallback also uses the booking form's style classes, so that the form's style sheet loads with the page. Without this, the
  // bundler would load the sheet only with the form's code, because another page uses it too, and the form in the server's HTML
  // would then change its height.
  fallback: (
    <div className={styles.waiting}>
      <div className={bookingStyles.waiting} />
    </div>
  ),
  failed: <FailedPart page="booking" />,
})
