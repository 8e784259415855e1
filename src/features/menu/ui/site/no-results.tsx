import { useSearchParams } from 'react-router'

import { ButtonLink } from '#src/design/button.tsx'
import { EmptyState } from '#src/design/empty-state.tsx'
import { phoneLink } from '#src/kernel/contact-links.ts'
import { useTexts } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import pizzaUrl from '#src/web/pizza.webp?no-inline'
import { allergenNames, dietaryTexts } from '#src/web/texts/dietary-texts.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { type DietaryFilter, filterDietary } from '../../rules/dietary-filter.ts'
import { featuredDishes } from '../../rules/menu-order.ts'
import { noResultsTexts } from '../../texts/no-results-texts.ts'
import { type MenuFilter, menuAddress } from './menu-filter.ts'
import { MenuResults } from './menu-results.tsx'
import styles from './menu-results.module.css'

interface NoResultsProps extends MenuFilter {
  /** True if the guest searches for dishes without something ("no milk"). A search for words cannot find such dishes. */
  avoids?: boolean
  /** The filter by diet or allergens that the guest probably means by the search text. The guest is offered this filter. */
  asked?: DietaryFilter | undefined
}

/**
 * Shown if no dish matches the filter: says so and offers to remove the filter. If no filter is set, it says that the menu has no
 * dishes yet.
 */
export function NoResults({ category, query, diet, choosesAllergens, avoids, asked }: NoResultsProps) {
  const texts = useTexts(noResultsTexts)
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
      picture={<img src={pizzaUrl} width={160} height={160} alt="" />}
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

const favouriteDishes = {
  id: 'favourites',
  name: noResultsTexts.en.favourites,
  nameVi: noResultsTexts.vi.favourites,
}

interface FavouritesProps {
  readonly dishes: readonly MenuItem[]
  readonly filter: MenuFilter
}

/** The dishes of the home page, without those that do not suit the guest's diet or contain allergens that the guest avoids. */
export function Favourites({ dishes, filter }: FavouritesProps) {
  const featured = featuredDishes(filterDietary(dishes, filter).suitable)
  if (featured.length === 0) return null
  return <MenuResults groups={[{ category: favouriteDishes, dishes: featured }]} isSearched />
}
