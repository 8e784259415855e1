import { type Language, markEnglish } from './language.ts'

const betweenNames = { en: /(^Half |, half |^Extra: |, )/u, vi: /(^Nửa |, nửa |^Thêm: |, )/u }

/**
 * Marks (see `markEnglish`) the English names in what `describeChoices`, `nameAsChosen` and `priceDish` say of a dish. Carts and orders
 * hold the text in each language, not which names had no Vietnamese one: those are the names that both texts have in the same place,
 * but for what is no word ("18cm") or is not English by its letters ("Phở").
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

/** The same for what a dish in cart, order or kitchen is called: as one dish it is Vietnamese where it has a Vietnamese name. */
export function markEnglishDish(
  language: Language,
  { name, nameVi }: { readonly name: string; readonly nameVi: string | null },
): string {
  const isHalved = nameVi !== null && betweenNames.vi.test(nameVi) && betweenNames.en.test(name)
  return (isHalved ? markEnglishNames : markEnglish)(language, name, nameVi)
}

/** The same for several texts of which each has its translation in the same place. */
export function markEnglishChoices(
  language: Language,
  { choices, choicesVi }: { readonly choices: readonly string[]; readonly choicesVi: readonly string[] },
): string[] {
  return choices.map((choice, place) => markEnglishNames(language, choice, choicesVi[place] ?? null))
}
