import { and, gte, inArray, type SQL, sql } from 'drizzle-orm'

import type { Database } from '#src/server/database/connection.ts'
import { containsText, findNewestPage, type ListPage } from '#src/server/database/list-page.ts'
import type { OrderStatus } from '../contract/order.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

export interface OrderFilter {
  /** Looked for in name, e-mail and id, with case and diacritics folded. */
  readonly text: string | undefined
  readonly since: Date | undefined
  readonly statuses: readonly OrderStatus[] | undefined
  readonly limit: number
  readonly cursor: string | undefined
}

/** One page of the orders that match, newest first, and how many match in all. */
export function findOrderPage(
  db: Database,
  { text, since, statuses, limit, cursor }: OrderFilter,
): Promise<ListPage<OrderRow>> {
  const matching = and(
    text ? containsText(searchedText, text.replace(/^#/, '')) : undefined,
    since && gte(orderTable.createdAt, since),
    statuses && inArray(orderTable.status, [...statuses]),
  )
  return findNewestPage(db, { table: orderTable, matching, limit, cursor })
}

/** As the index `orders_search` has it. */
const searchedText: SQL = sql`${orderTable.customerName} || ' ' || ${orderTable.customerEmail} || ' ' || ${orderTable.id}`
