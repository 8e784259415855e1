import { z } from 'zod'

import { periods } from '#src/kernel/list-query.ts'
import { SearchText } from '#src/kernel/text-field.ts'
import { searchCategories } from '../rules/search-categories.ts'

export const SearchQuery = z.object({
  /**
   * The search text. It is searched for in the same fields as in the office's list of each kind, regardless of case and diacritics.
   */
  q: SearchText.optional(),
  category: z.enum(searchCategories).default('all'),
  period: z.enum(periods).default('all'),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/**
 * How many reservations, orders and messages match. Without a search text, those whose personal data was erased count too. Kinds
 * outside the chosen category are 0.
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
    /** For a reservation the time of the visit, for an order its code and grand total, for a message its subject. */
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
     * How many reservations, orders and messages match in all. `results` holds the ten newest of those whose personal data is not
     * erased.
     */
    total: z.int(),
    /**
     * The numbers that are only lower limits, because the database stopped counting. With a search text each kind is counted only
     * up to 10,000; without a search text all counts are exact.
     */
    capped: z.array(Figure),
    results: z.array(SearchResult),
  })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof SearchResponse>

/** The figures for the restaurant's present day. Amounts are VND with two decimals. */
export const Today = z
  .object({
    /** The restaurant's day, YYYY-MM-DD. */
    date: z.string(),
    /** The orders due today without cancelled ones: their number, the sum of their grand totals, and how much of it is paid. */
    orders: z.int(),
    takings: z.string(),
    paid: z.string(),
    /** The number of today's reservations, and the number of their guests, both without cancelled ones. */
    reservations: z.int(),
    covers: z.int(),
    /** The pending order, the pending reservation and the new message that have waited longest, the oldest first. */
    waiting: z.array(
      z.object({ type: SearchResult.shape.type, id: z.string(), title: z.string(), since: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof Today>
