import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { deviceTime } from '#src/web/clock.ts'
import { loadOnce } from '#src/web/page-data.ts'
import type { DishOffers } from '../../contract/dish-offers.ts'
import type { Category, MenuItem } from '../../contract/menu.ts'

export interface Menu {
  readonly categories: readonly Category[]
  /** Sold-out ones too: the menu shows those as sold out. */
  readonly dishes: readonly MenuItem[]
}

/** What `loadMenu` asks for, as addresses. */
export const menuCallUrls = ['/api/categories', '/api/menu-items?includeUnavailable=true']

/** The whole menu with sold-out dishes, which filters show parts of. */
export async function loadMenu(api: Api): Promise<Menu> {
  const [categories, dishes] = await Promise.all([
    api.call('GET /api/categories'),
    api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  ])
  return { categories, dishes }
}

/** The menu of the visit, under the key of the menu page: whoever asks first loads it. */
export function loadMenuOnce(): Promise<Menu> {
  return loadOnce('/menu', loadMenu)
}

/** Its dishes; none if they cannot be had. */
export function findMenu(): Promise<readonly MenuItem[]> {
  return loadMenuOnce().then(
    ({ dishes }) => dishes,
    () => [],
  )
}

const fiveMinutes = 5 * 60_000

/** Whether what dishes offer, fetched at this `deviceTime`, need not be asked for again; time goes on while the device sleeps. */
export function isCurrent(fetchedAt: number): boolean {
  return Math.abs(deviceTime() - fetchedAt) < fiveMinutes
}

/** What `fetchOffersAhead` asks for, as an address. */
export const allOffersUrl = '/api/menu-items/customization-schemas'

let ahead: { readonly at: number; readonly offers: Promise<DishOffers> } | undefined

/** What all dishes offer, where it has been fetched ahead and is current. */
export function offersAhead(): Promise<DishOffers> | undefined {
  return ahead && isCurrent(ahead.at) ? ahead.offers : undefined
}

/** Fetches what all dishes offer, in one call, so that no tap has to wait for its own. */
export function fetchOffersAhead(): void {
  if (offersAhead()) return
  const offers = browserApi.call('GET /api/menu-items/customization-schemas')
  ahead = { at: deviceTime(), offers }
  // A tap then asks for its own dish.
  offers.catch(() => (ahead = undefined))
}
