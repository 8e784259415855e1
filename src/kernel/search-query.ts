import { foldText } from './text.ts'
import { oneLine } from './typed-text.ts'

/**
 * How much of a search text is used. Search fields accept no more, and a longer search text in an address is cut off, because a
 * longer text must not make the search more costly.
 */
export const maxSearchQuery = { characters: 100, words: 20 } as const

/**
 * Returns a search text in the form in which it is used and shown: on one line, and cut off after `maxSearchQuery.characters`, but
 * never within a character.
 */
export function cutSearchQuery(query: string): string {
  const line = oneLine(query)
  if (line.length <= maxSearchQuery.characters) return line
  return oneLine(line.slice(0, maxSearchQuery.characters).replace(/[\uD800-\uDBFF]$/, ''))
}

/**
 * The first words of a search text, in lower case without diacritics (`foldText`), without repetitions. A blank search text gives
 * one empty word, which every text contains.
 */
export function searchWords(query: string): string[] {
  const words = new Set(foldText(cutSearchQuery(query)).split(' '))
  return [...words].slice(0, maxSearchQuery.words)
}
