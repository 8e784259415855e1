import { lazy, type ReactNode, useId } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { Card } from '#src/design/card.tsx'
import { ArrowRightIcon } from '#src/design/icons.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { useNearViewport } from '#src/web/use-near-viewport.ts'
import { usePriceNote } from '#src/features/restaurant/ui/site/use-price-note.ts'
import { homeTexts } from '../../texts/home-texts.ts'
import { FailedDishes } from './failed-dishes.tsx'
import styles from './featured-dishes.module.css'

/** When the section is this many CSS pixels from the viewport, it starts to fetch its code and the dishes. */
const fetchMargin = 200

/**
 * The cards need all the code with which guests add dishes to the cart. Like the dishes, this code is fetched only when the section
 * is near the viewport.
 */
const FeaturedDishCards = lazy(async () => ({
  default: (await import('./featured-dish-cards.tsx')).FeaturedDishCards,
}))

interface FeaturedDishesProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
}

/**
 * Up to four dishes that the owner has pinned and that are available today, with the first dish in a larger card, and a link to all
 * dishes.
 */
export function FeaturedDishes({ title, subtitle }: FeaturedDishesProps) {
  const texts = useTexts(homeTexts).featured
  const priceNote = usePriceNote()
  const titleId = useId()
  const [ref, near] = useNearViewport<HTMLDivElement>(fetchMargin)
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} subtitle={subtitle} />
      <div ref={ref}>
        {near ? (
          <PagePart waiting={<LoadingDishes />} failed={<FailedDishes />}>
            <FeaturedDishCards className={styles.dishes} waiting={<LoadingDishes />} />
          </PagePart>
        ) : (
          <LoadingDishes />
        )}
      </div>
      <div className={styles.end}>
        <ButtonLink to="/menu" size="large" trailing={<ArrowRightIcon />}>
          {texts.all}
        </ButtonLink>
        {priceNote && <p className={smallText.muted}>{priceNote}</p>}
      </div>
    </Section>
  )
}

/** Placeholders of the same size as the cards, so that nothing moves when the dishes load. */
function LoadingDishes() {
  const texts = useTexts(homeTexts).featured
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.dishes} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <div key={place}>
            <Card
              as="article"
              horizontal={place > 1}
              picture={<div className={styles.picture} />}
              footer={<div className={styles.footer} />}
            >
              <div className={styles.name}>
                <Skeleton width="75%" />
              </div>
              <div className={styles.description}>
                <Skeleton />
              </div>
            </Card>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
