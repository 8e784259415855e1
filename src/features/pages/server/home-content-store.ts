import { onlyEntry } from '#src/kernel/only-entry.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { homeContentTable } from './home-content-table.ts'

type HomeContentRow = typeof homeContentTable.$inferSelect
type HomeContentChange = Partial<Omit<HomeContentRow, 'id'>>

/** The stored record of the home page; undefined if nobody has saved this page yet. */
export async function findHomeContent(db: Queries): Promise<HomeContentRow | undefined> {
  return (await db.select().from(homeContentTable))[0]
}

/** Writes the given fields of the record, and creates the record if there is none yet. */
export async function writeHomeContent(tx: Queries, change: HomeContentChange): Promise<HomeContentRow> {
  const rows = await tx
    .insert(homeContentTable)
    .values(change)
    .onConflictDoUpdate({ target: homeContentTable.id, set: change })
    .returning()
  return onlyEntry(rows)
}
