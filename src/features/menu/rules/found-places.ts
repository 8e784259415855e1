import { foldText } from '#src/kernel/text.ts'
import { readQuery } from './searched-text.ts'

/**
 * A passage in a text that matches the search: the index of the text, the index of the passage's first character, and the index
 * after its last.
 */
export interface FoundPlace {
  readonly text: number
  readonly start: number
  readonly end: number
}

/**
 * Finds the passages to highlight in the texts of a dish, so that the guest sees why the search has found it: the whole search text
 * as typed, or else its words as typed, or else words that begin with them regardless of diacritics. `text` is the index of the
 * text. Empty if the match is in a text of the dish that is not in `texts`.
 */
export function foundPlaces(texts: readonly string[], query: string): FoundPlace[] {
  const { phrase, words } = readQuery(query)
  const ways = [
    { needles: [phrase], letters: lowerLetters, isWhole: true },
    { needles: words, letters: lowerLetters, isWhole: true },
    { needles: words.map(foldText), letters: foldedLetters, isWhole: false },
  ]
  for (const { needles, letters, isWhole } of ways) {
    const places = texts.flatMap((text, index) =>
      needles.flatMap((needle) => placesIn(letters(text), needle.replaceAll('-', ' '), isWhole, index)),
    )
    if (places.length > 0) return places
  }
  return []
}

const wordLetter = /[\p{L}\p{M}\p{N}]/u

function placesIn(letters: string, needle: string, isWhole: boolean, text: number): FoundPlace[] {
  const places: FoundPlace[] = []
  if (needle === '') return places
  for (let start = letters.indexOf(needle); start >= 0; start = letters.indexOf(needle, start + 1)) {
    const end = start + needle.length
    const continues = isWhole && wordLetter.test(letters.charAt(end))
    if (!continues && !wordLetter.test(letters.charAt(start - 1))) places.push({ text, start, end })
  }
  return places
}

/**
 * Changes each letter of a text separately and only if its length stays the same. So an index in the result is also an index in the
 * text.
 */
function eachLetter(text: string, change: (letter: string) => string): string {
  return text.replace(/[\p{L}\p{M}]/gu, (letter) => {
    const changed = change(letter)
    return changed.length === letter.length ? changed : letter
  })
}

const lowerLetters = (text: string) => eachLetter(text, (letter) => letter.toLowerCase())
const foldedLetters = (text: string) => eachLetter(text, foldText)
