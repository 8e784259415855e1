import { lazy, type ReactNode, useId } from 'react'

import { Section, SectionHeading } from '#src/design/section.tsx'
import { SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FailedPart, PagePart } from '#src/web/page-part.tsx'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import { waitingTexts } from '../../texts/waiting-texts.ts'
import styles from './review-cards.module.css'

/** How near the section has to be before it fetches, in CSS pixels. */
const fetchMargin = 200

/** As many cards are expected: the office adds no more than eight. */
const expected = [1, 2, 3, 4, 5, 6, 7, 8]

const ReviewGrid = lazy(async () => ({ default: (await import('../site/review-grid.tsx')).ReviewGrid }))

interface GuestReviewsProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
}

/** Guest reviews, four beside each other where there is room. */
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
      <div className={styles.demo} />
      <div className={styles.cards} aria-hidden="true">
        {expected.map((place) => (
          <div key={place} className={styles.card} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
