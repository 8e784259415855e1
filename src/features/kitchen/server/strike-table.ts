import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { orderTable } from '#src/features/orders/server/order-table.ts'

/** For each line of an order, how many pieces the kitchen has crossed off. The rows are deleted together with the order. */
export const strikeTable = pgTable(
  'kitchen_strikes',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    /** The key of the line (see `kitchen-lines.ts`). */
    lineKey: text('line_key').notNull(),
    /** How many pieces were crossed off. If the line gets more pieces later, only the new ones have to be made. */
    quantity: integer().notNull(),
    /** The calls with a key that struck pieces of the line, with how many (see `struck-pieces.ts`). */
    callKey: text('call_key'),
    struckAt: timestamp('struck_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lineKey] })],
)
