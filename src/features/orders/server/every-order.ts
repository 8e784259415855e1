import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { archivedColumns, liveColumns } from '#src/server/database/archive.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'

const query = new QueryBuilder()
const archived = query.select(archivedColumns(orderArchiveTable)).from(orderArchiveTable)

/** The orders of both tables: the live ones and the archived ones. */
export const everyOrder = query
  .select(liveColumns(orderTable))
  .from(orderTable)
  .unionAll(archived)
  .as('every_order')

/** The condition for the orders of both tables that lists and links show: orders that are not erased. */
export const notErased = isNull(everyOrder.erasedAt)
