import { sql } from 'drizzle-orm'

import { retentionMonths } from '#src/kernel/retention.ts'
import { eraseArchived, isOver, moveToArchive } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'

/** Moves orders that are older than `retentionMonths.live` months to the archive. Returns how many were moved. */
export function archiveOrders(db: Queries, now: Date): Promise<number> {
  const due = isOrderOver(orderTable, retentionMonths.live, now)
  return moveToArchive(db, { live: orderTable, archive: orderArchiveTable }, due, now)
}

/**
 * Erases the personal data in archived orders that are older than `retentionMonths.personal` months. What was sold, when, for how
 * much and how it was paid is kept. Returns in how many orders data was erased.
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
 * An SQL condition: the retention period of an order is over. The period begins at the latest of these times: when the order was
 * placed, for when the guest requested it, and when the kitchen began with it.
 */
function isOrderOver(table: typeof orderTable | typeof orderArchiveTable, months: number, now: Date) {
  return isOver(table, sql`greatest(${table.requestedTime}, ${table.scheduledTime})`, months, now)
}
