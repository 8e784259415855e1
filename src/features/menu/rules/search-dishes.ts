import { cutSearchQuery } from '#src/kernel/search-query.ts'
import { foldText, withoutTones } from '#src/kernel/text.ts'
import { hasOneSlip } from './one-slip.ts'
import { readQuery, searchedText, type SearchableDish, type SearchedText } from './searched-text.ts'

/** Both lists keep the order of the searched dishes. No dish is in both. */
export interface FoundDishes<Dish> {
  /** The dishes that hold the query exactly as typed, in whole words. */
  readonly exact: readonly Dish[]
  /** The dishes that hold the query only with other diacritics, in parts of words or with one typing mistake. */
  readonly similar: readonly Dish[]
}

type Test = (text: SearchedText) => boolean

/**
 * The dishes that hold the query in name, description, their Vietnamese variants, tags or category. The feature's README describes
 * the search. A blank query finds all dishes. Only the beginning of a long query counts (`maxSearchQuery`).
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

/** If no dish holds the query as typed, these tests look for what the guest may mean. */
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
 * Within words the search finds only texts of at least this many letters, because shorter texts occur in too many words: "nut" in
 * "minutes".
 */
const minLettersWithin = 4

/**
 * Whether a query asks for dishes without something, such as "không sữa" or "no milk", although no dish's name or tag says so.
 * Searching for the query's words would then find exactly the dishes to avoid.
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
 * Tests whether the text of a dish holds `words` between `before` and `after`. Words that were typed without diacritics match any
 * diacritics; in all other words only tones are ignored. So "pho" finds "phô mai" (cheese), "hãi sản" finds "hải sản", and "phở"
 * does not find "phô mai".
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
