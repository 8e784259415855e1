import { browserApi } from '#src/web/browser-api.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { offersOfDish } from '../../rules/dish-offers.ts'
import { fiveMinutes, offersAhead } from './offers-ahead.ts'

interface OwnOffers {
  readonly at: number
  readonly list: Promise<DishCustomizationSchema[]>
}

const asked = new Map<string, OwnOffers>()

/** What a dish offers: as fetched ahead, else asked for and known for five minutes. Rejects where it cannot be had. */
export async function offersOf(dishId: string): Promise<readonly DishCustomizationSchema[]> {
  const ahead = await offersAhead()?.catch(() => undefined)
  return (ahead && offersOfDish(ahead, dishId)) ?? ownOffers(dishId)
}

function ownOffers(id: string): Promise<DishCustomizationSchema[]> {
  const known = asked.get(id)
  if (known && Date.now() - known.at < fiveMinutes) return known.list
  const path = 'GET /api/menu-items/:id/customization-schemas'
  const list = browserApi.call(path, { params: { id } })
  asked.set(id, { at: Date.now(), list })
  list.catch(() => asked.delete(id))
  return list
}
