import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import bookingStyles from '#src/features/reservations/ui/site/booking.module.css'
import styles from './deferred-lower-home.module.css'

/** Story, booking form, reviews and the way there: in the server's HTML at once, their code once they are near. */
export const DeferredLowerHome = hydrateNearViewport({
  load: async () => (await import('./lower-home.tsx')).LowerHome,
  margin: 500,
  // It also brings the looks of the booking form, which another page has too: a style sheet that is not named would come
  // with the code, and the form in the server's HTML would change its height then.
  fallback: (
    <div className={styles.waiting}>
      <div className={bookingStyles.waiting} />
    </div>
  ),
  failed: <FailedPart page="booking" />,
})
