/** The allergens of which guests are warned, in the order in which lists name them. */
export const allergens = [
  'gluten',
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'molluscs',
  'peanuts',
  'nuts',
  'soy',
  'sesame',
] as const
export type Allergen = (typeof allergens)[number]

/** The diets for which a dish can be suitable. A vegan dish is also vegetarian, even if only `vegan` is stated. */
export const diets = ['vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/**
 * The allergens in a dish, an option or a line of an order, and the diets for which it is suitable. Null means that the restaurant
 * has stated nothing; an empty list means that the restaurant has stated that there are none.
 */
export interface Dietary {
  readonly allergens: readonly Allergen[] | null
  readonly diet: readonly Diet[] | null
}

/**
 * The same as `Dietary`, for things that may have been stored before these fields existed: if a field is absent, the restaurant has
 * stated nothing.
 */
export type MaybeDietary = { readonly [Field in keyof Dietary]?: Dietary[Field] | undefined }

/** Whether the restaurant has stated that this dish or option is suitable for the wanted diet. */
export function suits({ diet }: MaybeDietary, wanted: Diet): boolean {
  return diet?.some((stated) => stated === wanted || stated === 'vegan') ?? false
}

/**
 * Combines the allergens and diets of several things that are eaten together. The whole has the allergens of all parts. It is
 * suitable for a diet if every part is; the result contains only the strictest such diet, because `vegan` includes `vegetarian`. If
 * the restaurant has not stated the allergens of a part, the allergens of the whole are not stated either; the same rule applies to
 * the diet.
 */
export function combineDietary(parts: readonly MaybeDietary[]): Dietary {
  const isStated = (field: keyof Dietary) => parts.every((part) => (part[field] ?? null) !== null)
  const strictest = diets.toReversed().find((diet) => parts.every((part) => suits(part, diet)))
  return {
    allergens: isStated('allergens')
      ? allergens.filter((allergen) => parts.some((part) => part.allergens?.includes(allergen)))
      : null,
    diet: isStated('diet') ? [strictest ?? []].flat() : null,
  }
}
