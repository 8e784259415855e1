import type { Api } from '#src/web/api.ts'
import type { Category, MenuItem } from '../../contract/menu.ts'

export interface Menu {
  readonly categories: readonly Category[]
  /** Sold-out ones too: the menu shows those as sold out. */
  readonly dishes: readonly MenuItem[]
}

/** What `loadMenu` asks for, as addresses. */
export const menuCallUrls = ['/api/categories', '/api/menu-items?includeUnavailable=true']

export async function loadMenu(api: Api): Promise<Menu> {
  const [categories, dishes] = await Promise.all([
    api.call('GET /api/categories'),
    api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  ])
  return { categories, dishes }
}
