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

/**
 * What is needed to read dishes: the database connection, the clock, and the service by which cached responses expire when a dish
 * becomes available again.
 */
type Reading = Pick<Services, 'clock' | 'content'> & { readonly db: Queries }

/**
 * A dish with its availability at this moment. It is sold out if staff have marked it so, if an ingredient is missing, or if no
 * portion is left. It is on sale again when none of these is true any more.
 */
export type CurrentDish = Omit<StoredDish, 'leftToday' | 'leftOn'> & {
  /** How many portions are left today. Undefined if nobody counts the portions of this dish. */
  readonly leftToday: number | undefined
  /** The availability without regard to the number of portions that are left. */
  readonly uncounted: Availability
  readonly missing: readonly IngredientName[]
}

/**
 * Returns the dishes with their availability at this moment. Cached responses that contain one of these dishes expire at the time
 * when it becomes available again.
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

/** When the restaurant opens for the first time after this day. If no opening is planned soon, midnight at the end of the day. */
function openingAfter(date: string, settings: Parameters<typeof nextOpeningAfter>[1]): Date {
  const midnight = instantOf(addDays(date, 1))
  // The search starts one minute before midnight, so that it also finds an opening at midnight.
  return nextOpeningAfter(new Date(midnight.getTime() - 60_000), settings) ?? midnight
}
