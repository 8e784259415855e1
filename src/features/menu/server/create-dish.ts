import { rowId } from '#src/kernel/row-id.ts'
import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from '#src/features/customization/server/customization.ts'
import type { DishInput } from '../contract/dish-input.ts'
import { checkReferences } from './dish-references.ts'
import { insertDish, requireDish } from './dish-store.ts'
import type { StoredDish } from './menu-store.ts'

/** Adds a dish, available unless told otherwise. Throws 400 for an unknown category or schema. */
export function createDish(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  input: DishInput,
): Promise<StoredDish> {
  const now = clock.now()
  return changeCatalogue(content, async (tx) => {
    await checkReferences(tx, input)
    const id = rowId('dish', now)
    await insertDish(tx, { ...input, id, createdAt: now })
    return requireDish(tx, id)
  })
}
