import { and, desc, gte, inArray, type SQL, sql } from 'drizzle-orm'

import type { Database } from '#src/server/database/connection.ts'
import type { Cursor, ListPage } from '#src/server/database/list-page.ts'
import type { OrderStatus } from '../contract/order.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

export interface OrderFilter {
  /** Looked for in name, e-mail and id, with case and diacritics folded. */
  readonly text: string | undefined
  readonly since: Date | undefined
  readonly statuses: readonly OrderStatus[] | undefined
  readonly limit: number
  readonly after: Cursor | undefined
}

/** One page of the orders that match, newest first, and how many match in all. */
export async function findOrderPage(db: Database, filter: OrderFilter): Promise<ListPage<OrderRow>> {
  const matching = matchesFilter(filter)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orderTable)
      .where(and(matching, filter.after && comesAfter(filter.after)))
      .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
      // One more than asked for tells whether there is a next page.
      .limit(filter.limit + 1),
    db.$count(orderTable, matching),
  ])
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return { rows: page, total, ...(last && rows.length > filter.limit && { next: last }) }
}

function matchesFilter({ text, since, statuses }: OrderFilter): SQL | undefined {
  return and(
    text ? containsText(text) : undefined,
    since && gte(orderTable.createdAt, since),
    statuses && inArray(orderTable.status, [...statuses]),
  )
}

/** Written as the index `orders_search` has it, so that PostgreSQL uses that. */
function containsText(text: string): SQL {
  const pattern = `%${text.replace(/^#/, '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { customerName, customerEmail, id } = orderTable
  return sql`fold_text(${customerName} || ' ' || ${customerEmail} || ' ' || ${id}) like fold_text(${pattern})`
}

function comesAfter({ createdAt, id }: Cursor): SQL {
  return sql`(${orderTable.createdAt}, ${orderTable.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`
}
