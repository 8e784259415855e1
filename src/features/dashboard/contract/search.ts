import { z } from 'zod'

import { periods } from '#src/kernel/list-query.ts'
import { SearchText } from '#src/kernel/text-field.ts'
import { searchCategories } from '../rules/search-categories.ts'

export const SearchQuery = z.object({
  /** Looked for where the lists look; case and diacritics do not matter. */
  q: SearchText.optional(),
  category: z.enum(searchCategories).default('all'),
  period: z.enum(periods).default('all'),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** How many of each kind match, erased ones too where nothing is searched for; kinds outside the category count as none. */
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
    /** The visit, the code and grand total, or the subject. */
    subtitle: z.string(),
    status: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

export const SearchResponse = z
  .object({
    summary: Summary,
    /** How many match in all; of those that are not erased, `results` has the ten newest. */
    total: z.int(),
    /** The figures that are larger than they say: what a text finds is counted up to 10,000 of each, all else exactly. */
    capped: z.array(Figure),
    results: z.array(SearchResult),
  })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof SearchResponse>

/** Amounts in VND, with two decimals. */
export const Today = z
  .object({
    /** The restaurant's day, YYYY-MM-DD. */
    date: z.string(),
    /** Of the orders due today, cancelled ones left out: how many, their grand totals, and what of these is paid. */
    orders: z.int(),
    takings: z.string(),
    paid: z.string(),
    /** Today's bookings and their guests, cancelled ones left out. */
    reservations: z.int(),
    covers: z.int(),
    /** The pending order and reservation and the new message that have waited longest, oldest first. */
    waiting: z.array(
      z.object({ type: SearchResult.shape.type, id: z.string(), title: z.string(), since: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof Today>
