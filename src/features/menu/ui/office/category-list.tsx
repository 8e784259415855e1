import { translationFilters } from '#src/kernel/translation.ts'
import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { useResource, wholeList } from '#src/web/office/resource/resource-calls.ts'
import { translationTexts } from '#src/web/office/texts/translation-texts.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { useRowDrag } from '#src/web/office/use-row-drag.ts'
import { filterCategories } from '../../rules/filter-categories.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { CategoryRow } from './category-row.tsx'
import { categoryResource } from './category-resource.ts'
import { dishResource } from './dish-resource.tsx'
import { useCategoryOrder } from './use-category-order.ts'

/** All categories in the menu's order, with the number of their dishes. */
export function CategoryList() {
  const texts = useTexts(categoryTexts).list
  const { filter: translation } = useTexts(translationTexts)
  const filters = useListFilters({ translation: translationFilters })
  const query = useResource(categoryResource)
  const { data: dishes } = useResource(dishResource)
  const { rows: all, move } = useCategoryOrder(query.data)
  const rows = all && filterCategories(all, { q: filters.q, ...filters.chosen })
  const drag = useRowDrag((id, place) => void move(id, place))
  return (
    <OfficeList
      list={{ ...wholeList(query), rows }}
      filters={filters}
      texts={{ ...texts, filters: { translation } }}
      look="column"
      renderRow={(category) => (
        <CategoryRow
          category={category}
          dishes={dishes?.filter(({ categoryId }) => categoryId === category.id).length}
          place={rows?.indexOf(category) ?? 0}
          isLast={rows?.at(-1) === category}
          onMove={filters.isFiltered ? undefined : (place) => void move(category.id, place)}
          drag={drag}
        />
      )}
    />
  )
}
