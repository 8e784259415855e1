import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { aboutSections } from '../rules/about-sections.ts'
import { auditedPage } from './audited-page.ts'
import { pageTextColumns } from './page-text-columns.ts'

/** The table holds a single row, because its key can only be true. */
export const aboutContentTable = pgTable(
  'about_content',
  {
    id: boolean().primaryKey().default(true),
    ...pageTextColumns(aboutSections),
    statsRecipes: text('stats_recipes').default('10+'),
    statsServed: text('stats_served').default('5K+'),
    statsFresh: text('stats_fresh').default('100%'),
    statsSatisfaction: text('stats_satisfaction').default('95%'),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('about_content_single', sql`${table.id}`)],
)

/** Tells the audit log which fields of the page about the restaurant its entries contain. */
export const auditedAboutContent = auditedPage('about-content', getTableColumns(aboutContentTable))
