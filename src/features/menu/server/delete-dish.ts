import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from '#src/features/customization/server/customization.ts'
import { removeDish, requireDish } from './dish-store.ts'

/** Deletes a dish; orders keep their own copies of its name and price. Throws 404. */
export function deleteDish({ content }: Pick<Services, 'content'>, id: string): Promise<void> {
  return changeCatalogue(content, async (tx) => {
    await requireDish(tx, id)
    await removeDish(tx, id)
  })
}
