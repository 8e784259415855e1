import { type ReactNode, useId } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import fieldStyles from '#src/design/field.module.css'
import { PhoneIcon } from '#src/design/icons.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import { phoneLink } from '#src/kernel/contact-links.ts'
import bookingStyles from '#src/features/reservations/ui/site/booking-waiting.module.css'
import { NoScript } from '#src/features/restaurant/ui/site/no-script.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { ShownFilm } from '../../contract/home-films.ts'
import { reservationTexts } from '../../texts/reservation-texts.ts'
import { FilmPoster } from './film-poster.tsx'
import styles from './home-reservation.module.css'
import { LaterFilm } from './later-film.tsx'
import { reservationAnchor } from './reservation-anchor.ts'

/** When the section is this many CSS pixels from the viewport, it fetches its film. */
const filmMargin = 200

const DeferredBooking = hydrateNearViewport({
  load: async () => (await import('#src/features/reservations/ui/site/booking.tsx')).Booking,
  margin: 500,
  // The form's shape.
  fallback: (
    <div className={bookingStyles.waiting} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={fieldStyles.control} />
      ))}
    </div>
  ),
  failed: <FailedPart page="booking" />,
})

/**
 * The picture covers an area that is higher than 16:9 (at most 34rem on a phone). So the picture must be wider than the window to
 * cover the area.
 */
const stillSizes = '(width >= 64rem) max(100vw, 96rem), max(100vw, 60rem)'

interface HomeReservationProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
  readonly film: ShownFilm
}

/** The section with the booking form, over the film of the fire. */
export function HomeReservation({ title, subtitle, film }: HomeReservationProps) {
  const texts = useTexts(reservationTexts)
  const { phone } = useSiteSettings()
  const titleId = useId()
  const [filmPlace, filmIsNear] = useNearViewport<HTMLDivElement>(filmMargin)
  return (
    <Section tone="night" id={reservationAnchor} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <SectionHeading id={titleId} eyebrow={texts.eyebrow} title={title} subtitle={subtitle} />
          {phone !== '' && (
            <>
              <p className={styles.or}>{texts.orCall}</p>
              <ButtonLink look="secondary" to={phoneLink(phone)} icon={<PhoneIcon />}>
                {phone}
              </ButtonLink>
            </>
          )}
        </div>
        <div className={styles.card}>
          <NoScript text={texts.noScript} />
          <DeferredBooking place="home" />
        </div>
      </div>
      <div ref={filmPlace} className={styles.film}>
        {film.poster && <FilmPoster className={styles.still} src={film.poster} sizes={stillSizes} />}
        <LaterFilm film={film} ready={filmIsNear} />
      </div>
    </Section>
  )
}
