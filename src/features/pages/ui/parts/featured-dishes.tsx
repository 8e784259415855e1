import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { ArrowRightIcon } from '../../../../design/icons.tsx'
import { Section, SectionHeading } from '../../../../design/section.tsx'
import { Skeleton, SkeletonGroup } from '../../../../design/skeleton.tsx'
import { browserApi } from '../../../../web/browser-api.ts'
import { useTexts } from '../../../../web/language.tsx'
import { useNearViewport } from '../../../../web/use-near-viewport.ts'
import { useSiteSettings } from '../../../restaurant/ui/parts/restaurant-queries.ts'
import { homeTexts } from '../../texts/home-texts.ts'
import styles from './featured-dishes.module.css'
import { pinnedDishesQuery } from './home-queries.ts'

/** How near the section has to be before it fetches, in CSS pixels (public site §2). */
const fetchMargin = 200

/** The cards bring the whole way into the cart along; like the dishes, they are fetched once they are near. */
const cardsQuery = {
  queryKey: ['featured-dish-cards'],
  queryFn: async () => (await import('./featured-dish-cards.tsx')).FeaturedDishCards,
}

/** Up to four pinned dishes that can be had today, and the way to all the others. */
export function FeaturedDishes() {
  const texts = useTexts(homeTexts).featured
  const { vatRate } = useSiteSettings()
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
        <p className={styles.vat}>{texts.vatNote(vatRate)}</p>
      </div>
    </Section>
  )
}

function Dishes({ near }: { near: boolean }) {
  const texts = useTexts(homeTexts).featured
  const dishes = useQuery({ ...pinnedDishesQuery(browserApi), enabled: near })
  const cards = useQuery({ ...cardsQuery, enabled: near })
  if (dishes.isError || cards.isError) return <p role="status">{texts.failed}</p>
  if (!dishes.data || !cards.data) return <DishesOnTheirWay />
  const FeaturedDishCards = cards.data
  return <FeaturedDishCards dishes={dishes.data} className={styles.dishes} />
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
            <div className={styles.name}>
              <Skeleton width="75%" />
            </div>
            <div className={styles.description}>
              <Skeleton />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
