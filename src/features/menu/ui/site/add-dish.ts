import { showToast } from '#src/design/toast-store.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { queryClient } from '#src/web/queries.tsx'
import { useCartStore } from '#src/features/cart/ui/shared/cart-store.ts'
import { customizationSchemasQuery } from '#src/features/customization/ui/shared/customization-queries.ts'
import type { MenuItem } from '../../contract/menu.ts'
import type { menuTexts } from '../../texts/texts.ts'
import { announceAdded } from './announce-added.ts'
import { cartLineOf } from './cart-line.ts'
import { dishSchemasQuery, menuItemsQuery } from '../shared/menu-queries.ts'
import { type Opening, openingOf } from './opening.ts'

/** Asks what a dish offers, known for five minutes; a failure falls back silently. */
export async function findOpening(dish: MenuItem): Promise<Opening> {
  const client = queryClient()
  const own = await client.fetchQuery(dishSchemasQuery(browserApi, dish.id)).catch(() => undefined)
  const needsAll = own === undefined && dish.customizationSchemaId !== null
  const all = needsAll
    ? await client.fetchQuery(customizationSchemasQuery(browserApi)).catch(() => undefined)
    : undefined
  return openingOf(dish, { own, all })
}

/** All dishes, for the second half of a pizza; asked once. */
export function findDishes(): Promise<readonly MenuItem[]> {
  return queryClient().ensureQueryData(menuItemsQuery(browserApi))
}

/** Puts one of a dish that has nothing to ask into the cart, and says so, or why not. `name` is how the guest reads it. */
export function addDirectly(dish: MenuItem, name: string, texts: (typeof menuTexts)['en']): void {
  const problem = useCartStore.getState().add(cartLineOf(dish))
  if (problem) showToast({ title: texts.rejected[problem], tone: 'error' })
  else announceAdded(texts, name)
}
