import { addDays, instantOf, millisecondsToNextDay, restaurantDate } from '#src/kernel/dates.ts'
import { availabilityAt, availabilityOfAll, type Availability } from '#src/kernel/availability.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import { currentAvailability } from '#src/server/realtime/current-availability.ts'
import type { IngredientName } from '#src/features/ingredients/contract/ingredient.ts'
import { shortageOfDish } from '#src/features/ingredients/rules/missing-ingredients.ts'
import { missingIngredients } from '#src/features/ingredients/server/ingredients.ts'
import { nextOpeningAfter } from '#src/features/restaurant/rules/opening-state.ts'
import { findOwnerSettings } from '#src/features/restaurant/server/restaurant.ts'
import type { StoredDish } from './dish-store.ts'

/** The database connection to read with, and the services that tell caches when a dish changes by itself. */
type Reading = Pick<Services, 'clock' | 'content'> & { readonly db: Queries }

/**
 * A dish as it can be sold now. It is sold out if it is marked so, if an ingredient is missing, or if no portion is left. It comes
 * back once none of the three is true.
 */
export type CurrentDish = Omit<StoredDish, 'leftToday' | 'leftOn'> & {
  /** How many portions are left today. It is undefined while nobody counts them. */
  readonly leftToday: number | undefined
  /** The availability that the dish would have without its count. */
  readonly uncounted: Availability
  readonly missing: readonly IngredientName[]
}

/**
 * Returns the dishes as they can be sold now. Cached responses with dishes are dropped when one of these dishes changes by itself.
 */
export async function currentDishes(reading: Reading, dishes: readonly StoredDish[]): Promise<CurrentDish[]> {
  const { db, clock, content } = reading
  const now = clock.now()
  const today = restaurantDate(now)
  const missing = await missingIngredients(reading)
  const settings = dishes.some(({ leftToday }) => leftToday === 0) && (await findOwnerSettings(db, now))
  if (dishes.some(({ leftOn }) => leftOn === today))
    content.changesAt(new Date(now.getTime() + millisecondsToNextDay(now)))

  const current = dishes.map(({ leftToday, leftOn, ...dish }) => {
    const { availabilities, names } = shortageOfDish(missing, dish.id)
    const own = availabilityAt({ isAvailable: dish.isAvailable, soldOutUntil: dish.soldOutUntil }, now)
    const uncounted = availabilityOfAll([own, ...availabilities])
    const untilOpening = settings && leftToday === 0 && leftOn !== null && openingAfter(leftOn, settings)
    const counted = untilOpening ? [{ isAvailable: false, soldOutUntil: untilOpening.toISOString() }] : []
    return {
      ...dish,
      ...availabilityOfAll([uncounted, ...counted.map((each) => availabilityAt(each, now))]),
      uncounted,
      missing: names,
      leftToday: leftOn === today ? (leftToday ?? undefined) : undefined,
    }
  })
  return currentAvailability(reading, current)
}

/** The restaurant's first opening after this day. If it does not open in the near future, midnight at the end of the day. */
function openingAfter(date: string, settings: Parameters<typeof nextOpeningAfter>[1]): Date {
  const midnight = instantOf(addDays(date, 1))
  // One minute earlier, so that an opening at midnight is found too.
  return nextOpeningAfter(new Date(midnight.getTime() - 60_000), settings) ?? midnight
}
