import { sql } from 'drizzle-orm'

import { retentionMonths } from '#src/kernel/retention.ts'
import { eraseArchived, isOver, moveToArchive } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'

/** Moves the orders that are older than `retentionMonths.live` months to the archive, and returns how many. */
export function archiveOrders(db: Queries, now: Date): Promise<number> {
  const due = isOrderOver(orderTable, retentionMonths.live, now)
  return moveToArchive(db, { live: orderTable, archive: orderArchiveTable }, due, now)
}

/**
 * Erases the personal data of archived orders that are older than `retentionMonths.personal` months. What was sold, when, for how
 * much and how it was paid stays. Returns how many orders it erased.
 */
export function eraseOrders(db: Queries, now: Date): Promise<number> {
  const due = isOrderOver(orderArchiveTable, retentionMonths.personal, now)
  return eraseArchived(db, orderArchiveTable, erased, due, now)
}

const erased = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerAddress: null,
  specialInstructions: null,
  cancelReason: null,
  tableLabel: null,
  visitId: null,
  ticketToken: '',
  items: sql`(
    select coalesce(jsonb_agg(line || '{"note": null}' order by place), '[]')
    from jsonb_array_elements(${orderArchiveTable.items}) with ordinality as lines (line, place))`,
}

/**
 * True if the retention period of an order is over. The period starts at the latest of these times: when the order was placed, when
 * the guest wanted it, and when the kitchen took it up.
 */
function isOrderOver(table: typeof orderTable | typeof orderArchiveTable, months: number, now: Date) {
  return isOver(table, sql`greatest(${table.requestedTime}, ${table.scheduledTime})`, months, now)
}
