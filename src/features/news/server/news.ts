import type { Language } from '#src/kernel/language.ts'
import { contentSnapshot } from '#src/server/realtime/content-snapshot.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { objectReferences } from '#src/server/storage/object-references.ts'
import type { Services } from '#src/server/services.ts'
import { postPath } from '../rules/post-address.ts'
import { findPostCards, type StoredPostCard } from './news-store.ts'
import { blogPostTable } from './news-table.ts'

/** The published posts without their texts, in the order of all lists. They are kept in memory until public content changes. */
export function newsInMemory(
  services: Pick<Services, 'db' | 'content'>,
): () => Promise<readonly StoredPostCard[]> {
  return contentSnapshot(services, (tx) => findPostCards(tx, { drafts: false }))
}

/**
 * For the sitemap: the addresses of each published post in both languages, the time of its last change, and its canonical address.
 */
export function newsAddresses(services: Pick<Services, 'db' | 'content'>): () => Promise<
  readonly {
    readonly vi: string
    readonly en: string
    readonly changedAt: string
    readonly heads: Readonly<Record<Language, Pick<StoredPostCard, 'canonicalUrl'>>>
  }[]
> {
  const posts = newsInMemory(services)
  return async () =>
    (await posts()).map((post) => ({
      vi: postPath(post, 'vi'),
      en: postPath(post, 'en'),
      changedAt: post.updatedAt,
      heads: { vi: post, en: post },
    }))
}

/** A post as data for an empty database. Times are ISO texts. */
type PostSeed = Omit<typeof blogPostTable.$inferInsert, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: string
  readonly updatedAt: string
}

/** Stores posts without checking them. This is for the initial data of an empty database. */
export async function seedBlogPosts(db: Queries, posts: readonly PostSeed[]): Promise<void> {
  await db.insert(blogPostTable).values(
    posts.map((post) => ({
      ...post,
      createdAt: new Date(post.createdAt),
      updatedAt: new Date(post.updatedAt),
    })),
  )
}

/**
 * The rows of posts (drafts too) that contain the address of an uploaded picture in a field or in a text, each row as one text. The
 * job that deletes unused pictures keeps all pictures that occur in these texts.
 */
export function postReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, blogPostTable)
}
