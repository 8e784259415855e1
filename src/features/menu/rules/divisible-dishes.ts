interface DivisibleDish {
  readonly isAvailable: boolean
  readonly allowsHalves?: true | undefined
}

/**
 * For each group, the dishes from which a half-and-half pizza can be put together: available dishes that guests may have as a half.
 * Groups with fewer than two such dishes are left out.
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
    .filter(({ dishes }) => dishes.length > 1)
}
