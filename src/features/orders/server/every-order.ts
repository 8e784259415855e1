import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { archivedColumns, liveColumns } from '#src/server/database/archive.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'

const query = new QueryBuilder()
const archived = query.select(archivedColumns(orderArchiveTable)).from(orderArchiveTable)

/** All orders: those in the live table and those in the archive. */
export const everyOrder = query
  .select(liveColumns(orderTable))
  .from(orderTable)
  .unionAll(archived)
  .as('every_order')

/** An SQL condition for orders whose personal data has not been erased. Lists and ticket links show only these. */
export const notErased = isNull(everyOrder.erasedAt)
