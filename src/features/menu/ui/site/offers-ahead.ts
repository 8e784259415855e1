import { browserApi } from '#src/web/browser-api.ts'
import type { DishOffers } from '../../contract/dish-offers.ts'

/** What dishes offer is asked for again when it was fetched so many milliseconds ago. */
export const fiveMinutes = 5 * 60_000

/** What `fetchOffersAhead` asks for, as an address. */
export const allOffersUrl = '/api/menu-items/customization-schemas'

let ahead: { readonly at: number; readonly offers: Promise<DishOffers> } | undefined

/** What all dishes offer, where it has been fetched ahead and is current. */
export function offersAhead(): Promise<DishOffers> | undefined {
  return ahead && Date.now() - ahead.at < fiveMinutes ? ahead.offers : undefined
}

/** Fetches what all dishes offer, in one call, so that no tap has to wait for its own. */
export function fetchOffersAhead(): void {
  if (offersAhead()) return
  const offers = browserApi.call('GET /api/menu-items/customization-schemas')
  ahead = { at: Date.now(), offers }
  // A tap then asks for its own dish.
  offers.catch(() => (ahead = undefined))
}
