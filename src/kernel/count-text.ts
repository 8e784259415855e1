import type { Language } from './language.ts'
import { numberText } from './number-text.ts'

/** Lists, and searches for a text, count up to here: a larger number need not be exact, and counting on takes long. */
export const countedUpTo = 10_000

/** How many rows a list has in all, in a sentence: "61", "more than 10,000". */
export function listCountText(total: number, language: Language): string {
  return total > countedUpTo ? moreThanText(countedUpTo, language) : String(total)
}

/** "more than 10,000". */
export function moreThanText(count: number, language: Language): string {
  return `${language === 'vi' ? 'hơn' : 'more than'} ${numberText(count, language)}`
}
