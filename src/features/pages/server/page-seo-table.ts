import { boolean, check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import type { Language } from '#src/kernel/language.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import type { PageKey } from '../contract/page-seo.ts'

/** What the owner has written for the head of a page in a language. */
export const pageSeoTable = pgTable(
  'page_seo',
  {
    pageKey: text('page_key').$type<PageKey>().notNull(),
    language: text().$type<Language>().notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    keywords: text(),
    canonicalUrl: text('canonical_url'),
    ogTitle: text('og_title'),
    ogDescription: text('og_description'),
    ogImageUrl: text('og_image_url'),
    ogType: text('og_type').notNull().default('website'),
    ogUrl: text('og_url'),
    noIndex: boolean('no_index').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.pageKey, table.language] }),
    check('page_seo_language', sql`${table.language} in ('vi', 'en')`),
  ],
)

type Column = Exclude<keyof typeof pageSeoTable.$inferSelect, 'pageKey' | 'language'> | 'id'

/** What audit entries hold of the head of a page; `id` is its page and language, "menu/vi". */
export const auditedPageSeo: AuditedThing<Column> = {
  kind: 'page-seo',
  list: 'pages',
  isPublic: true,
  // The first save has no row to lock.
  lock: advisoryLocks.pageContent,
  fields: {
    id: 'ignored',
    metaTitle: 'shown',
    metaDescription: 'shown',
    keywords: 'shown',
    canonicalUrl: 'shown',
    ogTitle: 'shown',
    ogDescription: 'shown',
    ogImageUrl: 'shown',
    ogType: 'shown',
    ogUrl: 'shown',
    noIndex: 'shown',
    updatedAt: 'ignored',
  },
}
