import type { Queries } from '#src/server/database/connection.ts'
import { homeContentTable } from './home-content-table.ts'

type HomeContentRow = typeof homeContentTable.$inferSelect
type HomeContentChange = Partial<Omit<HomeContentRow, 'id'>>

/** The record of the home page; undefined if nothing has been saved. */
export async function findHomeContent(db: Queries): Promise<HomeContentRow | undefined> {
  return (await db.select().from(homeContentTable))[0]
}

/** Writes these fields of the record. If there is no record yet, this creates it. */
export async function writeHomeContent(tx: Queries, change: HomeContentChange): Promise<HomeContentRow> {
  const [row] = await tx
    .insert(homeContentTable)
    .values(change)
    .onConflictDoUpdate({ target: homeContentTable.id, set: change })
    .returning()
  if (!row) throw new Error('Saving the texts of the home page returned no row')
  return row
}
