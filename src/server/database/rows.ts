import { eq } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { onlyEntry } from '#src/kernel/only-entry.ts'
import type { Queries } from './connection.ts'

type TableWithId = PgTable & { readonly id: AnyPgColumn }

/** Inserts a row and returns the stored row. */
export async function insertRow<Table extends TableWithId>(
  tx: Queries,
  table: Table,
  row: Table['$inferInsert'],
): Promise<Table['$inferSelect']> {
  return onlyEntry(await tx.insert(table).values(row).returning())
}

/** Writes the given columns of a row and returns the row. The caller must have locked the row before, so the row exists. */
export async function updateRow<Insert extends object, Row>(
  tx: Queries,
  table: TableWithId & { readonly $inferInsert: Insert; readonly $inferSelect: Row },
  id: string,
  change: Partial<Insert>,
): Promise<Row> {
  const columns: Record<string, unknown> = change
  const rows = await tx.update<TableWithId>(table).set(columns).where(eq(table.id, id)).returning()
  return onlyEntry(rows as Row[]) // drizzle cannot infer the row of a generic table
}

export async function deleteRow(tx: Queries, table: TableWithId, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id))
}
