import { z } from 'zod'

import { periods } from '#src/kernel/list-query.ts'
import { SearchText } from '#src/kernel/text-field.ts'
import { searchCategories } from '../rules/search-categories.ts'

export const SearchQuery = z.object({
  /**
   * The search text. For each kind it is looked for in the same fields as in the office's list of that kind, regardless of case and
   * diacritics.
   */
  q: SearchText.optional(),
  category: z.enum(searchCategories).default('all'),
  period: z.enum(periods).default('all'),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/**
 * How many reservations, orders and messages match. Without a search text, the numbers include entries whose personal data was
 * erased. A kind that the chosen category excludes has the number 0.
 */
export const Summary = z.object({
  reservations: z.int(),
  orders: z.int(),
  messages: z.int(),
  cancelledReservations: z.int(),
  cancelledOrders: z.int(),
})
export type Summary = z.infer<typeof Summary>

const Figure = z.enum([...Summary.keyof().options, 'total'])

export const SearchResult = z
  .object({
    type: z.enum(['reservation', 'order', 'message']),
    id: z.string(),
    /** Whose it is. */
    title: z.string(),
    /**
     * A second line for the result: the time of the visit for a reservation, the code and total for an order, the subject for a
     * message.
     */
    subtitle: z.string(),
    status: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

export const SearchResponse = z
  .object({
    summary: Summary,
    /**
     * How many reservations, orders and messages match in total. `results` contains the ten newest of them whose personal data has
     * not been erased.
     */
    total: z.int(),
    /**
     * Which of the numbers are only minimums, because the database stopped counting. With a search text it counts only up to 10,000
     * of each kind; without a search text all numbers are exact.
     */
    capped: z.array(Figure),
    results: z.array(SearchResult),
  })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof SearchResponse>

/** The numbers for today in the restaurant's time zone. Amounts are VND with two decimals. */
export const Today = z
  .object({
    /** Today's date in the restaurant's time zone, YYYY-MM-DD. */
    date: z.string(),
    /**
     * The orders for today, except cancelled ones: how many there are, the sum of their totals, and how much of this sum is paid.
     */
    orders: z.int(),
    takings: z.string(),
    paid: z.string(),
    /** How many reservations there are for today, and for how many guests in total. Cancelled ones do not count. */
    reservations: z.int(),
    covers: z.int(),
    /** The longest-waiting pending order, pending reservation and new message, in this order. */
    waiting: z.array(
      z.object({ type: SearchResult.shape.type, id: z.string(), title: z.string(), since: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof Today>
