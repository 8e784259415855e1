import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from '#src/features/customization/server/customization.ts'
import type { DishChange } from '../contract/dish-input.ts'
import { checkReferences } from './dish-references.ts'
import { requireDish, updateDish } from './dish-store.ts'
import type { StoredDish } from './menu-store.ts'

/** Changes the fields that are sent. Throws 404, and 400 for an unknown category or schema. */
export function changeDish(
  { content }: Pick<Services, 'content'>,
  id: string,
  change: DishChange,
): Promise<StoredDish> {
  return changeCatalogue(content, async (tx) => {
    await requireDish(tx, id)
    await checkReferences(tx, change)
    await updateDish(tx, id, change)
    return requireDish(tx, id)
  })
}
