import { lazy, type ReactNode, useId } from 'react'

import { Section, SectionHeading } from '#src/design/section.tsx'
import { SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FailedPart, PagePart } from '#src/web/page-part.tsx'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import { shownAtOnce } from '../../rules/review-limits.ts'
import { waitingTexts } from '../../texts/waiting-texts.ts'
import styles from './review-cards.module.css'

/** When the section is this many CSS pixels from the viewport, it starts to fetch the reviews. */
const fetchMargin = 200

/** While the reviews load, the section shows empty cards: as many as the number of reviews that it shows at first. */
const expected = Array.from({ length: shownAtOnce }, (_, place) => place)

const ReviewGrid = lazy(async () => ({ default: (await import('./review-grid.tsx')).ReviewGrid }))

interface GuestReviewsProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
}

/** Guest reviews: the first one in a larger card, three others beside it, and the rest after the guest has opened them. */
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

/** Empty cards with the same size as the real cards, so that nothing moves when the reviews arrive. */
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
