import { type Language, markEnglish } from './language.ts'

const betweenNames = { en: /(^Half |, half |^Extra: |, )/u, vi: /(^Nửa |, nửa |^Thêm: |, )/u }

/**
 * Marks (see `markEnglish`) the English names in a text that `describeChoices`, `nameAsChosen` or `priceDish` has returned for a
 * dish. Carts and orders store such a text in each language, but do not store which names in it have no Vietnamese form. If both
 * texts have the same name at the same place, the name counts as English, unless it is no word ("18cm") or contains letters that
 * are not English ("Phở").
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
 * Marks the English name of a dish in the cart, in an order or in the kitchen. Only a half-and-half pizza has several names. Any
 * other dish has a single name, which is Vietnamese if the dish has a Vietnamese name.
 */
export function markEnglishDish(
  language: Language,
  { name, nameVi }: { readonly name: string; readonly nameVi: string | null },
): string {
  const isHalved = nameVi !== null && betweenNames.vi.test(nameVi) && betweenNames.en.test(name)
  return (isHalved ? markEnglishNames : markEnglish)(language, name, nameVi)
}

/** Does the same as `markEnglishNames` for several texts. Each text's translation has the same index. */
export function markEnglishChoices(
  language: Language,
  { choices, choicesVi }: { readonly choices: readonly string[]; readonly choicesVi: readonly string[] },
): string[] {
  return choices.map((choice, place) => markEnglishNames(language, choice, choicesVi[place] ?? null))
}
