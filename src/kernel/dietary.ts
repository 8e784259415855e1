/** What guests are warned of, in the order in which lists name it. */
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

/** Who may eat it. What is vegan is vegetarian too, whether or not it says so. */
export const diets = ['vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** What a dish, an option or a line of an order contains and whom it suits. Null is not stated, an empty list none stated. */
export interface Dietary {
  readonly allergens: readonly Allergen[] | null
  readonly diet: readonly Diet[] | null
}

/** The same of what may have been stored before there were these fields: absent is not stated. */
export type MaybeDietary = { readonly [Field in keyof Dietary]?: Dietary[Field] | undefined }

/** Whether it is stated to suit people of this diet. */
export function suits({ diet }: MaybeDietary, wanted: Diet): boolean {
  return diet?.some((stated) => stated === wanted || stated === 'vegan') ?? false
}

/**
 * What several things eaten together contain and whom they suit: every allergen that one of them has, and the diets that all of
 * them suit, of which vegan says vegetarian too. What one of them does not state is not stated of the whole.
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
