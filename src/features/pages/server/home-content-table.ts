import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { auditedPage } from './audited-page.ts'

/** A single record: the key can only be true. */
export const homeContentTable = pgTable(
  'home_content',
  {
    id: boolean().primaryKey().default(true),
    heroTitle: text('hero_title'),
    heroTitleVi: text('hero_title_vi'),
    featuredTitle: text('featured_title'),
    featuredTitleVi: text('featured_title_vi'),
    featuredSubtitle: text('featured_subtitle'),
    featuredSubtitleVi: text('featured_subtitle_vi'),
    reservationTitle: text('reservation_title'),
    reservationTitleVi: text('reservation_title_vi'),
    reservationSubtitle: text('reservation_subtitle'),
    reservationSubtitleVi: text('reservation_subtitle_vi'),
    reviewsTitle: text('reviews_title'),
    reviewsTitleVi: text('reviews_title_vi'),
    reviewsSubtitle: text('reviews_subtitle'),
    reviewsSubtitleVi: text('reviews_subtitle_vi'),
    blogTitle: text('blog_title'),
    blogTitleVi: text('blog_title_vi'),
    blogSubtitle: text('blog_subtitle'),
    blogSubtitleVi: text('blog_subtitle_vi'),
    pendingHeroVideoUrl: text('pending_hero_video_url'),
    heroPosterUrl: text('hero_poster_url'),
    pendingReservationVideoUrl: text('pending_reservation_video_url'),
    reservationPosterUrl: text('reservation_poster_url'),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('home_content_single', sql`${table.id}`)],
)

/** What audit entries hold of the home page. */
export const auditedHomeContent = auditedPage('home-content', getTableColumns(homeContentTable))
