import { cutSearchQuery, maxSearchQuery } from '#src/kernel/search-query.ts'
import { composedText, foldText, withoutTones } from '#src/kernel/text.ts'
import { oneLine } from '#src/kernel/typed-text.ts'

export interface SearchableDish {
  readonly name: string
  readonly nameVi: string | null
  readonly description: string
  readonly descriptionVi: string | null
  readonly tags: readonly string[]
  readonly category: { readonly name: string; readonly nameVi: string | null }
}

/**
 * The texts of a dish, prepared for searching. Each text is a line of words between single blanks, so that `' tôm '` finds a whole
 * word and `'\n tôm '` finds the first word of a text.
 */
export interface SearchedText {
  /** Names, descriptions and tags in lower case, with their diacritics. */
  readonly own: string
  readonly category: string
  /** All texts of the dish and its category in lower case, without tones: phở becomes phơ. */
  readonly toneless: string
  /** All words without diacritics, and all lines without blanks, because somebody who types "haisan" has left a blank out. */
  readonly words: ReadonlySet<string>
}

/** Removing diacritics takes longer than searching, so each dish is prepared once and kept for as long as it is in memory. */
const searchedTexts = new WeakMap<SearchableDish, SearchedText>()

export function searchedText(dish: SearchableDish): SearchedText {
  const known = searchedTexts.get(dish)
  if (known) return known
  const { name, nameVi, description, descriptionVi, tags } = dish
  // "Không" in a name joins the next word. In a description it need not mean that the dish lacks this word, so there it stays a
  // word of its own.
  const own = joinNegations(lines([name, nameVi, ...tags])) + lines([description, descriptionVi])
  const category = lines([dish.category.name, dish.category.nameVi])
  const all = own + category
  const folded = all.split('\n').map(foldText)
  const words = new Set(folded.flatMap((line) => [line.replaceAll(' ', ''), ...line.split(' ')]))
  const searched = { own, category, toneless: withoutTones(all), words }
  searchedTexts.set(dish, searched)
  return searched
}

/**
 * Turns a query into the form that the texts of dishes have for searching: the phrase, and its words. The phrase is empty if the
 * query has no letters or digits.
 */
export function readQuery(query: string): { phrase: string; words: readonly string[] } {
  const phrase = joinNegations(lines([cutSearchQuery(query)])).trim()
  const words = new Set(phrase.split(' '))
  const telling = [...words].filter((word) => !fillers.has(word))
  return { phrase, words: (telling.length > 0 ? telling : [...words]).slice(0, maxSearchQuery.words) }
}

/** Words that say nothing about a dish, such as "món" in "món chay" and "with" in "pizza with ham". The search uses them only inside a phrase. */
const fillers = new Set('món mon đồ ăn có co với và with and'.split(' '))

/**
 * Joins a negation and the word after it into one word, "không-cay" (not spicy). Otherwise a search for "cay" would find dishes
 * that are "không cay", and a search for "không cay" would find "không" before any other word.
 */
function joinNegations(text: string): string {
  return text
    .replace(/ (không|khong|ko|no|without|kiêng|ứng|ung) (?=[^\n])/g, ' $1-')
    .replace(/([^\n]) (?=free )/g, '$1-')
}

function lines(texts: readonly (string | null)[]): string {
  return texts.map((text) => `\n ${wordsOf(text ?? '')} `).join('')
}

/** The words of a text in lower case, with single blanks between them. */
export function wordsOf(text: string): string {
  return composedText(oneLine(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
