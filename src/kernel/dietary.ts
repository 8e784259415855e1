/** The allergens that guests are warned of, in the order in which lists name them. */
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

/** The diets that a dish can suit. A vegan dish is vegetarian too, even if only `vegan` is stated. */
export const diets = ['vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/**
 * What a dish, an option or a line of an order contains and whom it suits. Null means not stated; an empty list means that the
 * restaurant states none.
 */
export interface Dietary {
  readonly allergens: readonly Allergen[] | null
  readonly diet: readonly Diet[] | null
}

/** The same for something that may have been stored before these fields existed: an absent field means not stated. */
export type MaybeDietary = { readonly [Field in keyof Dietary]?: Dietary[Field] | undefined }

/** Whether the restaurant states that this suits people of the diet. */
export function suits({ diet }: MaybeDietary, wanted: Diet): boolean {
  return diet?.some((stated) => stated === wanted || stated === 'vegan') ?? false
}

/**
 * Allergens and diet of several things that are eaten together. The whole has the allergens of all parts. It suits a diet if every
 * part suits it; the result names the strictest such diet alone, because `vegan` includes `vegetarian`. If the restaurant does not
 * state the allergens of a part, they are not stated for the whole; the same is true for the diet.
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
