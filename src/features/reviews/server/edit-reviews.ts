import { invalid, invalidField } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { deleteRow, updateRow, insertRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { PictureServices } from '#src/features/uploads/server/uploads.ts'
import type { ReviewChange, ReviewInput } from '../contract/review-input.ts'
import { isTypedOrder, nextDisplayOrder } from '../rules/display-order.ts'
import { maxReviews } from '../rules/review-limits.ts'
import { requireAvatar, storedAvatar } from './avatar-object.ts'
import { findReviews, lockReview, type StoredReview } from './review-store.ts'
import { auditedReview, customerReviewTable } from './review-table.ts'

type ReviewServices = AuditServices & PictureServices

/**
 * Adds a review at the given place or, if none is given, at the next free place. Throws 400 if the avatar is invalid or if there
 * are already twelve reviews; several requests at once cannot exceed twelve either.
 */
export async function createReview(
  services: ReviewServices,
  by: Actor,
  input: ReviewInput,
): Promise<StoredReview> {
  const now = services.clock.now()
  const avatarUrl = await storedAvatar(services, input.avatarUrl)
  const write = { by, action: 'reviews.created', thing: auditedReview } as const
  return recordChange(services, write, async (tx) => {
    const others = await findReviews(tx)
    if (others.length >= maxReviews) {
      const message = `Chỉ được phép có tối đa ${maxReviews} đánh giá. Vui lòng xóa bớt trước khi thêm mới.`
      throw invalid('reviews.too-many', message)
    }
    await requireAvatar(services, avatarUrl)
    const after = await insertRow(tx, customerReviewTable, {
      ...input,
      avatarUrl,
      displayOrder: placeAmong(others, input.displayOrder ?? null),
      id: rowId('review', now),
      createdAt: now,
      updatedAt: now,
    })
    return { before: undefined, after }
  })
}

/**
 * Changes the fields that the request contains. Throws 404 if the review does not exist, and 409 if it has changed since the caller
 * read it. Throws 400 if the avatar is invalid, or if the place is neither from 1 to 8 nor the review's present place.
 */
export async function changeReview(
  services: ReviewServices,
  by: Actor,
  id: string,
  { updatedAt, ...sent }: ReviewChange,
): Promise<StoredReview> {
  const avatarUrl = await storedAvatar(services, sent.avatarUrl)
  const write = { by, action: 'reviews.changed', thing: auditedReview } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockReview(tx, id)
    rejectStale(before, updatedAt, 'reviews.stale')
    const displayOrder = await changedPlace(tx, before, sent.displayOrder)
    const change = changesTo<Partial<StoredReview>>(before, { ...sent, avatarUrl, displayOrder })
    if (!change) return { before, after: before }
    await requireAvatar(services, change.avatarUrl)
    return {
      before,
      after: await updateRow(tx, customerReviewTable, id, { ...change, updatedAt: services.clock.now() }),
    }
  })
}

/** Pins a review, or unpins it if it is pinned. Any number of reviews may be pinned. Throws 404 if the review does not exist. */
export function togglePin(services: AuditServices, by: Actor, id: string): Promise<StoredReview> {
  const now = services.clock.now()
  const write = { by, action: 'reviews.pinned', thing: auditedReview } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockReview(tx, id)
    const isPinned = !before.isPinned
    const change = { isPinned, pinnedAt: isPinned ? now : null, updatedAt: now }
    return { before, after: await updateRow(tx, customerReviewTable, id, change) }
  })
}

/** Deletes a review for good. Throws 404 if the review does not exist. */
export function deleteReview(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'reviews.deleted', thing: auditedReview } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockReview(tx, id)
    await deleteRow(tx, customerReviewTable, id)
    return { before, after: undefined }
  })
}

type Others = readonly Pick<StoredReview, 'displayOrder'>[]

function placeAmong(others: Others, asked: number | null): number {
  if (asked === null) return nextDisplayOrder(others.map(({ displayOrder }) => displayOrder))
  if (isTypedOrder(asked)) return asked
  throw invalidField('reviews.order-invalid', 'displayOrder', 'displayOrder is a whole number from 1 to 8')
}

/**
 * The place to which a request moves a review; undefined if the place stays the same. The review's present place is always valid.
 */
async function changedPlace(
  tx: Parameters<typeof findReviews>[0],
  { id, displayOrder }: StoredReview,
  asked: number | null | undefined,
): Promise<number | undefined> {
  if (asked === undefined || asked === displayOrder) return undefined
  return placeAmong(
    (await findReviews(tx)).filter((review) => review.id !== id),
    asked,
  )
}
