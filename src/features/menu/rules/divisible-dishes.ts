import { halvesOfOne } from '#src/features/customization/rules/choice.ts'

interface DivisibleDish {
  readonly isAvailable: boolean
  readonly allowsHalves?: true | undefined
}

/**
 * Of each group what a pizza of two halves can be put together from: the dishes for sale that guests may have as a half. A group that
 * has not two of them is left out.
 */
export function divisibleGroups<
  Dish extends DivisibleDish,
  Group extends { readonly dishes: readonly Dish[] },
>(groups: readonly Group[]): (Group & { readonly dishes: Dish[] })[] {
  return groups
    .map((group) => ({
      ...group,
      dishes: group.dishes.filter(({ isAvailable, allowsHalves }) => isAvailable && allowsHalves),
    }))
    .filter(({ dishes }) => dishes.length >= halvesOfOne)
}
