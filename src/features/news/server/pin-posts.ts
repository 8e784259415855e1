import { and, eq, ne } from 'drizzle-orm'

import { invalid, invalidField } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { maxPinned } from '../rules/post-limits.ts'
import { requirePost, type StoredPost, updatePost } from './news-store.ts'
import { auditedPost, blogPostTable } from './news-table.ts'

const tooManyPins = `Chỉ được ghim tối đa ${maxPinned} bài viết`

/**
 * Pins a post at the first free position, or unpins it if it is pinned. Throws 404 if the post does not exist, and 400 if four
 * posts are already pinned. `updatedAt` stays the same, because nothing that guests read has changed.
 */
export function togglePin(services: AuditServices, by: Actor, id: string): Promise<StoredPost> {
  const write = { by, action: 'news.post-pinned', thing: auditedPost } as const
  return recordChange(services, write, async (tx) => {
    const before = await requirePost(tx, id)
    const pinned = !before.pinned
    return {
      before,
      after: await updatePost(tx, id, { pinned, pinOrder: pinned ? await freePlace(tx, id) : null }),
    }
  })
}

/**
 * Moves a pinned post to another position. If another post has that position, the two posts swap their positions; the other post is
 * returned as it was before and as it is now. Throws 400 if `post` is not pinned. The caller must hold the advisory lock for the
 * news.
 */
export async function movePin(tx: Queries, post: StoredPost, pinOrder: number): Promise<MovedPost[]> {
  if (!post.pinned) {
    throw invalidField('news.not-pinned', 'pinOrder', 'Only pinned posts have a place')
  }
  const other = (await otherPins(tx, post.id)).find((each) => each.pinOrder === pinOrder)
  const free = post.pinOrder ?? (await freePlace(tx, post.id))
  await updatePost(tx, post.id, { pinOrder })
  if (!other) return []
  const before = await requirePost(tx, other.id)
  return [{ before, after: await updatePost(tx, other.id, { pinOrder: free }) }]
}

interface MovedPost {
  readonly before: StoredPost
  readonly after: StoredPost
}

async function freePlace(tx: Queries, id: string): Promise<number> {
  const taken = (await otherPins(tx, id)).map(({ pinOrder }) => pinOrder)
  const free = Array.from({ length: maxPinned }, (_, place) => place).find((place) => !taken.includes(place))
  if (taken.length >= maxPinned || free === undefined) throw invalid('news.too-many-pins', tooManyPins)
  return free
}

function otherPins(tx: Queries, id: string) {
  return tx
    .select({ id: blogPostTable.id, pinOrder: blogPostTable.pinOrder })
    .from(blogPostTable)
    .where(and(eq(blogPostTable.pinned, true), ne(blogPostTable.id, id)))
}
