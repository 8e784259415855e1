import { and, eq, ne, or } from 'drizzle-orm'

import { ProblemError } from '#src/kernel/problem.ts'
import { slugify } from '#src/kernel/text.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { blogPostTable, formerSlugTable, postSlugTable } from './news-table.ts'

/**
 * The maximum length of a slug that is made from a title. It is shorter than the limit for slugs, so that a number can be added at
 * the end.
 */
const maxMadeLength = 100

interface SluggedPost {
  readonly id: string
  readonly title: string
  readonly titleVi: string | null
  /** Null if the slug must be made from the post's title. */
  readonly slug: string | null
  readonly slugVi: string | null
}

interface Slugs {
  readonly slug: string | null
  readonly slugVi: string | null
}

/**
 * The slugs of a post: the given ones, or else slugs made from the titles. A made slug ends with -2, -3 and so on if another post
 * has it or has had it. It is null if the title contains no letter that is possible in an address; the post's id then stands in the
 * address. Throws 409 if another post has one of the given slugs. The caller must hold the advisory lock for the news.
 */
export async function slugsOf(tx: Queries, post: SluggedPost): Promise<Slugs> {
  await rejectTaken(tx, post)
  return {
    slug: post.slug ?? (await freeSlug(tx, post.id, post.title)),
    slugVi: post.slugVi ?? (post.titleVi ? await freeSlug(tx, post.id, post.titleVi) : null),
  }
}

async function rejectTaken(tx: Queries, post: SluggedPost): Promise<void> {
  const fields: Record<string, string> = {}
  for (const field of ['slug', 'slugVi'] as const) {
    const chosen = post[field]
    if (chosen !== null && (await isTaken(tx, post.id, chosen))) fields[field] = taken
  }
  if (Object.keys(fields).length === 0) return
  throw new ProblemError(409, 'news.slug-taken', taken, { fields })
}

const taken = 'Another post has this slug'

async function freeSlug(tx: Queries, id: string, title: string): Promise<string | null> {
  const made = slugify(title).slice(0, maxMadeLength).replace(/-$/, '')
  if (made === '' || made === 'undefined') return null
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? made : `${made}-${number}`
    if (!(await isTaken(tx, id, slug)) && !(await wasTaken(tx, id, slug))) return slug
  }
}

/** Whether this is a slug of another post, in either language, or another post's id. */
async function isTaken(tx: Queries, id: string, slug: string): Promise<boolean> {
  const slugs = tx
    .select({ id: postSlugTable.postId })
    .from(postSlugTable)
    .where(and(eq(postSlugTable.slug, slug), ne(postSlugTable.postId, id)))
  const ids = tx
    .select({ id: blogPostTable.id })
    .from(blogPostTable)
    .where(and(eq(blogPostTable.id, slug), ne(blogPostTable.id, id)))
  return (await slugs.union(ids)).length > 0
}

/**
 * Whether this is a former slug of another post. If this post got such a slug, old links to the other post would lead to this one.
 */
async function wasTaken(tx: Queries, id: string, slug: string): Promise<boolean> {
  const rows = await tx
    .select({ slug: formerSlugTable.slug })
    .from(formerSlugTable)
    .where(and(eq(formerSlugTable.slug, slug), ne(formerSlugTable.postId, id)))
  return rows.length > 0
}

/** Stores the slugs that a post has lost, so that links with these slugs still lead to the post. */
export async function rememberSlugs(tx: Queries, id: string, before: Slugs, now: Date): Promise<void> {
  for (const slug of new Set([before.slug, before.slugVi])) {
    if (!slug || slug === 'undefined' || (await isPresent(tx, slug))) continue
    await tx.insert(formerSlugTable).values({ slug, postId: id, createdAt: now }).onConflictDoNothing()
  }
}

async function isPresent(tx: Queries, slug: string): Promise<boolean> {
  const { slug: own, slugVi } = blogPostTable
  const rows = await tx
    .select({ id: blogPostTable.id })
    .from(blogPostTable)
    .where(or(eq(own, slug), eq(slugVi, slug)))
  return rows.length > 0
}
