import { and, type Column, inArray, or, type SQL, sql } from 'drizzle-orm'

import { composedText, foldText } from '#src/kernel/text.ts'
import { foldedContains } from './database/list-search.ts'
import { searchedPhone } from './phone-numbers.ts'

/**
 * Words before a guest's or a table's name that are left out: Vietnamese titles, also without diacritics, and the words for
 * "table".
 */
const leftOut = new Set('anh chị chi cô co chú chu bác bac em ông ong bà ba bàn ban table'.split(' '))
const letterOrDigit = /[\p{L}\p{N}]/u
/** A word with this many digits or more is read as part of a phone number. */
const phoneDigits = /^\+?\d{4,}$/

interface GuestSearch {
  /** The words that a row must contain, in any order. */
  readonly words: readonly string[]
  /** The label of the table that a row must have, in lower case without diacritics. Undefined if the search names no table. */
  readonly table: string | undefined
}

/**
 * Reads the text with which staff search for an order or a booking: words in any order, a phone number in any form, or "bàn 7" for
 * the table. A title before a name is left out, because names are stored without it.
 */
function readGuestSearch(text: string): GuestSearch {
  const phone = searchedPhone(text)
  if (phone !== undefined) return { words: [phone], table: undefined }
  const typed = composedText(text).trim().replace(/^#/, '').split(/\s+/u)
  // A word after "bàn" is a label only if it has a digit: "bàn" can also be part of a name.
  const at = typed.findIndex(
    (word, index) => ['ban', 'table'].includes(foldText(word)) && /\d/.test(typed[index + 1] ?? ''),
  )
  const table = at < 0 ? undefined : foldText(typed[at + 1] ?? '')
  const words = (at < 0 ? typed : typed.toSpliced(at, 2)).filter((word) => letterOrDigit.test(word))
  while (words.length > 1 && leftOut.has(words[0] ?? '')) words.shift()
  return {
    words: words.map((word) => (phoneDigits.test(word) ? (searchedPhone(word) ?? word) : word)),
    table,
  }
}

/**
 * The condition that a row matches the search text. `folded` is the row's text in lower case without diacritics, in which `@`
 * stands before and after the label of the restaurant table. A text without a letter or digit matches nothing.
 */
export function matchesGuestSearch(folded: SQL, text: string): SQL | undefined {
  const { words, table } = readGuestSearch(text)
  if (words.length === 0 && table === undefined) return sql`false`
  // An owner may have labelled the table "7" or "Bàn 7".
  const labels = table === undefined ? [] : [table, `ban ${table}`, `table ${table}`]
  return and(
    ...words.map((word) => foldedContains(folded, word)),
    or(...labels.map((label) => foldedContains(folded, `@ ${label} @`))),
  )
}

/** So many open rows, the newest, are looked through for allergies. */
export const maxOpenLookedThrough = 1_000

const allergyWords = /(?<![\p{L}\p{N}])(?:di ung|allerg\p{L}*)(?![\p{L}\p{N}])/gu

/** What else a search asks for that names allergies, such as "Lan" in "Lan dị ứng". Undefined if the search does not name them. */
export function besidesAllergy(text: string): string | undefined {
  const folded = foldText(text)
  const rest = folded.replaceAll(allergyWords, ' ')
  return rest === folded ? undefined : foldText(rest)
}

interface NotedRow {
  readonly id: string
  /** What the guest has written. */
  readonly notes: readonly (string | null)[]
}

/**
 * The condition that a row is one of `allergic`, the rows whose notes speak of an allergy, and that the row's own text or its notes
 * match the rest of the search. Notes are not part of the folded text, so the caller reads those of open rows alone.
 */
export function matchesAllergySearch(
  { id, folded }: { readonly id: Column; readonly folded: SQL },
  rest: string,
  allergic: readonly NotedRow[],
): SQL | undefined {
  const words = rest.split(' ')
  const idsOf = (rows: readonly NotedRow[]) => rows.map((row) => row.id)
  const noted = allergic.filter(({ notes }) => {
    const text = foldText(notes.join(' '))
    return words.every((word) => text.includes(word))
  })
  return and(inArray(id, idsOf(allergic)), or(matchesGuestSearch(folded, rest), inArray(id, idsOf(noted))))
}
