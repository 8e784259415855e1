import { useSearchParams } from 'react-router'

import { ButtonLink } from '#src/design/button.tsx'
import { CardGrid } from '#src/design/card.tsx'
import { EmptyState } from '#src/design/empty-state.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { phoneLink } from '#src/kernel/contact-links.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import pizzaUrl from '#src/web/pizza.svg?no-inline'
import { allergenNames, dietaryTexts } from '#src/web/texts/dietary-texts.ts'
import type { DietaryFilter } from '../../rules/dietary-filter.ts'
import { divisibleGroups } from '../../rules/divisible-dishes.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { DishCard } from './dish-card.tsx'
import { HalvesBanner } from './halves-banner.tsx'
import { type DishGroup, type MenuFilter, menuAddress } from './menu-filter.ts'
import { pendingHalves, useDishOrdering } from './use-dish-ordering.tsx'
import { useRestoredLayout } from './use-restored-layout.ts'
import styles from './menu-results.module.css'

/** The first screen of a phone shows so many pictures completely. The others load when they are near. */
const picturesInSight = 2

interface MenuResultsProps {
  readonly groups: readonly DishGroup[]
  /** True for the results of a search, which show no banner: a guest who has typed a wish gets only that. */
  readonly isSearched?: boolean
}

/** The dishes under their headings, each with its button to add it. The banner for two flavours stands above the first pizzas. */
export function MenuResults({ groups, isSearched }: MenuResultsProps) {
  const language = useLanguage()
  const texts = useTexts(menuTexts)
  const { add, addHalves, pendingId, dialog } = useDishOrdering()
  const divisible = isSearched ? [] : divisibleGroups(groups)
  useRestoredLayout()
  const statesAllergens = groups.some(({ dishes }) => dishes.some(({ allergens }) => allergens !== null))
  return (
    <>
      {groups.map(({ category, dishes }, groupIndex) => (
        <section key={category.id} className={styles.group} aria-labelledby={`category-${category.id}`}>
          <div className={styles.heading}>
            <h2 id={`category-${category.id}`} lang={foreignLanguage(language, category.nameVi)}>
              {inLanguage(language, category.name, category.nameVi)}
            </h2>
            {/* With a single group the number above the dishes is the same. */}
            {groups.length > 1 && <p className={styles.count}>{texts.dishes(dishes.length)}</p>}
          </div>
          {divisible[0]?.category === category && (
            <HalvesBanner
              dishes={divisible[0].dishes}
              pending={pendingId === pendingHalves}
              onOpen={() => addHalves(divisible)}
            />
          )}
          <CardGrid>
            {dishes.map((dish, index) => (
              <DishCard
                key={dish.id}
                dish={dish}
                onAdd={add}
                pending={pendingId === dish.id}
                saysUnstated={statesAllergens}
                large={dishes.length === 1}
                priority={groupIndex === 0 && index < picturesInSight}
              />
            ))}
          </CardGrid>
        </section>
      ))}
      {dialog}
    </>
  )
}

interface NoResultsProps extends MenuFilter {
  /** True if the search asks for dishes without something that the menu does not state. */
  avoids?: boolean
  /** The filter that the search text asks for. */
  asked?: DietaryFilter | undefined
}

/**
 * Shows if no dish passes the filter: it says so and offers to clear the filter. Without a filter it says that the menu has no
 * dishes yet.
 */
export function NoResults({ category, query, diet, choosesAllergens, avoids, asked }: NoResultsProps) {
  const texts = useTexts(menuTexts)
  const names = useTexts(dietaryTexts)
  const [parameters] = useSearchParams()
  const { phone } = useSiteSettings()
  const isFiltered = diet !== undefined || choosesAllergens
  if (!category && !query && !isFiltered) return <EmptyState title={texts.noneAtAll} />
  const hint = isFiltered ? texts.noneSuits : query ? texts.noneFound(query) : texts.noneInCategory
  const askedNames = asked && [
    ...(asked.diet ? [names.diets[asked.diet].toLowerCase()] : []),
    ...(asked.without.length > 0 ? [texts.withoutThese(allergenNames(names, asked.without))] : []),
  ]
  return (
    <EmptyState
      picture={<img src={pizzaUrl} width={96} height={96} alt="" />}
      title={asked ? texts.filterTitle : avoids ? texts.askTitle : texts.noneTitle}
      description={avoids ? texts.askHint : hint}
      action={
        <div className={styles.ways}>
          {asked && (
            <ButtonLink
              to={menuAddress(parameters, {
                q: null,
                diet: asked.diet ?? null,
                without: asked.without.join(',') || null,
              })}
            >
              {texts.filterBy(askedNames?.join(', ') ?? '')}
            </ButtonLink>
          )}
          {avoids && phone && (
            <ButtonLink to={phoneLink(phone)} look={asked ? 'secondary' : 'primary'}>
              {phone}
            </ButtonLink>
          )}
          {!avoids && query && category && (
            <ButtonLink to={menuAddress(parameters, { category: null })}>{texts.searchEverywhere}</ButtonLink>
          )}
          <ButtonLink
            to={menuAddress(parameters, { category: null, q: null, diet: null, without: null })}
            look="secondary"
          >
            {texts.showAll}
          </ButtonLink>
        </div>
      }
    />
  )
}
