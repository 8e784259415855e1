import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import type { Choice } from '#src/features/customization/rules/choice.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'

/** The dishes that can be ordered now; sold-out ones are left out. */
export function dishesQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: ['/api/menu-items', 'all'],
    queryFn: () => api.call('GET /api/menu-items'),
  })
}

/** A dish with its choices as a line of an order, with the current price. The promise rejects if the dish is not available. */
export async function pricedDish(api: OfficeApi, { id, name }: MenuItem, customization: Choice[]) {
  const items = [{ id, name, price: '0.00', quantity: 1, customization }]
  const { lines } = await api.call('POST /api/orders/quote', { body: { items } })
  const [line] = lines
  if (!line) throw new Error('A quote has a line for every item')
  return { ...line, customization, note: null }
}
