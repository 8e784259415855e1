import { showToast } from '#src/design/toast-store.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { addToCart } from '#src/features/cart/ui/shared/cart-store.ts'
import type { MenuItem } from '../../contract/menu.ts'
import type { menuTexts } from '../../texts/texts.ts'
import { announceAdded } from './announce-added.ts'
import { cartLineOf } from './cart-line.ts'
import { offersOf } from './dish-offers.ts'
import { type Opening, openingOf } from './opening.ts'

/** Asks what a dish offers; a failure falls back silently. */
export async function findOpening(dish: MenuItem): Promise<Opening> {
  const own = await offersOf(dish.id).catch(() => undefined)
  const needsAll = own === undefined && dish.customizationSchemaId !== null
  const all = needsAll
    ? await browserApi.call('GET /api/customization-schemas').catch(() => undefined)
    : undefined
  return openingOf(dish, { own, all })
}

/** Puts one of a dish that has nothing to ask into the cart, and says so, or why not. `name` is how the guest reads it. */
export function addDirectly(dish: MenuItem, name: string, texts: (typeof menuTexts)['en']): void {
  const problem = addToCart(cartLineOf(dish))
  if (problem) showToast({ title: texts.rejected[problem], tone: 'error' })
  else announceAdded(texts, name)
}
