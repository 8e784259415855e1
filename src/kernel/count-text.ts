import type { Language } from './language.ts'

/** Lists, and searches for a text, count up to here: a larger number need not be exact, and counting on takes long. */
export const countedUpTo = 10_000

/** How many rows a list has in all, in a sentence: "61", "more than 10,000". */
export function listCountText(total: number, language: Language): string {
  return total > countedUpTo ? moreThanText(countedUpTo, language) : String(total)
}

/** "more than 10,000". */
export function moreThanText(count: number, language: Language): string {
  return `${language === 'vi' ? 'hơn' : 'more than'} ${groupedNumber(count, language)}`
}

/** A number with its thousands apart, as readers of the language write them: "10.000" or "10,000". */
export function groupedNumber(count: number, language: Language): string {
  return count.toLocaleString(language === 'vi' ? 'vi-VN' : 'en')
}
