import { z } from 'zod'

import { CancelledOrder, Order } from '#src/features/orders/contract/order.ts'
import { CancelledReservation, Reservation } from '#src/features/reservations/contract/reservation.ts'

/**
 * All open orders and reservations of a phone number for today or later. This schema has no name in the API document. With a name,
 * the document would contain two schemas called Reservation: the build of the site contains its own copies of the guests'
 * contracts.
 */
export const SameNumber = z.object({
  /** The phone number in its country's usual format. */
  shownPhone: z.string(),
  reservations: z.array(Reservation),
  orders: z.array(Order),
})
export type SameNumber = z.infer<typeof SameNumber>

/**
 * The orders and reservations that one call has cancelled: for each one the id, the status before the cancellation, and the time of
 * its last change.
 */
export const CancelledTogether = z
  .object({
    reservations: z.array(CancelledReservation).max(1_000),
    orders: z.array(CancelledOrder).max(1_000),
  })
  .meta({ id: 'CancelledTogether' })
export type CancelledTogether = z.infer<typeof CancelledTogether>
