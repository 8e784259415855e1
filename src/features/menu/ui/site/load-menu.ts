import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { deviceTime } from '#src/web/clock.ts'
import { loadOnce } from '#src/web/page-data.ts'
import type { DishOffers } from '../../contract/dish-offers.ts'
import type { Category, MenuItem } from '../../contract/menu.ts'

export interface Menu {
  readonly categories: readonly Category[]
  /** Includes sold-out dishes, which the menu shows as sold out. */
  readonly dishes: readonly MenuItem[]
}

/** The addresses of the two calls that `loadMenu` makes. */
export const menuCallUrls = ['/api/categories', '/api/menu-items?includeUnavailable=true']

/** The whole menu, including sold-out dishes. Filters show parts of it. */
export async function loadMenu(api: Api): Promise<Menu> {
  const [categories, dishes] = await Promise.all([
    api.call('GET /api/categories'),
    api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  ])
  return { categories, dishes }
}

/**
 * The menu, loaded once per visit: the first call loads it, and the menu page uses the same result, which is stored under the key
 * '/menu'.
 */
export function loadMenuOnce(): Promise<Menu> {
  return loadOnce('/menu', loadMenu)
}

/** The dishes of the menu. The list is empty if the menu fails to load. */
export function findMenu(): Promise<readonly MenuItem[]> {
  return loadMenuOnce().then(
    ({ dishes }) => dishes,
    () => [],
  )
}

const fiveMinutes = 5 * 60_000

/**
 * Whether option groups that were fetched at this time (by `deviceTime`) are less than five minutes old. This clock also runs while
 * the device sleeps.
 */
export function isCurrent(fetchedAt: number): boolean {
  return Math.abs(deviceTime() - fetchedAt) < fiveMinutes
}

/** The address of the call that `fetchOffersAhead` makes. */
export const allOffersUrl = '/api/menu-items/customization-schemas'

let ahead: { readonly at: number; readonly offers: Promise<DishOffers> } | undefined

/** The option groups of all dishes, if `fetchOffersAhead` has fetched them less than five minutes ago. */
export function offersAhead(): Promise<DishOffers> | undefined {
  return ahead && isCurrent(ahead.at) ? ahead.offers : undefined
}

/** Fetches the option groups of all dishes in one call, so that after a tap the guest need not wait for a call. */
export function fetchOffersAhead(): void {
  if (offersAhead()) return
  const offers = browserApi.call('GET /api/menu-items/customization-schemas')
  ahead = { at: deviceTime(), offers }
  // If this call fails, a tap fetches the option groups of the tapped dish alone.
  offers.catch(() => (ahead = undefined))
}
