import { boolean, check, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import type { SiteSettings } from '../contract/site-settings.ts'

/** A single record: the key can only be true. */
export const siteSettingsTable = pgTable(
  'site_settings',
  {
    id: boolean().primaryKey().default(true),
    settings: jsonb().$type<SiteSettings>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('site_settings_single', sql`${table.id}`)],
)
