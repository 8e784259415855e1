import { randomUUID } from 'node:crypto'

import { and, desc, eq } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { type AuditedThing, type AuditServices, recordChange } from '#src/features/audit/server/audit.ts'
import type { EarlierOrder, KnownGuest } from '../contract/known-guest.ts'
import { allergyNotes, maxEarlierOrders } from '../rules/known-guest.ts'
import { shortCode } from '../rules/order-code.ts'
import { everyOrder, notErased } from './every-order.ts'
import type { StoredOrder } from './order-store.ts'

/** The data of a booking that staff see: when it was made, the guest's name and note, and whether the guest was a no-show. */
interface KnownBooking {
  readonly createdAt: Date
  readonly name: string
  readonly note: string | null
  readonly isNoShow: boolean
}

/**
 * Finds the newest bookings of a phone number (E.164) whose personal data has not been erased. The reservations feature provides
 * this function.
 */
export interface KnownBookings {
  findBookings(db: Queries, phone: string): Promise<readonly KnownBooking[]>
}

/**
 * The audit log stores only that somebody looked up a guest, not which guest. The id is random, so nobody can find out which
 * entries concern the same guest.
 */
const auditedLook: AuditedThing<'id'> = {
  kind: 'guest-look-up',
  list: undefined,
  isPublic: false,
  fields: {},
}

/** How many orders of a phone number are read at most. */
const maxRows = 100

/**
 * All that is stored about a phone number (E.164). The same transaction writes an audit entry about who has looked it up and when.
 */
export async function lookUpGuest(
  services: AuditServices & KnownBookings,
  by: Actor,
  phone: string,
): Promise<KnownGuest> {
  let known: KnownGuest | undefined
  const write = { by, action: 'orders.guest-look-up', thing: auditedLook } as const
  await recordChange(services, write, async (tx) => {
    const orders = await tx
      .select()
      .from(everyOrder)
      .where(and(eq(everyOrder.customerPhone, phone), notErased))
      .orderBy(desc(everyOrder.createdAt))
      .limit(maxRows)
    known = presentGuest(orders, await services.findBookings(tx, phone))
    return { before: undefined, after: { id: randomUUID() } }
  })
  if (!known) throw new Error('A recorded look has found what is stored')
  return known
}

function presentGuest(orders: readonly StoredOrder[], bookings: readonly KnownBooking[]): KnownGuest {
  const visits = [
    ...orders.map(({ createdAt, customerName, items, specialInstructions }) => ({
      createdAt,
      name: customerName,
      notes: [specialInstructions, ...items.map(({ note }) => note)],
    })),
    ...bookings.map(({ createdAt, name, note }) => ({ createdAt, name, notes: [note] })),
  ].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return {
    name: visits[0]?.name ?? null,
    orders: orders
      .filter(({ status }) => status !== 'cancelled')
      .slice(0, maxEarlierOrders)
      .map(presentEarlier),
    allergyNotes: allergyNotes(visits.flatMap(({ notes }) => notes)),
    noShows: bookings.filter(({ isNoShow }) => isNoShow).length,
  }
}

function presentEarlier(row: StoredOrder): EarlierOrder {
  const { orderType, tableLabel, customerAddress, items, specialInstructions, grandTotal } = row
  return {
    createdAt: row.createdAt.toISOString(),
    shortCode: shortCode(row.id),
    orderType,
    tableLabel,
    customerAddress,
    items,
    specialInstructions,
    grandTotal,
  }
}
