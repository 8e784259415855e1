import { foldText } from './text.ts'
import { oneLine } from './typed-text.ts'

/**
 * How much of a search text is used. Search fields accept no more, and a longer search text in an address is cut, because the cost
 * of a search must not grow with its length.
 */
export const maxSearchQuery = { characters: 100, words: 20 } as const

/** A search text as it is run and shown: in one line, and cut to `maxSearchQuery.characters`, never within a character. */
export function cutSearchQuery(query: string): string {
  const line = oneLine(query)
  if (line.length <= maxSearchQuery.characters) return line
  return oneLine(line.slice(0, maxSearchQuery.characters).replace(/[\uD800-\uDBFF]$/, ''))
}

/**
 * The first words of a search, each folded (see `foldText`) and contained once. A blank search gives one empty word, which every
 * text contains.
 */
export function searchWords(query: string): string[] {
  const words = new Set(foldText(cutSearchQuery(query)).split(' '))
  return [...words].slice(0, maxSearchQuery.words)
}
