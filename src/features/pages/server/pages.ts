import type { Queries } from '#src/server/database/connection.ts'
import { objectReferences } from '#src/server/storage/object-references.ts'
import { homeContentTable } from './home-content-table.ts'

export async function saveHomeContent(
  db: Queries,
  content: Omit<typeof homeContentTable.$inferInsert, 'id' | 'updatedAt'>,
): Promise<void> {
  await db
    .insert(homeContentTable)
    .values(content)
    .onConflictDoUpdate({ target: homeContentTable.id, set: { ...content, updatedAt: new Date() } })
}

/** Where the home page refers to uploaded films. */
export function homeReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, homeContentTable)
}
