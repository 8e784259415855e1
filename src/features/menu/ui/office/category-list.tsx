import { useTexts } from '#src/web/language.tsx'
import { ListRows } from '#src/web/office/list-rows.tsx'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { CategoryRow } from './category-row.tsx'
import styles from './categories-page.module.css'
import { useCategories, useDishes } from './menu-queries.ts'
import { useCategoryOrder } from './use-category-order.ts'

/** Nothing narrows this list. */
const noFilters = { isFiltered: false, clear: () => undefined }

/** All categories, as they follow each other on the menu, with the number of their dishes. */
export function CategoryList() {
  const texts = useTexts(categoryTexts).list
  const { data, isError, refetch } = useCategories()
  const { data: dishes } = useDishes()
  const { rows, move } = useCategoryOrder(data)
  const around = useRowFocus(rows)
  return (
    <div ref={around} className={styles.list}>
      <ListRows
        list={{
          rows,
          total: rows?.length ?? 0,
          isFailed: isError,
          isPrevious: false,
          retry: () => void refetch(),
        }}
        filters={noFilters}
        texts={texts}
        look="column"
        renderRow={(category) => (
          <CategoryRow
            category={category}
            dishes={dishes?.filter(({ categoryId }) => categoryId === category.id).length}
            isFirst={rows?.[0] === category}
            isLast={rows?.at(-1) === category}
            onMove={(by) => void move(category.id, by)}
          />
        )}
      />
    </div>
  )
}
