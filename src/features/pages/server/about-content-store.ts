import { onlyEntry } from '#src/kernel/only-entry.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { aboutContentTable } from './about-content-table.ts'

type AboutContentRow = typeof aboutContentTable.$inferSelect
type AboutContentChange = Partial<Omit<AboutContentRow, 'id'>>

/** The stored record of the page about the restaurant; undefined if nobody has saved this page yet. */
export async function findAboutContent(db: Queries): Promise<AboutContentRow | undefined> {
  return (await db.select().from(aboutContentTable))[0]
}

/** Writes the given fields of the record, and creates the record if there is none yet. */
export async function writeAboutContent(tx: Queries, change: AboutContentChange): Promise<AboutContentRow> {
  const rows = await tx
    .insert(aboutContentTable)
    .values(change)
    .onConflictDoUpdate({ target: aboutContentTable.id, set: change })
    .returning()
  return onlyEntry(rows)
}
