import { rowId } from '#src/kernel/row-id.ts'
import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from '#src/features/customization/server/customization.ts'
import type { CategoryInput } from '../contract/category-input.ts'
import type { Category } from '../contract/menu.ts'
import { insertCategory } from './category-store.ts'

/** Adds a category, without dishes at first. */
export function createCategory(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  { name, nameVi = null, description = null, sortOrder = 0 }: CategoryInput,
): Promise<Category> {
  const category = { id: rowId('category', clock.now()), name, nameVi, description, sortOrder }
  return changeCatalogue(content, async (tx) => {
    await insertCategory(tx, category)
    return category
  })
}
