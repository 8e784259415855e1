import { lazy, type ReactNode, useId } from 'react'

import { Section, SectionHeading } from '#src/design/section.tsx'
import { SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FailedPart, PagePart } from '#src/web/page-part.tsx'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import { shownAtOnce } from '../../rules/review-limits.ts'
import { waitingTexts } from '../../texts/waiting-texts.ts'
import styles from './review-cards.module.css'

/** How near the section has to be before it fetches, in CSS pixels. */
const fetchMargin = 200

/** As many cards are shown at once, and expected. */
const expected = Array.from({ length: shownAtOnce }, (_, place) => place)

const ReviewGrid = lazy(async () => ({ default: (await import('./review-grid.tsx')).ReviewGrid }))

interface GuestReviewsProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
}

/** Guest reviews: the first one large, three others beside it, the rest where one asks for them. */
export function GuestReviews({ title, subtitle }: GuestReviewsProps) {
  const titleId = useId()
  const [ref, near] = useNearViewport<HTMLDivElement>(fetchMargin)
  return (
    <Section tone="sunken" className={styles.section} aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} subtitle={subtitle} />
      <div ref={ref}>
        <PagePart waiting={<LoadingCards />} failed={<FailedPart page="home" />}>
          {near ? <ReviewGrid titleId={titleId} waiting={<LoadingCards />} /> : <LoadingCards />}
        </PagePart>
      </div>
    </Section>
  )
}

/** Empty cards in the size of those to come, so that nothing moves. */
function LoadingCards() {
  return (
    <SkeletonGroup label={useTexts(waitingTexts).loading}>
      <div className={styles.cards} aria-hidden="true">
        {expected.map((place) => (
          <div key={place} className={styles.card} />
        ))}
      </div>
      <div className={styles.end} />
    </SkeletonGroup>
  )
}
