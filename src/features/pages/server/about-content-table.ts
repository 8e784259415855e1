import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { aboutSections } from '../rules/about-sections.ts'
import { auditedPage } from './audited-page.ts'
import { pageTextColumns } from './page-text-columns.ts'

/** The table holds a single record: the key can only be true. */
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

/** What audit entries store about the page about the restaurant. */
export const auditedAboutContent = auditedPage('about-content', getTableColumns(aboutContentTable))
