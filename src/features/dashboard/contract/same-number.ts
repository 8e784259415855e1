import { z } from 'zod'

import { CancelledOrder, Order } from '#src/features/orders/contract/order.ts'
import { CancelledReservation, Reservation } from '#src/features/reservations/contract/reservation.ts'

/**
 * The orders and reservations of a phone number that are open for today or later. This is not a named schema in the API document:
 * built pages contain copies of the guests' contracts, so one server process would then document two schemas called Reservation.
 */
export const SameNumber = z.object({
  /** The phone number in its country's usual format. */
  shownPhone: z.string(),
  reservations: z.array(Reservation),
  orders: z.array(Order),
})
export type SameNumber = z.infer<typeof SameNumber>

/**
 * The orders and reservations that one call has cancelled: for each of them its id, the status before the cancellation, and the
 * time of its last change.
 */
export const CancelledTogether = z
  .object({
    reservations: z.array(CancelledReservation).max(1_000),
    orders: z.array(CancelledOrder).max(1_000),
  })
  .meta({ id: 'CancelledTogether' })
export type CancelledTogether = z.infer<typeof CancelledTogether>
