import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import { HoverPopover } from '#src/design/hover-popover.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Queries } from '#src/web/queries.tsx'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { featuredDishes } from '#src/features/menu/rules/menu-order.ts'
import { useDishFacts } from '#src/features/menu/ui/site/use-sold-as.ts'
import { dietaryText, dietaryTexts } from '#src/web/texts/dietary-texts.ts'
import { shownTags } from '#src/features/menu/rules/shown-tags.ts'
import { DishCard } from '#src/features/menu/ui/site/dish-card.tsx'
import { prepareOrdering, useDishOrdering } from '#src/features/menu/ui/site/use-dish-ordering.tsx'
import { FailedDishes } from './failed-dishes.tsx'
import styles from './featured-dish-cards.module.css'

interface FeaturedDishCardsProps {
  readonly className?: string
  /** The content that is shown until the dishes are loaded. */
  readonly waiting: ReactNode
}

/** The restaurant's featured dishes as cards from which guests can order. */
export function FeaturedDishCards(props: FeaturedDishCardsProps) {
  return (
    <Queries>
      <PinnedDishes {...props} />
    </Queries>
  )
}

function PinnedDishes({ className, waiting }: FeaturedDishCardsProps) {
  const { data, isError } = useQuery({
    queryKey: ['/api/menu-items/pinned'],
    queryFn: () => browserApi.call('GET /api/menu-items/pinned'),
  })
  if (isError) return <FailedDishes />
  return data ? <Cards dishes={data} className={className} /> : waiting
}

/** The cards of the featured dishes, except sold-out dishes. */
function Cards({ dishes, className }: { dishes: readonly MenuItem[]; className: string | undefined }) {
  const { add, pendingId, dialog } = useDishOrdering()
  useEffect(() => prepareOrdering({ holdsMenu: false }), [])
  return (
    <>
      <div className={className}>
        {featuredDishes(dishes).map((dish, place) => (
          <div key={dish.id}>
            <HoverPopover className={styles.card} content={<AboutDish dish={dish} />}>
              <DishCard dish={dish} onAdd={add} pending={pendingId === dish.id} large={place === 0} />
            </HoverPopover>
          </div>
        ))}
      </div>
      {dialog}
    </>
  )
}

/**
 * Shows, beside a card, information for which the card has no space: the whole description, the dish's allergens, what a guest gets
 * for the price, and whether guests can order the dish as one half of a half-and-half pizza.
 */
function AboutDish({ dish }: { dish: MenuItem }) {
  const language = useLanguage()
  const tags = shownTags(dish, language)
  const facts = useDishFacts(dish)
  const dietary = dietaryText(useTexts(dietaryTexts), dish)
  return (
    <>
      <p lang={foreignLanguage(language, dish.nameVi)} className={styles.name}>
        {inLanguage(language, dish.name, dish.nameVi)}
      </p>
      <p lang={foreignLanguage(language, dish.descriptionVi)} className={styles.description}>
        {inLanguage(language, dish.description, dish.descriptionVi)}
      </p>
      {tags.length > 0 && <p className={styles.tags}>{tags.join(' · ')}</p>}
      <p className={styles.description}>{dietary}</p>
      {facts && <p className={styles.description}>{showEnglish(facts)}</p>}
    </>
  )
}
