import { type ComponentProps, lazy, type ReactNode, useId } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { Picture } from '#src/design/picture.tsx'
import { Container, SectionHeading } from '#src/design/section.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { StructuredData } from '#src/web/structured-data.tsx'
import styles from './form-page.module.css'
import { ContactDetails } from './contact-details.tsx'
import { OpeningHoursList } from './opening-hours-list.tsx'
import { RestaurantWays } from './restaurant-ways.tsx'

// The code of this component is loaded separately. Two pages use it, and the bundler would otherwise put it into the code that
// every page loads.
const OpeningStateText = lazy(async () => ({
  default: (await import('./opening-state-text.tsx')).OpeningStateText,
}))

interface FormPageProps {
  readonly texts: {
    readonly head: ComponentProps<typeof PageHead>
    readonly eyebrow: string
    readonly title: string
    readonly subtitle: string
    /** The form's heading, for screen readers only. */
    readonly form: string
    readonly details: string
    /** The picture's alternative text, which describes the picture. */
    readonly picture: string
    readonly hours: string
  }
  /** The address of a picture of the restaurant (load-room.ts); null if there is no picture. */
  readonly room: string | null
  readonly form: ReactNode
  /** The map, below the restaurant's details. */
  readonly map: ReactNode
  /** Whether a phone shows the details before the form. A wider screen then shows no picture, and the map ends with the form. */
  readonly detailsFirst?: boolean
}

/** A page with a form and, beside it, the restaurant as a place: a picture of its dining room, directions and opening hours. */
export function FormPage({ texts, room, form, map, detailsFirst = false }: FormPageProps) {
  const id = useId()
  const card = (
    <section className={styles.card} aria-labelledby={`${id}-form`}>
      <h2 id={`${id}-form`} className="visually-hidden">
        {texts.form}
      </h2>
      {form}
    </section>
  )
  return (
    <Container className={classNames(styles.page, detailsFirst && styles.detailsFirst)}>
      <PageHead {...texts.head} />
      <StructuredData describe={import.meta.env.SSR && ((site) => breadcrumbs(site))} />
      <div className={styles.heading}>
        <SectionHeading as="h1" eyebrow={texts.eyebrow} title={texts.title} subtitle={texts.subtitle} />
      </div>
      {!detailsFirst && card}
      <div className={styles.place}>
        {room !== null && (
          <Room picture={room} alt={texts.picture} sizes={detailsFirst ? phoneSizes : roomSizes} />
        )}
        <section className={styles.details} aria-labelledby={`${id}-details`}>
          <h2 id={`${id}-details`}>{texts.details}</h2>
          <ContactDetails />
          <div className={styles.ways}>
            <RestaurantWays />
          </div>
          <h3>{texts.hours}</h3>
          <OpeningHoursList />
          {/* Whether the restaurant is open changes by the minute. So the HTML that the server caches contains only an empty
              line, which the browser fills. */}
          <div className={styles.state}>
            {useHydrated() && (
              <PagePart failed={null}>
                <OpeningStateText />
              </PagePart>
            )}
          </div>
          {map}
        </section>
      </div>
      {detailsFirst && card}
    </Container>
  )
}

/**
 * Beside the form the left and the right of the picture are cut off. So the browser must load a picture that is wider than its
 * area.
 */
const roomSizes = '(width >= 80rem) 43rem, (width >= 60rem) 54vw, 100vw'

/** If a wider screen shows no picture, its browser loads the smallest one. */
const phoneSizes = '(width >= 60rem) 1px, 100vw'

function Room({ picture, alt, sizes }: { picture: string; alt: string; sizes: string }) {
  return (
    <Picture
      priority
      src={picture}
      drawing={NoRoom}
      sizes={sizes}
      width={1600}
      height={900}
      alt={alt}
      className={styles.room}
    />
  )
}

/** If the picture fails to load, a dark area takes its place. */
function NoRoom({ className }: { className?: string }) {
  return <div className={className} />
}
