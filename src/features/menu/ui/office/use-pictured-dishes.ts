import { useQuery } from '@tanstack/react-query'

import { useLanguage } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { TriedDish } from '#src/features/customization/ui/office/tried-dish.ts'
import { picturedDish } from '../site/pictured-dish.ts'
import { sortDishes } from '../../rules/menu-order.ts'
import { dishResource } from './dish-resource.tsx'
import { useResource } from '#src/web/office/resource/resource-calls.ts'

/**
 * The dishes in the menu's order, in the form that the guests' dialogs need, with the ids of their option groups. Empty until the
 * dishes are loaded.
 */
export function usePicturedDishes(): readonly TriedDish[] {
  const language = useLanguage()
  const { data = [] } = useResource(dishResource)
  const api = useOfficeApi()
  const { data: offers } = useQuery({
    queryKey: [dishResource.queryKey[0], 'customization-schemas'],
    queryFn: () => api.call('GET /api/menu-items/customization-schemas'),
  })
  return sortDishes(data, language).map((dish) => ({
    ...picturedDish(dish),
    schemaIds: offers?.dishes[dish.id]?.map(({ schemaId }) => schemaId),
  }))
}
