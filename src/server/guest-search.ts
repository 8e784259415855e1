import { and, type Column, inArray, or, type SQL, sql } from 'drizzle-orm'

import { composedText, foldText } from '#src/kernel/text.ts'
import { foldedContains } from './database/list-search.ts'
import { searchedPhone } from './phone-numbers.ts'

/**
 * Words that a search for guests ignores before a name or a table's label: Vietnamese titles, with and without diacritics, and the
 * words for "table".
 */
const leftOut = new Set('anh chị chi cô co chú chu bác bac em ông ong bà ba bàn ban table'.split(' '))
const letterOrDigit = /[\p{L}\p{N}]/u
/** A word with this many digits or more counts as part of a phone number. */
const phoneDigits = /^\+?\d{4,}$/

interface GuestSearch {
  /** The words that a row must contain, in any order. */
  readonly words: readonly string[]
  /**
   * The label that the restaurant table of a row must have, in lower case without diacritics. Undefined if the search text names no
   * table.
   */
  readonly table: string | undefined
}

/**
 * Reads the text with which staff search for an order or a booking: words in any order, a phone number in any form, or "bàn 7" for
 * a table. A title before a name is ignored, because names are stored without titles.
 */
function readGuestSearch(text: string): GuestSearch {
  const phone = searchedPhone(text)
  if (phone !== undefined) return { words: [phone], table: undefined }
  const typed = composedText(text).trim().replace(/^#/, '').split(/\s+/u)
  // A word after "bàn" counts as a table's label only if it contains a digit, because "bàn" can also be part of a name.
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
 * An SQL condition that is true if a row matches the search text. `folded` is the row's text in lower case without diacritics, in
 * which `@` stands before and after the label of the restaurant table. A search text without a letter or digit matches nothing.
 */
export function matchesGuestSearch(folded: SQL, text: string): SQL | undefined {
  const { words, table } = readGuestSearch(text)
  if (words.length === 0 && table === undefined) return sql`false`
  // An owner may have labelled the table "7" or "Bàn 7", so the search looks for each of these labels.
  const labels = table === undefined ? [] : [table, `ban ${table}`, `table ${table}`]
  return and(
    ...words.map((word) => foldedContains(folded, word)),
    or(...labels.map((label) => foldedContains(folded, `@ ${label} @`))),
  )
}

/** A search for allergies reads at most this many open rows (orders or bookings), the newest ones. */
export const maxOpenLookedThrough = 1_000

const allergyWords = /(?<![\p{L}\p{N}])(?:di ung|allerg\p{L}*)(?![\p{L}\p{N}])/gu

/** If a search text asks for allergies, returns the rest of it, such as "Lan" in "Lan dị ứng". Otherwise returns undefined. */
export function besidesAllergy(text: string): string | undefined {
  const folded = foldText(text)
  const rest = folded.replaceAll(allergyWords, ' ')
  return rest === folded ? undefined : foldText(rest)
}

interface NotedRow {
  readonly id: string
  /** The columns with the notes that the guest has written. */
  readonly notes: readonly (string | null)[]
}

/**
 * An SQL condition that is true for a row that mentions an allergy and also matches the rest of the search, by its own text or by
 * its notes. `allergic` contains the rows whose notes mention an allergy. The stored search text of a row contains no notes, so the
 * caller reads the notes of open rows alone.
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
