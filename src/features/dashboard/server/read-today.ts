import type { Database } from '#src/server/database/connection.ts'
import { findLongestNewMessage } from '#src/features/contact/server/contact.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { guestOf } from '#src/features/orders/rules/table-order.ts'
import { findLongestPendingOrder, sumOrdersDueOn } from '#src/features/orders/server/orders.ts'
import {
  countCoversOn,
  findLongestPendingReservation,
} from '#src/features/reservations/server/reservations.ts'
import { restaurantDate } from '#src/kernel/dates.ts'
import type { Today } from '../contract/search.ts'

/** Reads the numbers for today, which an owner wants to see first. */
export async function readToday(db: Database, now: Date): Promise<Today> {
  const date = restaurantDate(now)
  const [orders, tables, order, reservation, message] = await Promise.all([
    sumOrdersDueOn(db, date),
    countCoversOn(db, date),
    findLongestPendingOrder(db),
    findLongestPendingReservation(db),
    findLongestNewMessage(db),
  ])
  // An order comes before a booking that has waited longer: its guests are hungry.
  const waiting = [
    order && {
      type: 'order' as const,
      title: `${shortCode(order.id)} · ${guestOf(order, 'vi')}`,
      ...keys(order),
    },
    reservation && { type: 'reservation' as const, title: reservation.name, ...keys(reservation) },
    message && { type: 'message' as const, title: message.name, ...keys(message) },
  ].filter((each) => each !== undefined)
  return {
    date,
    ...orders,
    ...tables,
    waiting,
  }
}

function keys({ id, createdAt }: { readonly id: string; readonly createdAt: Date }) {
  return { id, since: createdAt.toISOString() }
}
