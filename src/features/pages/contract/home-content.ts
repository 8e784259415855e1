import { z } from 'zod'

const inVietnamese = z.string().nullable()

/** The texts of the home page that are the owner's to choose. */
export const HomeContent = z
  .object({
    heroTitle: z.string(),
    heroTitleVi: inVietnamese,
    featuredTitle: z.string(),
    featuredTitleVi: inVietnamese,
    featuredSubtitle: z.string(),
    featuredSubtitleVi: inVietnamese,
    reservationTitle: z.string(),
    reservationTitleVi: inVietnamese,
    reservationSubtitle: z.string(),
    reservationSubtitleVi: inVietnamese,
    reviewsTitle: z.string(),
    reviewsTitleVi: inVietnamese,
    reviewsSubtitle: z.string(),
    reviewsSubtitleVi: inVietnamese,
    blogTitle: z.string(),
    blogTitleVi: inVietnamese,
    blogSubtitle: z.string(),
    blogSubtitleVi: inVietnamese,
  })
  .meta({ id: 'HomeContent' })
export type HomeContent = z.infer<typeof HomeContent>
