import { Suspense, useEffect, useId } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import fieldStyles from '#src/design/field.module.css'
import { PhoneIcon } from '#src/design/icons.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { deferHydration } from '#src/web/deferred-hydration.ts'
import { useTexts } from '#src/web/language.tsx'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import { phoneLink } from '#src/features/restaurant/ui/shared/contact-links.ts'
import bookingStyles from '#src/features/reservations/ui/shared/booking.module.css'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import { reservationTexts } from '../../texts/reservation-texts.ts'
import styles from './home-reservation.module.css'
import { LaterFilm } from './later-film.tsx'
import { reservationAnchor } from './reservation-anchor.ts'

/** How near the section has to be before the form's code is fetched, in CSS pixels. */
const formMargin = 500

/** And before the film is. */
const filmMargin = 200

const { Part: Booking, hydrate: hydrateBooking } = deferHydration(
  async () => (await import('#src/features/reservations/ui/shared/booking.tsx')).Booking,
)

interface HomeReservationProps {
  readonly title: string
  readonly subtitle: string
}

/** A table by the oven: the booking form in the glow of the fire. */
export function HomeReservation({ title, subtitle }: HomeReservationProps) {
  const texts = useTexts(reservationTexts)
  const { phone } = useSiteSettings()
  const titleId = useId()
  const [ref, near] = useNearViewport<HTMLDivElement>(formMargin)
  const [film, filmIsNear] = useNearViewport<HTMLDivElement>(filmMargin)
  useEffect(() => {
    if (near) hydrateBooking()
  }, [near])
  return (
    <Section tone="night" id={reservationAnchor} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <SectionHeading id={titleId} eyebrow={texts.eyebrow} title={title} subtitle={subtitle} />
          <p className={styles.or}>{texts.orCall}</p>
          <ButtonLink look="secondary" to={phoneLink(phone)} icon={<PhoneIcon />}>
            {phone}
          </ButtonLink>
        </div>
        <div ref={ref} className={styles.card}>
          <noscript>
            <p className={styles.noScript}>{texts.noScript(phone)}</p>
          </noscript>
          {deferredForm}
        </div>
      </div>
      <div ref={film} className={styles.film}>
        <MoodPicture />
        <LaterFilm film="mood" ready={filmIsNear} />
      </div>
    </Section>
  )
}

/** The film's first frame, which stands in its place until it plays. */
function MoodPicture() {
  return (
    <picture>
      <source type="image/avif" srcSet={moodFiles('avif')} sizes="100vw" />
      <img
        className={styles.still}
        src="/brand/mood-1024.webp"
        srcSet={moodFiles('webp')}
        sizes="100vw"
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        alt=""
      />
    </picture>
  )
}

const moodWidths = [640, 1024, 1280]

function moodFiles(type: string): string {
  return moodWidths.map((width) => `/brand/mood-${width}.${type} ${width}w`).join(', ')
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
const deferredForm = (
  <Suspense fallback={<FormOnItsWay />}>
    <Booking place="home" />
  </Suspense>
)
