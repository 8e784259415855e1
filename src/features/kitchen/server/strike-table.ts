import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { orderTable } from '#src/features/orders/server/order-table.ts'

/** The lines of orders that the kitchen has struck. The rows are deleted with their order. */
export const strikeTable = pgTable(
  'kitchen_strikes',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    /** The key of the line: see `kitchen-lines.ts`. */
    lineKey: text('line_key').notNull(),
    /** How many pieces were struck. If the line has more pieces now, the others are still to be made. */
    quantity: integer().notNull(),
    /** The key of the call that struck the pieces; null if it had none. */
    callKey: text('call_key'),
    struckAt: timestamp('struck_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lineKey] })],
)
