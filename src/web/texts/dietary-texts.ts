import { allergens, type Allergen, type Diet, type MaybeDietary, suits } from '#src/kernel/dietary.ts'

/**
 * Texts about dishes' allergens and the diets for which dishes are suitable, for guests and staff. No text says that a dish is free
 * of an allergen.
 */
const en = {
  allergens: {
    gluten: 'gluten',
    milk: 'milk',
    egg: 'egg',
    fish: 'fish',
    crustaceans: 'crustaceans',
    molluscs: 'molluscs',
    peanuts: 'peanuts',
    nuts: 'nuts',
    soy: 'soy',
    sesame: 'sesame',
  } satisfies Record<Allergen, string>,
  diets: { vegetarian: 'Vegetarian', vegan: 'Vegan' } satisfies Record<Diet, string>,
  contains: (list: string) => `Contains ${list}`,
  namesNone: 'Allergens: none named',
  unstated: 'Allergens: please ask us',
  unstatedDiet: 'Diet: not stated',
  /** A note beside every list of allergens; the number to call follows it. */
  caution:
    'Our kitchen works with all common allergens, so any dish may hold traces. With an allergy, please call us first.',
}

const vi: typeof en = {
  allergens: {
    gluten: 'gluten',
    milk: 'sữa',
    egg: 'trứng',
    fish: 'cá',
    crustaceans: 'tôm cua',
    molluscs: 'mực sò ốc',
    peanuts: 'đậu phộng',
    nuts: 'các loại hạt',
    soy: 'đậu nành',
    sesame: 'mè',
  },
  diets: { vegetarian: 'Chay', vegan: 'Thuần chay' },
  contains: (list) => `Có ${list}`,
  namesNone: 'Dị ứng: không nêu chất nào',
  unstated: 'Dị ứng: bạn hỏi quán nhé',
  unstatedDiet: 'Chay: chưa ghi',
  caution:
    'Bếp dùng mọi chất gây dị ứng thường gặp nên món nào cũng có thể lẫn một ít. Bạn bị dị ứng, gọi quán trước nhé.',
}

export const dietaryTexts = { vi, en }

/** The names of these allergens as one text, always in the same order. */
export function allergenNames(texts: typeof en, stated: readonly Allergen[]): string {
  return allergens
    .filter((allergen) => stated.includes(allergen))
    .map((allergen) => texts.allergens[allergen])
    .join(', ')
}

/**
 * A text such as "Có gluten, sữa" (contains gluten, milk). There are two special texts: if the restaurant has stated that a dish
 * contains no allergens, and if it has stated nothing.
 */
export function allergensText(texts: typeof en, { allergens: stated = null }: MaybeDietary): string {
  if (stated === null) return texts.unstated
  return stated.length === 0 ? texts.namesNone : texts.contains(allergenNames(texts, stated))
}

/** A text such as "Chay" (vegetarian). Undefined if the dish is suitable for no diet, or if the restaurant has stated nothing. */
export function dietMark(texts: typeof en, dietary: MaybeDietary): string | undefined {
  if (suits(dietary, 'vegan')) return texts.diets.vegan
  return suits(dietary, 'vegetarian') ? texts.diets.vegetarian : undefined
}

/** Both in one line. */
export function dietaryText(texts: typeof en, dietary: MaybeDietary): string {
  const isUnstated = (dietary.diet ?? null) === null
  const diet = dietMark(texts, dietary) ?? (isUnstated ? texts.unstatedDiet : undefined)
  return [diet, allergensText(texts, dietary)].filter((part) => part !== undefined).join(' · ')
}
