import { boolean, check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { getTableColumns, sql } from 'drizzle-orm'

import type { Language } from '#src/kernel/language.ts'
import type { PageKey } from '../contract/page-seo.ts'
import { auditedPage } from './audited-page.ts'

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

const { pageKey: _pageKey, language: _language, ...columns } = getTableColumns(pageSeoTable)

/** What audit entries store about the head of a page. `id` is its page and language, "menu/vi". */
export const auditedPageSeo = auditedPage('page-seo', { ...columns, id: undefined })
