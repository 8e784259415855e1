import { conflict } from '#src/kernel/problem.ts'
import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from '#src/features/customization/server/customization.ts'
import { countDishesOf, removeCategory, requireCategory } from './category-store.ts'

/**
 * Deletes a category that holds no dishes. Throws 404, and 409 that names how many dishes it holds; a dish added at the
 * same moment is either counted or rejected.
 */
export function deleteCategory({ content }: Pick<Services, 'content'>, id: string): Promise<void> {
  return changeCatalogue(content, async (tx) => {
    await requireCategory(tx, id)
    const dishes = await countDishesOf(tx, id)
    if (dishes > 0) {
      const held = dishes === 1 ? '1 dish' : `${dishes} dishes`
      throw conflict('menu.category-not-empty', `This category still holds ${held}`, { dishes })
    }
    await removeCategory(tx, id)
  })
}
