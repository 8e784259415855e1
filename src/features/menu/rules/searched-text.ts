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
 * The texts of a dish in a form that is fast to search. Each text is one line, in which single blanks enclose every word: `' tôm '`
 * finds a whole word, and `'\n tôm '` the first word of a text.
 */
export interface SearchedText {
  /** The names, descriptions and tags of the dish in lower case, with their diacritics. */
  readonly own: string
  readonly category: string
  /** All texts of the dish and its category in lower case, without tones: phở becomes phơ. */
  readonly toneless: string
  /** All words without diacritics, and also each whole text without blanks, because guests may leave out a blank ("haisan"). */
  readonly words: ReadonlySet<string>
}

/**
 * Removing diacritics takes longer than searching. So each dish is prepared only once, and the result is kept as long as the dish
 * object exists.
 */
const searchedTexts = new WeakMap<SearchableDish, SearchedText>()

export function searchedText(dish: SearchableDish): SearchedText {
  const known = searchedTexts.get(dish)
  if (known) return known
  const { name, nameVi, description, descriptionVi, tags } = dish
  // In a name, "không" (without) is joined with the next word. In a description it often does not mean that the dish lacks
  // something, so it stays a separate word there.
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
 * Brings the search text into the same form as the texts of dishes: the whole phrase, and its words. The phrase is empty if the
 * search text contains no letters or digits.
 */
export function readQuery(query: string): { phrase: string; words: readonly string[] } {
  const phrase = joinNegations(lines([cutSearchQuery(query)])).trim()
  const words = new Set(phrase.split(' '))
  const telling = [...words].filter((word) => !fillers.has(word))
  return { phrase, words: (telling.length > 0 ? telling : [...words]).slice(0, maxSearchQuery.words) }
}

/**
 * Words that say nothing about a dish, such as "món" in "món chay" or "with" in "pizza with ham". The search ignores them when it
 * looks for single words.
 */
const fillers = new Set('món mon đồ ăn có co với và with and'.split(' '))

/**
 * Joins a negation and the next word into one word, such as "không-cay" (not spicy). Otherwise a search for "cay" (spicy) would
 * find dishes that are "không cay", and a search for "không cay" would find dishes that have "không" before another word.
 */
function joinNegations(text: string): string {
  return text
    .replace(/ (không|khong|ko|no|without|kiêng|ứng|ung) (?=[^\n])/g, ' $1-')
    .replace(/([^\n]) (?=free )/g, '$1-')
}

function lines(texts: readonly (string | null)[]): string {
  return texts.map((text) => `\n ${wordsOf(text ?? '')} `).join('')
}

/** The words of a text in lower case, separated by single blanks. */
export function wordsOf(text: string): string {
  return composedText(oneLine(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
