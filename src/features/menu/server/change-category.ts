import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from '#src/features/customization/server/customization.ts'
import type { CategoryChange } from '../contract/category-input.ts'
import type { Category } from '../contract/menu.ts'
import { requireCategory, updateCategory } from './category-store.ts'

/** Changes the fields that are sent. Throws 404. */
export function changeCategory(
  { content }: Pick<Services, 'content'>,
  id: string,
  change: CategoryChange,
): Promise<Category> {
  return changeCatalogue(content, async (tx) => {
    await requireCategory(tx, id)
    await updateCategory(tx, id, change)
    return requireCategory(tx, id)
  })
}
