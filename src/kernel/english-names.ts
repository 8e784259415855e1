import { type Language, markEnglish } from './language.ts'

const betweenNames = { en: /(^Half |, half |^Extra: |, )/u, vi: /(^Nửa |, nửa |^Thêm: |, )/u }

/**
 * Marks (see `markEnglish`) the English names in a text that `describeChoices`, `nameAsChosen` or `priceDish` returned for a dish.
 * Carts and orders store such a text in each language, but not which of its names lack a Vietnamese one. A name that is the same in
 * the same place of both texts lacks one, unless it is no word ("18cm") or has letters that are not English ("Phở").
 */
export function markEnglishNames(language: Language, english: string, vietnamese: string | null): string {
  if (language === 'en' || !vietnamese?.trim()) return markEnglish(language, english, vietnamese)
  const names = english.split(betweenNames.en)
  return vietnamese
    .split(betweenNames.vi)
    .map((name, place) =>
      place % 2 === 0 && name === names[place] && isEnglish(name) ? markEnglish('vi', name, null) : name,
    )
    .join('')
}

function isEnglish(name: string): boolean {
  return /[a-z]{3}/i.test(name) && /^[ -~]*$/.test(name)
}

/**
 * Marks the English name of a dish in the cart, an order or the kitchen. A dish that is not made of two halves has a single name,
 * which is Vietnamese if the dish has a Vietnamese name.
 */
export function markEnglishDish(
  language: Language,
  { name, nameVi }: { readonly name: string; readonly nameVi: string | null },
): string {
  const isHalved = nameVi !== null && betweenNames.vi.test(nameVi) && betweenNames.en.test(name)
  return (isHalved ? markEnglishNames : markEnglish)(language, name, nameVi)
}

/** As `markEnglishNames`, for several texts, each of which has its translation at the same index. */
export function markEnglishChoices(
  language: Language,
  { choices, choicesVi }: { readonly choices: readonly string[]; readonly choicesVi: readonly string[] },
): string[] {
  return choices.map((choice, place) => markEnglishNames(language, choice, choicesVi[place] ?? null))
}
