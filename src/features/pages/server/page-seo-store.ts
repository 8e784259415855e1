import { and, eq } from 'drizzle-orm'

import type { Language } from '#src/kernel/language.ts'
import { onlyEntry } from '#src/kernel/only-entry.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { PageKey } from '../contract/page-seo.ts'
import { pageSeoTable } from './page-seo-table.ts'

export type PageSeoRow = typeof pageSeoTable.$inferSelect

/** A page and a language. The owner can write an HTML head for each such pair. */
export interface SeoPlace {
  readonly pageKey: PageKey
  readonly language: Language
}

export function listPageSeo(db: Queries): Promise<PageSeoRow[]> {
  return db.select().from(pageSeoTable).orderBy(pageSeoTable.pageKey, pageSeoTable.language)
}

export async function findPageSeo(
  db: Queries,
  { pageKey, language }: SeoPlace,
): Promise<PageSeoRow | undefined> {
  const rows = await db
    .select()
    .from(pageSeoTable)
    .where(and(eq(pageSeoTable.pageKey, pageKey), eq(pageSeoTable.language, language)))
  return rows[0]
}

/** Writes the given fields of the HTML head for this page and language, and creates its row if there is none yet. */
export async function writePageSeo(
  tx: Queries,
  place: SeoPlace,
  change: Partial<PageSeoRow>,
): Promise<PageSeoRow> {
  const rows = await tx
    .insert(pageSeoTable)
    .values({ ...change, ...place })
    .onConflictDoUpdate({ target: [pageSeoTable.pageKey, pageSeoTable.language], set: change })
    .returning()
  return onlyEntry(rows)
}
