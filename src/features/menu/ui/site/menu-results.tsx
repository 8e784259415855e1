import { CardGrid } from '#src/design/card.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { divisibleGroups } from '../../rules/divisible-dishes.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { DishCard } from './dish-card.tsx'
import { HalvesBanner } from './halves-banner.tsx'
import type { DishGroup } from './menu-filter.ts'
import { pendingHalves, useDishOrdering } from './use-dish-ordering.tsx'
import { useRestoredLayout } from './use-restored-layout.ts'
import styles from './menu-results.module.css'

/**
 * How many pictures are completely visible on the first screen of a phone. The other pictures load when the guest scrolls near
 * them.
 */
const picturesInSight = 2

interface MenuResultsProps {
  readonly groups: readonly DishGroup[]
  /**
   * True for the results of a search. They appear without the banner for half-and-half pizzas, because the guest wants to see only
   * matching dishes.
   */
  readonly isSearched?: boolean
}

/** The dishes under their headings, each with its button to add it. The banner for two flavours stands before the first pizzas. */
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
            {/* If one category is the only group, its number already stands above all dishes. Similar dishes have no id. */}
            {(groups.length > 1 || !category.id) && (
              <p className={styles.count}>{texts.dishes(dishes.length)}</p>
            )}
          </div>
          <CardGrid>
            {divisible[0]?.category === category && (
              <HalvesBanner
                dishes={divisible[0].dishes}
                pending={pendingId === pendingHalves}
                onOpen={() => addHalves(divisible)}
              />
            )}
            {dishes.map((dish, index) => (
              <DishCard
                key={dish.id}
                dish={dish}
                onAdd={add}
                pending={pendingId === dish.id}
                saysUnstated={statesAllergens}
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
