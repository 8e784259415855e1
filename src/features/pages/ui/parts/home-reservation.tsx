import { lazy, Suspense, useEffect, useId } from 'react'

import { ButtonLink } from '../../../../design/button.tsx'
import fieldStyles from '../../../../design/field.module.css'
import { PhoneIcon } from '../../../../design/icons.tsx'
import { Section, SectionHeading } from '../../../../design/section.tsx'
import { useTexts } from '../../../../web/language.tsx'
import { useNearViewport } from '../../../../web/use-near-viewport.ts'
import { phoneLink } from '../../../restaurant/ui/parts/contact-links.ts'
import bookingStyles from '../../../reservations/ui/parts/booking.module.css'
import { useSiteSettings } from '../../../restaurant/ui/parts/site-settings.tsx'
import { homeTexts } from '../../texts/home-texts.ts'
import styles from './home-reservation.module.css'

/** How near the section has to be before its code is fetched, in CSS pixels. */
const fetchMargin = 500

const nearby = Promise.withResolvers<void>()

/** The server renders the form at once; in the browser its HTML stands there asleep until the section is near. */
const Booking = lazy(async () => {
  if (typeof document !== 'undefined') await nearby.promise
  return { default: (await import('../../../reservations/ui/parts/booking.tsx')).Booking }
})

/** Where the form stands on the home page. */
export const reservationAnchor = 'booking'

/** A table by the oven: the booking form in the glow of the fire (public site §2). */
export function HomeReservation() {
  const texts = useTexts(homeTexts).reservation
  const { phone } = useSiteSettings()
  const titleId = useId()
  const [ref, near] = useNearViewport<HTMLDivElement>(fetchMargin)
  useEffect(() => {
    if (near) nearby.resolve()
  }, [near])
  return (
    <Section tone="night" id={reservationAnchor} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading
            id={titleId}
            eyebrow={texts.eyebrow}
            title={texts.title}
            subtitle={texts.subtitle}
          />
          <p className={styles.or}>{texts.orCall}</p>
          <ButtonLink look="secondary" to={phoneLink(phone)} icon={<PhoneIcon />}>
            {phone}
          </ButtonLink>
        </div>
        <div ref={ref} className={styles.card}>
          <noscript>
            <p className={styles.noScript}>{texts.noScript(phone)}</p>
          </noscript>
          {sleepingForm}
        </div>
      </div>
    </Section>
  )
}

/**
 * The form's shape while its code is on the way. Its looks are named here so that they come with the page: the server's
 * HTML shows the whole form before its code is there.
 */
function FormOnItsWay() {
  return (
    <div className={bookingStyles.waiting} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={fieldStyles.control} />
      ))}
    </div>
  )
}

/** One element for good: a rendering of the section must not disturb the server's HTML before the form's code is there. */
const sleepingForm = (
  <Suspense fallback={<FormOnItsWay />}>
    <Booking place="home" />
  </Suspense>
)
