import { z } from 'zod'

import { Order } from './order.ts'

/**
 * The orders of a party at a table. Amounts are VND with two decimals and leave out cancelled orders. Like the schemas in
 * `order-lists.ts`, this one has no id in the OpenAPI document.
 */
export const TableVisit = z.object({
  id: z.string(),
  tableLabel: z.string(),
  openedAt: z.iso.datetime(),
  /** The id of the user who opened the visit. Null if the visit was opened by an order. */
  openedBy: z.string().nullable(),
  guests: z.int().nullable(),
  /** The id of the booking of the party that sits at the table. */
  reservationId: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** When the orders of this visit were last paid together. The table becomes free when all orders are paid and finished. */
  paidAt: z.iso.datetime().nullable(),
  /** All orders of the visit, cancelled ones too, the oldest first. */
  orders: z.array(Order),
  /** The sum of the orders' grand totals. */
  total: z.string(),
  /** The sum of the grand totals of unpaid orders. */
  toPay: z.string(),
})
export type TableVisit = z.infer<typeof TableVisit>
