import { z } from 'zod'

/** A review by a guest, as every visitor may read it. Only what the office has published comes here. */
export const PublishedReview = z
  .object({
    id: z.string(),
    /** Whole stars, 1 to 5. */
    rating: z.int().min(1).max(5),
    review: z.string(),
    reviewVi: z.string().nullable(),
    customerName: z.string(),
    customerNameVi: z.string().nullable(),
    customerTitle: z.string(),
    customerTitleVi: z.string().nullable(),
    /** The address of a picture or its data, an emoji or a few letters, or nothing. */
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'PublishedReview' })
export type PublishedReview = z.infer<typeof PublishedReview>
