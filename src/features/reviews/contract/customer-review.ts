import { z } from 'zod'

const shown = {
  id: z.string(),
  /** The guest's rating in whole stars, 1 to 5. */
  rating: z.int().min(1).max(5),
  review: z.string(),
  reviewVi: z.string().nullable(),
  customerName: z.string(),
  customerNameVi: z.string().nullable(),
  customerTitle: z.string(),
  customerTitleVi: z.string().nullable(),
  /** The guest's avatar: the address of a picture, an emoji or a few letters. Null if the guest has no avatar. */
  avatarUrl: z.string().nullable(),
}

/** A guest's review in the form for visitors. Only published reviews are returned in this form. */
export const PublishedReview = z.object(shown).meta({ id: 'PublishedReview' })
export type PublishedReview = z.infer<typeof PublishedReview>

/** A review in the form for the office. */
export const CustomerReview = z
  .object({
    ...shown,
    isPublished: z.boolean(),
    isPinned: z.boolean(),
    pinnedAt: z.iso.datetime().nullable(),
    displayOrder: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'CustomerReview' })
export type CustomerReview = z.infer<typeof CustomerReview>
