import { cutSearchQuery } from '#src/kernel/search-query.ts'
import { foldText, withoutTones } from '#src/kernel/text.ts'
import { hasOneSlip } from './one-slip.ts'
import { readQuery, searchedText, type SearchableDish, type SearchedText } from './searched-text.ts'

/** Both lists keep the order of the searched dishes. No dish is in both. */
export interface FoundDishes<Dish> {
  /** The dishes that contain the search text as typed, in whole words. */
  readonly exact: readonly Dish[]
  /**
   * The dishes that contain the search text only with other diacritics, only as part of a word, or only if a typing mistake is
   * corrected.
   */
  readonly similar: readonly Dish[]
}

type Test = (text: SearchedText) => boolean

/**
 * The dishes that contain the search text in the name, the description, their Vietnamese versions, the tags or the category. The
 * feature's README describes the search. A blank text finds all dishes. Only the first characters of a long text count
 * (`maxSearchQuery`).
 */
export function searchDishes<Dish extends SearchableDish>(
  dishes: readonly Dish[],
  query: string,
): FoundDishes<Dish> {
  if (!cutSearchQuery(query)) return { exact: dishes, similar: [] }
  const { phrase, words } = readQuery(query)
  if (!phrase || asksForWithout(dishes, query)) return { exact: [], similar: [] }
  const exact = firstFound(dishes, [
    ({ own, category }) => own.includes(` ${phrase} `) || category.includes(`\n ${phrase} `),
    ({ own, category }) => words.every((word) => `${own}${category}`.includes(` ${word} `)),
  ])
  const others = dishes.filter((dish) => !exact.includes(dish))
  const similar = firstFound(others, [
    loosely(phrase, ' ', ' '),
    ({ own }) => own.includes(` ${phrase}`),
    ...(exact.length > 0 ? [] : widerTests(phrase, words)),
  ])
  return { exact, similar }
}

/** The tests that are used if no dish contains the search text as typed. They find what the guest may have meant. */
function widerTests(phrase: string, words: readonly string[]): Test[] {
  const whole = words.map((word) => loosely(word, ' ', ' '))
  const lastOne = loosely(words.at(-1) ?? '', ' ')
  return [
    loosely(phrase, ' '),
    (text) => whole.every((holds) => holds(text)),
    // The last word may be incomplete, because the guest is still typing.
    (text) => whole.slice(0, -1).every((holds) => holds(text)) && lastOne(text),
    ...(phrase.length < minLettersWithin ? [] : [loosely(phrase)]),
    (text) => hasOneSlip(words.map(foldText), text.words),
  ]
}

/**
 * Texts inside a word are found only if they have at least this many letters. Shorter ones occur inside too many words, as "nut"
 * does in "minutes".
 */
const minLettersWithin = 4

/**
 * Whether the guest searches for dishes without something ("không sữa", "no milk") and no dish has these words in its name or tags.
 * A search for the single words would then find exactly the dishes that the guest wants to avoid.
 */
export function asksForWithout(dishes: readonly SearchableDish[], query: string): boolean {
  return readQuery(query)
    .words.filter((word) => word.includes('-'))
    .some((word) => firstFound(dishes, [loosely(word, ' ', ' ')]).length === 0)
}

function firstFound<Dish extends SearchableDish>(dishes: readonly Dish[], tests: readonly Test[]): Dish[] {
  for (const holds of tests) {
    const found = dishes.filter((dish) => holds(searchedText(dish)))
    if (found.length > 0) return found
  }
  return []
}

/**
 * Makes a test whether a dish's text contains `words` between `before` and `after`. A word that was typed without diacritics
 * matches any diacritics. A word that was typed with diacritics matches these alone, but with any tones. So "pho" finds "phô mai" (cheese) and "hãi sản" finds "hải
 * sản", but "phở" does not find "phô mai".
 */
function loosely(words: string, before = '', after = ''): Test {
  const pattern = words
    .split(' ')
    .map((word) => (foldText(word) === word ? overlookingMarks(word) : withoutTones(word)))
    .join(' ')
  const searched = new RegExp(`${before}${pattern}${after}`, 'u')
  return ({ toneless }) => searched.test(toneless)
}

function overlookingMarks(word: string): string {
  return word.replaceAll('d', '[dđ]').replace(/[aeou]/g, String.raw`$&\p{M}*`)
}
