import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import type { StoredLine } from '../contract/order.ts'
import type { KitchenFacts } from '../rules/kitchen-facts.ts'
import { orderTable } from './order-table.ts'

/**
 * The lines and facts that the kitchen last saw of each order that the office has changed since. The row is deleted once the kitchen
 * has seen the change, or with the order.
 */
export const linesBeforeTable = pgTable('order_lines_before', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orderTable.id, { onDelete: 'cascade' }),
  items: jsonb().$type<StoredLine[]>().notNull(),
  /**
   * Note, place and times, as the kitchen last saw them. Null in rows of a server of an earlier version, or without the promised
   * time.
   */
  facts: jsonb().$type<Omit<KitchenFacts, 'promisedTime'> & Partial<KitchenFacts>>(),
})
