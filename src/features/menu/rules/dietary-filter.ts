import { allergens, type Allergen, type Diet, type Dietary, suits } from '#src/kernel/dietary.ts'

/** What a guest eats (diet) and avoids (allergens). */
export interface DietaryFilter {
  readonly diet: Diet | undefined
  readonly without: readonly Allergen[]
}

/**
 * The dishes that are stated to suit the diet and to have none of the allergens, in their order. `unstated` counts the dishes that
 * may suit but do not state it: they are left out, and the page tells guests so. Only what a dish contains without choices counts:
 * options may add allergens, which the dialog shows.
 */
export function filterDietary<Dish extends Dietary>(
  dishes: readonly Dish[],
  { diet, without }: DietaryFilter,
): { readonly suitable: readonly Dish[]; readonly unstated: number } {
  const left = dishes.filter(
    (dish) =>
      (diet === undefined || dish.diet === null || suits(dish, diet)) &&
      !without.some((allergen) => dish.allergens?.includes(allergen)),
  )
  const suitable = left.filter(
    (dish) => (diet === undefined || dish.diet !== null) && (without.length === 0 || dish.allergens !== null),
  )
  return { suitable, unstated: left.length - suitable.length }
}

/** Reads allergens from a text such as "milk,egg" and returns them in the order of `allergens`. Unknown names are left out. */
export function readAllergens(text: string | null): readonly Allergen[] {
  const named = (text ?? '').split(',')
  return allergens.filter((allergen) => named.includes(allergen))
}
