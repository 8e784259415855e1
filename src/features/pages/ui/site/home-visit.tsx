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

/** At 4:3 on a wide screen, which is a third wider than its place. */
const roomSizes = '(width >= 80rem) 56rem, (width >= 64rem) 69vw, 100vw'

interface HomeVisitProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
  /** Of the room; null for none. */
  readonly picture: string | null
}

/** The place itself: its room, where it is, whether it is open now, and the ways there. */
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
          {/* What is true for a moment is not in the HTML that the server stores; its place is. */}
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

/** Where the picture does not come its place stays dark. */
function NoRoom({ className }: { className?: string }) {
  return <div className={className} />
}
