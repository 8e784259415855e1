import { z } from 'zod'

import { Order } from './order.ts'

/**
 * What a party at a table has ordered. The amounts are VND with two decimals; cancelled orders are not counted. Like the schemas of
 * `order-lists.ts` it has no id.
 */
export const TableVisit = z.object({
  id: z.string(),
  tableLabel: z.string(),
  openedAt: z.iso.datetime(),
  /** The id of the user who opened the visit; null if an order opened it. */
  openedBy: z.string().nullable(),
  guests: z.int().nullable(),
  /** The booking of the party that sits here. */
  reservationId: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** When its orders were last paid together. The table is free once they are done, too. */
  paidAt: z.iso.datetime().nullable(),
  /** The orders of the visit, oldest first, with cancelled ones. */
  orders: z.array(Order),
  /** The sum of the grand totals. */
  total: z.string(),
  /** The sum of the grand totals that are not paid. */
  toPay: z.string(),
})
export type TableVisit = z.infer<typeof TableVisit>
