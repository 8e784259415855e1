import { languages, type Language } from '#src/kernel/language.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { objectReferences } from '#src/server/storage/object-references.ts'
import { aboutContentTable } from './about-content-table.ts'
import { homeContentTable } from './home-content-table.ts'
import { listPageSeo, writePageSeo } from './page-seo-store.ts'
import { pageSeoTable } from './page-seo-table.ts'

export async function saveHomeContent(
  db: Queries,
  content: Omit<typeof homeContentTable.$inferInsert, 'id' | 'updatedAt'>,
): Promise<void> {
  await db
    .insert(homeContentTable)
    .values(content)
    .onConflictDoUpdate({ target: homeContentTable.id, set: { ...content, updatedAt: new Date() } })
}

export async function saveAboutContent(
  db: Queries,
  content: Omit<typeof aboutContentTable.$inferInsert, 'id' | 'updatedAt'>,
): Promise<void> {
  await db
    .insert(aboutContentTable)
    .values(content)
    .onConflictDoUpdate({ target: aboutContentTable.id, set: { ...content, updatedAt: new Date() } })
}

/** The heads of pages; one that is there is replaced. */
export async function savePageSeo(
  db: Queries,
  heads: readonly (typeof pageSeoTable.$inferInsert)[],
): Promise<void> {
  for (const { pageKey, language, ...head } of heads) await writePageSeo(db, { pageKey, language }, head)
}

/** Where the pages refer to uploaded films and pictures. */
export function pageReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, homeContentTable, aboutContentTable, pageSeoTable)
}

/** In which languages the page of a path may be a search result. */
export async function indexedLanguages(db: Queries): Promise<(path: string) => readonly Language[]> {
  const hidden = (await listPageSeo(db)).filter(({ noIndex }) => noIndex)
  return (path) => {
    const key = path.slice(1) || 'home'
    return languages.filter(
      (each) => !hidden.some(({ pageKey, language }) => pageKey === key && language === each),
    )
  }
}
