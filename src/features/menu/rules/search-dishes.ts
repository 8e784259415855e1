import { cutSearchQuery } from '#src/kernel/search-query.ts'
import { foldText, withoutTones } from '#src/kernel/text.ts'
import { hasOneSlip } from './one-slip.ts'
import { readQuery, searchedText, type SearchableDish, type SearchedText } from './searched-text.ts'

/** Both in the order of the dishes that were searched; no dish is in both. */
export interface FoundDishes<Dish> {
  /** They hold what was typed as it was typed, in whole words. */
  readonly exact: readonly Dish[]
  /** They hold it only with other diacritics, in parts of words or with one slip. */
  readonly similar: readonly Dish[]
}

type Test = (text: SearchedText) => boolean

/**
 * The dishes that hold the query in name, description, their Vietnamese variants, tags or category, as the feature's
 * README says. A blank query finds all. Of a long query only the beginning counts (`maxSearchQuery`).
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

/** Tried where nothing holds the query as it was typed: what may be meant by it. */
function widerTests(phrase: string, words: readonly string[]): Test[] {
  const whole = words.map((word) => loosely(word, ' ', ' '))
  const lastOne = loosely(words.at(-1) ?? '', ' ')
  return [
    loosely(phrase, ' '),
    (text) => whole.every((holds) => holds(text)),
    // The last word may not be typed to its end.
    (text) => whole.slice(0, -1).every((holds) => holds(text)) && lastOne(text),
    ...(phrase.length < minLettersWithin ? [] : [loosely(phrase)]),
    (text) => hasOneSlip(words.map(foldText), text.words),
  ]
}

/** Fewer letters stand within too many words: "nut" in "minutes". */
const minLettersWithin = 4

/**
 * Whether somebody asks for dishes without something, of which no name or tag says that they are: "không sữa", "no milk".
 * To look for the words would find just the dishes to avoid.
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
 * Whether all of a dish's text holds the words between `before` and `after`, whatever the diacritics of words that were typed
 * without any; of the others tones alone are overlooked. So "pho" finds "phô mai", "hãi sản" finds "hải sản", and "phở" no cheese.
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
