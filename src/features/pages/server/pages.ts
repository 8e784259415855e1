import type { Language } from '#src/kernel/language.ts'
import { writeAboutContent } from './about-content-store.ts'
import { writeHomeContent } from './home-content-store.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { objectReferences } from '#src/server/storage/object-references.ts'
import { aboutContentTable } from './about-content-table.ts'
import { homeContentTable } from './home-content-table.ts'
import { listPageSeo, type PageSeoRow, writePageSeo } from './page-seo-store.ts'
import { pageSeoTable } from './page-seo-table.ts'

export async function saveHomeContent(
  db: Queries,
  content: Omit<typeof homeContentTable.$inferInsert, 'id' | 'updatedAt'>,
): Promise<void> {
  await writeHomeContent(db, { ...content, updatedAt: new Date() })
}

export async function saveAboutContent(
  db: Queries,
  content: Omit<typeof aboutContentTable.$inferInsert, 'id' | 'updatedAt'>,
): Promise<void> {
  await writeAboutContent(db, { ...content, updatedAt: new Date() })
}

/** Saves HTML heads of pages. If a page already has a head in the same language, the new head replaces it. */
export async function savePageSeo(
  db: Queries,
  heads: readonly (typeof pageSeoTable.$inferInsert)[],
): Promise<void> {
  for (const { pageKey, language, ...head } of heads) await writePageSeo(db, { pageKey, language }, head)
}

/** The addresses of all uploaded films and pictures to which the pages refer. */
export function pageReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, homeContentTable, aboutContentTable, pageSeoTable)
}

/**
 * Reads the HTML heads that the owner has written. Returns a function that takes a page's path and returns the page's heads by
 * language.
 */
export async function writtenHeads(
  db: Queries,
): Promise<(path: string) => Partial<Record<Language, PageSeoRow>>> {
  const written = await listPageSeo(db)
  return (path) => {
    const key = path.slice(1) || 'home'
    const heads = written.filter(({ pageKey }) => pageKey === key)
    return Object.fromEntries(heads.map((head) => [head.language, head]))
  }
}
