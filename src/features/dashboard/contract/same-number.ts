import { z } from 'zod'

import { CancelledOrder, Order } from '#src/features/orders/contract/order.ts'
import { CancelledReservation, Reservation } from '#src/features/reservations/contract/reservation.ts'

/**
 * What a number has open for today or later. It is no schema of its own in the document of the API: the built pages hold copies of
 * the contracts of guests, and one process would then document two schemas called Reservation.
 */
export const SameNumber = z.object({
  /** As its country writes it. */
  shownPhone: z.string(),
  reservations: z.array(Reservation),
  orders: z.array(Order),
})
export type SameNumber = z.infer<typeof SameNumber>

/** What was cancelled together, with the status that each had, and since when it is as it is. */
export const CancelledTogether = z
  .object({
    reservations: z.array(CancelledReservation).max(1_000),
    orders: z.array(CancelledOrder).max(1_000),
  })
  .meta({ id: 'CancelledTogether' })
export type CancelledTogether = z.infer<typeof CancelledTogether>
