import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'

export const blogPostTable = pgTable(
  'blog_posts',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    titleVi: text('title_vi'),
    slug: text(),
    slugVi: text('slug_vi'),
    excerpt: text().notNull(),
    excerptVi: text('excerpt_vi'),
    /** Markdown. */
    content: text().notNull(),
    contentVi: text('content_vi'),
    imageUrl: text('image_url'),
    coverImageUrl: text('cover_image_url'),
    ogImageUrl: text('og_image_url'),
    metaTitle: text('meta_title'),
    metaTitleVi: text('meta_title_vi'),
    metaDescription: text('meta_description'),
    metaDescriptionVi: text('meta_description_vi'),
    keywords: text(),
    keywordsVi: text('keywords_vi'),
    canonicalUrl: text('canonical_url'),
    /** The dish that the post is about. Guests can order this dish at the end of the article. */
    dishId: text('dish_id').references(() => menuItemTable.id, { onDelete: 'set null' }),
    /** True if the English text was changed after the Vietnamese one. */
    translationOutdated: boolean('translation_outdated').notNull().default(false),
    published: boolean().notNull().default(false),
    pinned: boolean().notNull().default(false),
    pinOrder: integer('pin_order'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('blog_posts_published').on(table.published, table.createdAt),
    uniqueIndex('blog_posts_slug').on(table.slug),
    uniqueIndex('blog_posts_slug_vi').on(table.slugVi),
    check('blog_posts_pin_order', sql`${table.pinOrder} between 0 and 3`),
  ],
)

/** What the audit log stores about a post. */
export const auditedPost: AuditedThing<keyof typeof blogPostTable.$inferSelect> = {
  kind: 'blog-post',
  list: 'news',
  isPublic: true,
  lock: advisoryLocks.news,
  fields: {
    title: 'shown',
    titleVi: 'shown',
    slug: 'shown',
    slugVi: 'shown',
    excerpt: 'shown',
    excerptVi: 'shown',
    // The text itself is left out, because it is too long for an audit entry.
    content: 'masked',
    contentVi: 'masked',
    imageUrl: 'shown',
    coverImageUrl: 'shown',
    ogImageUrl: 'shown',
    metaTitle: 'shown',
    metaTitleVi: 'shown',
    metaDescription: 'shown',
    metaDescriptionVi: 'shown',
    keywords: 'shown',
    keywordsVi: 'shown',
    canonicalUrl: 'shown',
    dishId: 'shown',
    published: 'shown',
    pinned: 'shown',
    pinOrder: 'shown',
  },
}

/**
 * The current slugs of all posts. Two posts cannot have the same slug, not even in different languages, but one post may use the
 * same slug for both languages. A trigger on the table of posts keeps this table up to date (migration blog-post-slugs).
 */
export const postSlugTable = pgTable(
  'blog_post_slugs',
  {
    slug: text().primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => blogPostTable.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_post_slugs_post_id').on(table.postId)],
)

/**
 * Former slugs of posts. Links with such a slug still lead to the post. If another post gets the slug, a trigger in the database
 * removes it from this table.
 */
export const formerSlugTable = pgTable(
  'blog_post_former_slugs',
  {
    slug: text().primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => blogPostTable.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('blog_post_former_slugs_post_id').on(table.postId)],
)
