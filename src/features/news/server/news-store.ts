import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { BlogPost, BlogPostCard } from '../contract/blog-post.ts'
import { sortPosts } from '../rules/sort-posts.ts'
import { blogPostTable, formerSlugTable } from './news-table.ts'

type Placeholders = 'imagePlaceholder' | 'coverImagePlaceholder'
export type StoredPost = Omit<BlogPost, Placeholders>
export type StoredPostCard = Omit<BlogPostCard, Placeholders> & Pick<BlogPost, 'canonicalUrl'>

/** True if drafts are wanted too. Only admins may get drafts. */
export interface PostFilter {
  readonly drafts: boolean
}

/** Whole posts, in the order of all lists. */
export async function findPosts(db: Queries, { drafts }: PostFilter): Promise<StoredPost[]> {
  const rows = await db.select().from(blogPostTable).where(shown(drafts))
  return sortPosts(rows.map(withIsoTimes))
}

const cardColumns = {
  id: blogPostTable.id,
  title: blogPostTable.title,
  titleVi: blogPostTable.titleVi,
  slug: blogPostTable.slug,
  slugVi: blogPostTable.slugVi,
  excerpt: blogPostTable.excerpt,
  excerptVi: blogPostTable.excerptVi,
  imageUrl: blogPostTable.imageUrl,
  coverImageUrl: blogPostTable.coverImageUrl,
  canonicalUrl: blogPostTable.canonicalUrl,
  pinned: blogPostTable.pinned,
  pinOrder: blogPostTable.pinOrder,
  createdAt: blogPostTable.createdAt,
  updatedAt: blogPostTable.updatedAt,
}

/** The same posts as `findPosts` in the same order, but without their texts. */
export async function findPostCards(db: Queries, { drafts }: PostFilter): Promise<StoredPostCard[]> {
  const rows = await db.select(cardColumns).from(blogPostTable).where(shown(drafts))
  return sortPosts(rows.map(withIsoTimes))
}

/** The texts of the posts with these ids, as Markdown, by id. */
export async function findPostContents(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<StoredPost, 'content' | 'contentVi'>>> {
  const { id, content, contentVi } = blogPostTable
  const rows = await db
    .select({ id, content, contentVi })
    .from(blogPostTable)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The post with this id. A draft is found only if `drafts` is true. */
export async function findPostById(
  db: Queries,
  id: string,
  { drafts }: PostFilter,
): Promise<StoredPost | undefined> {
  const [row] = await db
    .select()
    .from(blogPostTable)
    .where(and(eq(blogPostTable.id, id), shown(drafts)))
  return row && withIsoTimes(row)
}

/**
 * The post to which a name in an address belongs. The name is compared with English slugs first, then with Vietnamese slugs, with
 * ids, and with former slugs.
 */
export async function findPostByName(
  db: Queries,
  name: string,
  { drafts }: PostFilter,
): Promise<StoredPost | undefined> {
  const [row] = await db
    .select({ post: blogPostTable })
    .from(blogPostTable)
    .leftJoin(
      formerSlugTable,
      and(eq(formerSlugTable.postId, blogPostTable.id), eq(formerSlugTable.slug, name)),
    )
    .where(
      and(
        or(
          eq(blogPostTable.slug, name),
          eq(blogPostTable.slugVi, name),
          eq(blogPostTable.id, name),
          eq(formerSlugTable.slug, name),
        ),
        shown(drafts),
      ),
    )
    .orderBy(
      sql`case when ${blogPostTable.slug} = ${name} then 1 when ${blogPostTable.slugVi} = ${name} then 2 when ${blogPostTable.id} = ${name} then 3 else 4 end`,
    )
    .limit(1)
  return row && withIsoTimes(row.post)
}

/** The post with this id, even if it is a draft. Throws 404 if there is none. */
export async function requirePost(db: Queries, id: string): Promise<StoredPost> {
  const post = await findPostById(db, id, { drafts: true })
  if (!post) throw notFound('news.post-not-found', 'Post not found: 404')
  return post
}

type NewPost = typeof blogPostTable.$inferInsert
type PostColumns = Omit<NewPost, 'id' | 'createdAt' | 'updatedAt'> & { readonly updatedAt: Date }

/** Writes a new post and returns the stored row. */
export async function insertPost(tx: Queries, post: NewPost): Promise<StoredPost> {
  await tx.insert(blogPostTable).values(post)
  return requirePost(tx, post.id)
}

/**
 * Writes these columns and returns the changed post. If a slug changes, the caller must also store the former slug
 * (`rememberSlugs`).
 */
export async function updatePost(tx: Queries, id: string, change: Partial<PostColumns>): Promise<StoredPost> {
  await tx.update(blogPostTable).set(change).where(eq(blogPostTable.id, id))
  return requirePost(tx, id)
}

function shown(drafts: boolean): SQL | undefined {
  return drafts ? undefined : eq(blogPostTable.published, true)
}
