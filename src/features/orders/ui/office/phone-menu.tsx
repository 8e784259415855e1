import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { Chip, ChipRow } from '#src/design/chip.tsx'
import { SearchField } from '#src/design/search-field.tsx'
import { maxSearchQuery } from '#src/kernel/search-query.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { sortDishes } from '#src/features/menu/rules/menu-order.ts'
import { searchDishes } from '#src/features/menu/rules/search-dishes.ts'
import { prepareOrdering, useDishOrdering } from '#src/features/menu/ui/site/use-dish-ordering.tsx'
import { phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import { PhoneDish } from './phone-dish.tsx'
import styles from './phone-menu.module.css'

/**
 * The menu as guests see it, but with sold-out dishes. The key begins with the path of the call, so that the query is fetched again
 * when an event reports a change of the menu.
 */
const menuQuery = (api: OfficeApi) => ({
  queryKey: ['/api/menu-items', { includeUnavailable: true }],
  queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
})

/**
 * All dishes, with a search by name or category. A press on a dish adds it to the order. If the dish has options, the guests'
 * dialog opens first.
 */
export function PhoneMenu() {
  const texts = useTexts(phoneOrderTexts).menu
  const query = useQuery(menuQuery(useOfficeApi()))
  useEffect(() => prepareOrdering({ holdsMenu: true }), [])
  return (
    <Loaded query={query} texts={texts} height="20rem">
      {(menu) => <Dishes menu={menu} />}
    </Loaded>
  )
}

function Dishes({ menu }: { menu: readonly MenuItem[] }) {
  const texts = useTexts(phoneOrderTexts)
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const { add, pendingId, dialog } = useDishOrdering(menu)
  const sorted = sortDishes(menu, language)
  const { exact, similar } = searchDishes(
    sorted.filter(({ categoryId }) => category === null || categoryId === category),
    query,
  )
  const groups = [
    ...categoriesOf(exact).map(({ id, name, nameVi }) => ({
      id,
      heading: translated(language, name, nameVi),
      dishes: exact.filter(({ categoryId }) => categoryId === id),
    })),
    ...(similar.length > 0 ? [{ id: '', heading: texts.similar, dishes: similar }] : []),
  ]
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          maxLength={maxSearchQuery.characters}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <ChipRow role="group" aria-label={texts.category} className={styles.categories}>
          <Chip pressed={category === null} onClick={() => setCategory(null)}>
            {texts.all}
          </Chip>
          {categoriesOf(sorted).map(({ id, name, nameVi }) => (
            <Chip key={id} pressed={category === id} onClick={() => setCategory(id)}>
              {translated(language, name, nameVi)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <p role="status" className={styles.count}>
        {groups.length > 0 ? texts.found(exact.length + similar.length) : texts.noneFound}
      </p>
      {groups.map(({ id, heading, dishes }) => (
        <section key={id} className={styles.group}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul role="list" className={styles.dishes}>
            {dishes.map((dish) => (
              <li key={dish.id}>
                <PhoneDish dish={dish} isPending={pendingId === dish.id} onAdd={add} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {dialog}
    </>
  )
}

/** The categories of these dishes, each once and in the order of the dishes. */
function categoriesOf(dishes: readonly MenuItem[]): readonly MenuItem['category'][] {
  return [...new Map(dishes.map(({ category }) => [category.id, category])).values()]
}
