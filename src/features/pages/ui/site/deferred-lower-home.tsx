import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import bookingStyles from '#src/features/reservations/ui/site/booking-waiting.module.css'
import styles from './deferred-lower-home.module.css'

/** Story, booking form, reviews and directions. They are in the server's HTML at once, and their code loads when they are near. */
export const DeferredLowerHome = hydrateNearViewport({
  load: async () => (await import('./lower-home.tsx')).LowerHome,
  margin: 500,
  // The fallback also uses the styles of the booking form. Otherwise this style sheet, which another page has too, would load with
  // the code, and the form in the server's HTML would then change its height.
  fallback: (
    <div className={styles.waiting}>
      <div className={bookingStyles.waiting} />
    </div>
  ),
  failed: <FailedPart page="booking" />,
})
