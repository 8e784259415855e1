import { boolean, check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { getTableColumns, sql } from 'drizzle-orm'

import type { Language } from '#src/kernel/language.ts'
import type { PageKey } from '../contract/page-seo.ts'
import { auditedPage } from './audited-page.ts'

/** The HTML heads that the owner has written: one row for each page and language. */
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

/**
 * Tells the audit log which fields of a page's HTML head its entries contain. The entry's id names the page and the language:
 * "menu/vi".
 */
export const auditedPageSeo = auditedPage('page-seo', { ...columns, id: undefined })
