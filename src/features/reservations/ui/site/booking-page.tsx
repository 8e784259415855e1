import { Container, SectionHeading } from '#src/design/section.tsx'
import { mapOrigin } from '#src/features/restaurant/rules/map-address.ts'
import { ContactDetails } from '#src/features/restaurant/ui/shared/contact-details.tsx'
import { OpeningHoursList } from '#src/features/restaurant/ui/shared/opening-hours-list.tsx'
import { RestaurantMap } from '#src/features/restaurant/ui/shared/restaurant-map.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PageHead } from '#src/web/page-head.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { bookingPageTexts } from '../../texts/booking-page-texts.ts'
import bookingStyles from '../shared/booking.module.css'
import styles from './booking-page.module.css'

export const handle: PageHandle = { frameOrigin: mapOrigin }

// Apart from the page, as on home: its code is on its way as soon as the page is hydrated.
const DeferredBooking = hydrateNearViewport({
  load: async () => (await import('../shared/booking.tsx')).Booking,
  margin: 500,
  fallback: <div className={bookingStyles.waiting} aria-hidden="true" />,
})

/** The booking form, where the restaurant is, when it is open and how to reach it. */
export default function BookingPage() {
  const texts = useTexts(bookingPageTexts)
  return (
    <Container className={styles.page}>
      <PageHead {...texts.head} />
      <SectionHeading as="h1" eyebrow={texts.eyebrow} title={texts.title} subtitle={texts.subtitle} />
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="booking-form">
          <h2 id="booking-form" className="visually-hidden">
            {texts.form}
          </h2>
          <NoScript />
          <DeferredBooking place="page" />
        </section>
        <section className={styles.place} aria-labelledby="booking-place">
          <h2 id="booking-place">{texts.place}</h2>
          <ContactDetails />
          <h3>{texts.hours}</h3>
          <OpeningHoursList />
          <h3>{texts.map}</h3>
          <RestaurantMap />
        </section>
      </div>
    </Container>
  )
}

function NoScript() {
  const texts = useTexts(bookingPageTexts)
  const { phone } = useSiteSettings()
  return (
    <noscript>
      <p className={styles.noScript}>{texts.noScript(phone)}</p>
    </noscript>
  )
}
