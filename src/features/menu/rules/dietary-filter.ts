import { allergens, type Allergen, type Diet, type Dietary, suits } from '#src/kernel/dietary.ts'

/** The diet that a guest follows, and the allergens that the guest avoids. */
export interface DietaryFilter {
  readonly diet: Diet | undefined
  readonly without: readonly Allergen[]
}

/**
 * The dishes for which the restaurant states that they suit the diet and contain none of the allergens, in the given order.
 * `unstated` is the number of dishes that may be suitable, but for which nothing is stated: they are left out, and the page tells
 * guests how many. Only the dish without options is considered. Options may add allergens; the dialog shows these.
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
