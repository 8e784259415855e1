import type { Queries } from '#src/server/database/connection.ts'
import { aboutContentTable } from './about-content-table.ts'

type AboutContentRow = typeof aboutContentTable.$inferSelect
type AboutContentChange = Partial<Omit<AboutContentRow, 'id'>>

/** The record of the page about the restaurant; undefined if nothing has been saved. */
export async function findAboutContent(db: Queries): Promise<AboutContentRow | undefined> {
  return (await db.select().from(aboutContentTable))[0]
}

/** Writes these fields of the record. If there is no record yet, this creates it. */
export async function writeAboutContent(tx: Queries, change: AboutContentChange): Promise<AboutContentRow> {
  const [row] = await tx
    .insert(aboutContentTable)
    .values(change)
    .onConflictDoUpdate({ target: aboutContentTable.id, set: change })
    .returning()
  if (!row) throw new Error('Saving the page about the restaurant returned no row')
  return row
}
