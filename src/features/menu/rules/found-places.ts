import { foldText } from '#src/kernel/text.ts'
import { readQuery } from './searched-text.ts'

/** Where a text holds a part of the query: the first character, and the one after the last. */
export interface FoundPlace {
  readonly text: number
  readonly start: number
  readonly end: number
}

/**
 * Where the texts of a dish hold the query, so that the guest sees why the search has found the dish: the query as typed, else its
 * words, else the words with other diacritics or as beginnings of words. `text` is the index of the text. Empty if only a text that
 * is not among them holds the query.
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

/** The letters of a text, each changed by itself, so that places in the result are places in the text. */
function eachLetter(text: string, change: (letter: string) => string): string {
  return text.replace(/[\p{L}\p{M}]/gu, (letter) => {
    const changed = change(letter)
    return changed.length === letter.length ? changed : letter
  })
}

const lowerLetters = (text: string) => eachLetter(text, (letter) => letter.toLowerCase())
const foldedLetters = (text: string) => eachLetter(text, foldText)
