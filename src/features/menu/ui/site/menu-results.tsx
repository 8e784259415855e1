import { useSearchParams } from 'react-router'

import { ButtonLink } from '#src/design/button.tsx'
import { CardGrid } from '#src/design/card.tsx'
import { EmptyState } from '#src/design/empty-state.tsx'
import { SearchIcon } from '#src/design/icons.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { phoneLink } from '#src/kernel/contact-links.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/use-site-settings.tsx'
import { menuTexts } from '../../texts/menu-texts.ts'
import { DishCard } from '#src/features/menu/ui/shared/dish-card.tsx'
import { type DishGroup, type MenuFilter, menuAddress } from './menu-filter.ts'
import { useDishOrdering } from '#src/features/menu/ui/shared/use-dish-ordering.tsx'
import { useRestoredLayout } from './use-restored-layout.ts'
import styles from './menu-results.module.css'

/** As many pictures as the first screen of a phone shows whole; the rest wait until they are near. */
const picturesInSight = 2

/** The dishes under their headings, each with the way into the cart. */
export function MenuResults({ groups }: { groups: readonly DishGroup[] }) {
  const language = useLanguage()
  const texts = useTexts(menuTexts)
  const { add, pendingId, dialog } = useDishOrdering()
  useRestoredLayout()
  return (
    <>
      {groups.map(({ category, dishes }, groupIndex) => (
        <section key={category.id} className={styles.group} aria-labelledby={`category-${category.id}`}>
          <div className={styles.heading}>
            <h2 id={`category-${category.id}`} lang={foreignLanguage(language, category.nameVi)}>
              {inLanguage(language, category.name, category.nameVi)}
            </h2>
            <p className={styles.count}>{texts.dishes(dishes.length)}</p>
          </div>
          <CardGrid>
            {dishes.map((dish, index) => (
              <DishCard
                key={dish.id}
                dish={dish}
                onAdd={add}
                pending={pendingId === dish.id}
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
  /** The search asks for dishes without something, which the menu cannot tell. */
  avoids?: boolean
}

/** When nothing passes the filter: says so and offers to clear it. Without a filter the menu has no dishes yet. */
export function NoResults({ category, query, avoids }: NoResultsProps) {
  const texts = useTexts(menuTexts)
  const [parameters] = useSearchParams()
  const { phone } = useSiteSettings()
  if (!category && !query) return <EmptyState title={texts.noneAtAll} />
  const hint = query ? texts.noneFound(query) : texts.noneInCategory
  return (
    <EmptyState
      picture={<SearchIcon />}
      title={avoids ? texts.askTitle : texts.noneTitle}
      description={avoids ? texts.askHint : hint}
      action={
        <div className={styles.ways}>
          {avoids && phone && <ButtonLink to={phoneLink(phone)}>{phone}</ButtonLink>}
          {!avoids && query && category && (
            <ButtonLink to={menuAddress(parameters, { category: null })}>{texts.searchEverywhere}</ButtonLink>
          )}
          <ButtonLink to={menuAddress(parameters, { category: null, q: null })} look="secondary">
            {texts.showAll}
          </ButtonLink>
        </div>
      }
    />
  )
}
