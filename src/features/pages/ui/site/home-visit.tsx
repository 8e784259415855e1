import { type ReactNode, useId } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { MapPinIcon } from '#src/design/icons.tsx'
import { TextLink } from '#src/design/link.tsx'
import { Picture } from '#src/design/picture.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { UsersIcon } from '#src/design/users-icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { mapPageAddress } from '#src/features/restaurant/rules/map-address.ts'
import { ContactDetails } from '#src/features/restaurant/ui/site/contact-details.tsx'
import { OpeningHoursList } from '#src/features/restaurant/ui/site/opening-hours-list.tsx'
import { OpeningStateText } from '#src/features/restaurant/ui/site/opening-state-text.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { visitTexts } from '../../texts/visit-texts.ts'
import styles from './home-visit.module.css'

/** On a wide screen the picture's area has the format 4:3. A 16:9 picture must be a third wider than this area to cover it. */
const roomSizes = '(width >= 80rem) 56rem, (width >= 64rem) 69vw, 100vw'

interface HomeVisitProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
  /** A picture of the dining room; null if the owner has none. */
  readonly picture: string | null
}

/** The restaurant as a place: a picture of its dining room, its address, whether it is open now, and links to directions. */
export function HomeVisit({ title, subtitle, picture }: HomeVisitProps) {
  const texts = useTexts(visitTexts)
  const settings = useSiteSettings()
  const titleId = useId()
  return (
    <Section tone="night" aria-labelledby={titleId}>
      <div className={styles.columns}>
        {picture !== null && (
          <Picture
            src={picture}
            drawing={NoRoom}
            sizes={roomSizes}
            width={1600}
            height={900}
            alt={texts.picture}
            className={styles.room}
          />
        )}
        <div>
          <SectionHeading id={titleId} eyebrow={texts.eyebrow} title={title} subtitle={subtitle} />
          <ContactDetails />
          <h3 className={styles.hours}>{texts.hours}</h3>
          <OpeningHoursList />
          {/* Whether the restaurant is open changes by the minute, so the HTML that the server caches does not say it. The HTML
              contains only an empty line, which the browser fills. */}
          <div className={styles.state}>{useHydrated() && <OpeningStateText />}</div>
          <div className={styles.ways}>
            <ButtonLink to="/booking" reloadDocument icon={<UsersIcon />}>
              {texts.book}
            </ButtonLink>
            <ButtonLink
              look="secondary"
              to={mapPageAddress(settings)}
              target="_blank"
              rel="noopener noreferrer"
              icon={<MapPinIcon />}
            >
              {texts.map}
            </ButtonLink>
            <TextLink look="forward" to="/about">
              {texts.about}
            </TextLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** If the picture fails to load, a dark area takes its place. */
function NoRoom({ className }: { className?: string }) {
  return <div className={className} />
}
