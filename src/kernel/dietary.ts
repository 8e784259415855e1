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
 * The allergens of a dish, an option or a line of an order, and the diets that it suits. Null means that the restaurant states
 * nothing; an empty list means that it names none.
 */
export interface Dietary {
  readonly allergens: readonly Allergen[] | null
  readonly diet: readonly Diet[] | null
}

/**
 * As `Dietary`, for something that may have been stored before these fields existed: an absent field means that the restaurant
 * states nothing.
 */
export type MaybeDietary = { readonly [Field in keyof Dietary]?: Dietary[Field] | undefined }

/** Whether the restaurant states that this dish or option suits people of the wanted diet. */
export function suits({ diet }: MaybeDietary, wanted: Diet): boolean {
  return diet?.some((stated) => stated === wanted || stated === 'vegan') ?? false
}

/**
 * Allergens and diet of several things that are eaten together. The whole has the allergens of all parts. It suits a diet if every
 * part suits that diet; the result names only the strictest such diet, because `vegan` includes `vegetarian`. If the restaurant
 * does not state the allergens of one part, the allergens of the whole are not stated either; the same is true for the diet.
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
