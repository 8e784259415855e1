import { invalidField } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { isTranslationOutdated } from '#src/kernel/translation.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { deleteRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { dishExists } from '#src/features/menu/server/menu.ts'
import type { PictureServices } from '#src/features/uploads/server/uploads.ts'
import type { BlogPostChange, BlogPostInput } from '../contract/blog-post-input.ts'
import { translatedTexts } from '../rules/office-posts.ts'
import { findPostById, insertPost, requirePost, type StoredPost, updatePost } from './news-store.ts'
import { auditedPost, blogPostTable } from './news-table.ts'
import { movePin } from './pin-posts.ts'
import { withStoredPictures } from './post-pictures.ts'
import { rememberSlugs, slugsOf } from './post-slugs.ts'

type PostServices = AuditServices & PictureServices

/**
 * Adds a post. It is not pinned, and it is a draft if the input does not say otherwise. If no slugs are given, they are made from
 * the titles. Throws 400 if a picture is rejected, and 409 if another post has one of the given slugs.
 */
export async function createPost(
  services: PostServices,
  by: Actor,
  { pinOrder: _unpinned, ...sent }: BlogPostInput,
): Promise<StoredPost> {
  const now = services.clock.now()
  const input = await withStoredPictures(services, sent)
  const write = { by, action: 'news.post-created', thing: auditedPost } as const
  return recordChange(services, write, async (tx) => {
    const id = rowId('post', now)
    await requireDish(tx, input.dishId)
    const { title, titleVi = null, slug = null, slugVi = null } = input
    const slugs = await slugsOf(tx, { id, title, titleVi, slug, slugVi })
    const post = { ...input, ...slugs, id, createdAt: now, updatedAt: now }
    return { before: undefined, after: await insertPost(tx, post) }
  })
}

/**
 * Changes the fields of a post that are sent, and the position of a pinned post. Links with former slugs still lead to the post.
 * Throws 404 if the post does not exist, 400 if a picture is rejected, and 409 if somebody has changed the post since the form was
 * opened or if another post has one of the given slugs.
 */
export async function changePost(
  services: PostServices,
  by: Actor,
  id: string,
  { updatedAt, pinOrder, ...sent }: BlogPostChange,
): Promise<StoredPost> {
  const known = await findPostById(services.db, id, { drafts: true })
  const input = await withStoredPictures(services, sent, known)
  const write = { by, action: 'news.post-changed', thing: auditedPost } as const
  return recordChange(services, write, async (tx) => {
    const before = await requirePost(tx, id)
    rejectStale(before, updatedAt, 'news.stale')
    await changeFields(tx, before, input, services.clock.now())
    // A form always sends `pinOrder`, even for a post that is not pinned; it is then ignored. If a call sends nothing but
    // `pinOrder`, it is not ignored, and for a post that is not pinned the call is rejected.
    const isMeant = typeof pinOrder === 'number' && (before.pinned || Object.keys(sent).length === 0)
    const isMoved = isMeant && pinOrder !== before.pinOrder
    const others = isMoved ? await movePin(tx, before, pinOrder) : []
    return { before, after: await requirePost(tx, id), others }
  })
}

async function changeFields(
  tx: Queries,
  before: StoredPost,
  input: Omit<BlogPostChange, 'updatedAt' | 'pinOrder'>,
  now: Date,
): Promise<void> {
  await requireDish(tx, input.dishId)
  const isAboutSlugs = ['title', 'titleVi', 'slug', 'slugVi'].some((field) => field in input)
  const slugs = isAboutSlugs ? await slugsOf(tx, { ...before, ...withoutAbsent(input) }) : {}
  const change = changesTo<Partial<StoredPost>>(before, { ...withoutAbsent(input), ...slugs }) ?? {}
  const translationOutdated = isTranslationOutdated(before, { ...before, ...change }, translatedTexts)
  if (translationOutdated !== before.translationOutdated) change.translationOutdated = translationOutdated
  if (Object.keys(change).length === 0) return
  await updatePost(tx, before.id, { ...change, updatedAt: now })
  await rememberSlugs(tx, before.id, before, now)
}

async function requireDish(tx: Queries, dishId: string | null | undefined): Promise<void> {
  if (!dishId || (await dishExists(tx, dishId))) return
  throw invalidField('news.dish-unknown', 'dishId', 'There is no such dish')
}

/** Keeps only the fields that were sent. */
function withoutAbsent<Sent extends object>(sent: Sent) {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Sent]?: Exclude<Sent[Field], undefined>
  }
}

/** Deletes a post for good. Throws 404 if it does not exist. */
export function deletePost(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'news.post-deleted', thing: auditedPost } as const
  return recordChange(services, write, async (tx) => {
    const before = await requirePost(tx, id)
    // By foreign keys, PostgreSQL also deletes the post's current and former slugs.
    await deleteRow(tx, blogPostTable, id)
    return { before, after: undefined }
  })
}
