import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { ArrowRightIcon } from '../../../../design/icons.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { Section, SectionHeading } from '../../../../design/section.tsx'
import { Skeleton, SkeletonGroup } from '../../../../design/skeleton.tsx'
import { browserApi } from '../../../../web/browser-api.ts'
import { useTexts } from '../../../../web/language.tsx'
import { useNearViewport } from '../../../../web/use-near-viewport.ts'
import { featuredDishes } from '../../../menu/rules/featured-dishes.ts'
import { DishCard } from '../../../menu/ui/parts/dish-card.tsx'
import { useDishOrdering } from '../../../menu/ui/parts/use-dish-ordering.tsx'
import { useVatNote } from '../../../menu/ui/parts/use-vat-note.ts'
import { homeTexts } from '../../texts/home-texts.ts'
import styles from './featured-dishes.module.css'
import { pinnedDishesQuery } from './home-queries.ts'

/** How near the section has to be before it fetches, in CSS pixels (public site §2). */
const fetchMargin = 200

/** Up to four pinned dishes that can be had today, and the way to all the others. */
export function FeaturedDishes() {
  const texts = useTexts(homeTexts).featured
  const titleId = useId()
  const [ref, near] = useNearViewport<HTMLDivElement>(fetchMargin)
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={texts.title} subtitle={texts.subtitle} />
      <div ref={ref}>
        <Dishes near={near} />
      </div>
      <div className={styles.end}>
        <ButtonLink to="/menu" size="large" trailing={<ArrowRightIcon />}>
          {texts.all}
        </ButtonLink>
        <p className={styles.vat}>{useVatNote()}</p>
      </div>
    </Section>
  )
}

function Dishes({ near }: { near: boolean }) {
  const texts = useTexts(homeTexts).featured
  const { data, isError } = useQuery({ ...pinnedDishesQuery(browserApi), enabled: near })
  const { add, pendingId, dialog } = useDishOrdering()
  if (isError) return <Notice>{texts.failed}</Notice>
  if (!data) return <DishesOnTheirWay />
  return (
    <>
      <div className={styles.dishes}>
        {featuredDishes(data).map((dish) => (
          <DishCard key={dish.id} dish={dish} onAdd={add} pending={pendingId === dish.id} />
        ))}
      </div>
      {dialog}
    </>
  )
}

/** Cards in the size of those to come, so that nothing moves. */
function DishesOnTheirWay() {
  const texts = useTexts(homeTexts).featured
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.dishes} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <Card
            key={place}
            lying
            picture={<div className={styles.picture} />}
            footer={<div className={styles.foot} />}
          >
            <h3 className={styles.name}>
              <Skeleton width="75%" />
            </h3>
            <p className={styles.description}>
              <Skeleton />
            </p>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
