import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from '#src/features/customization/server/customization.ts'
import { requireDish, updateDish } from './dish-store.ts'
import type { StoredDish } from './menu-store.ts'

/**
 * Pins a dish that is not pinned and takes the pin off one that is. Any number may be pinned; the home page shows the
 * first four available by the time they were pinned. Throws 404.
 */
export function togglePin(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  id: string,
): Promise<StoredDish> {
  return changeCatalogue(content, async (tx) => {
    const { isPinned } = await requireDish(tx, id)
    await updateDish(tx, id, { isPinned: !isPinned, pinnedAt: isPinned ? null : clock.now() })
    return requireDish(tx, id)
  })
}
