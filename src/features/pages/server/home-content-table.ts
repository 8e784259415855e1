import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { homeSections } from '../rules/home-sections.ts'
import { auditedPage } from './audited-page.ts'
import { pageTextColumns } from './page-text-columns.ts'

/** The table holds a single row, because its key can only be true. */
export const homeContentTable = pgTable(
  'home_content',
  {
    id: boolean().primaryKey().default(true),
    ...pageTextColumns(homeSections),
    pendingHeroVideoUrl: text('pending_hero_video_url'),
    heroPosterUrl: text('hero_poster_url'),
    pendingReservationVideoUrl: text('pending_reservation_video_url'),
    reservationPosterUrl: text('reservation_poster_url'),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('home_content_single', sql`${table.id}`)],
)

/** Tells the audit log which fields of the home page its entries contain. */
export const auditedHomeContent = auditedPage('home-content', getTableColumns(homeContentTable))
