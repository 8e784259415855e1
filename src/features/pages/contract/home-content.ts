import { z } from 'zod'

import { InstantText, optionalLine, optionalText } from '#src/kernel/text-field.ts'
import { HomeFilmsInput, ShownFilm, StoredHomeFilms } from './home-films.ts'
import { StoryPictures, StoryPicturesInput, StoryTexts, storyTexts } from './home-story.ts'

const inVietnamese = z.string().nullable()

/** The texts of the home page that are the owner's to choose. */
export const HomeTexts = z.object({
  heroTitle: z.string(),
  heroTitleVi: inVietnamese,
  heroSubtitle: z.string(),
  heroSubtitleVi: inVietnamese,
  ...StoryTexts.shape,
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
export type HomeTexts = z.infer<typeof HomeTexts>

/** What guests see of the record: its texts and pictures, the film behind the opening texts, and the one behind the booking form. */
export const HomeContent = HomeTexts.extend({
  ...StoryPictures.shape,
  heroFilm: ShownFilm,
  reservationFilm: ShownFilm,
}).meta({ id: 'HomeContent' })
export type HomeContent = z.infer<typeof HomeContent>

/** Titles and longer texts, in both languages, with a schema for each of the two. */
function homeTexts<Text extends z.ZodType>(title: Text, subtitle: Text) {
  return {
    heroTitle: title,
    heroTitleVi: title,
    heroSubtitle: subtitle,
    heroSubtitleVi: subtitle,
    ...storyTexts(title, subtitle),
    featuredTitle: title,
    featuredTitleVi: title,
    featuredSubtitle: subtitle,
    featuredSubtitleVi: subtitle,
    reservationTitle: title,
    reservationTitleVi: title,
    reservationSubtitle: subtitle,
    reservationSubtitleVi: subtitle,
    reviewsTitle: title,
    reviewsTitleVi: title,
    reviewsSubtitle: subtitle,
    reviewsSubtitleVi: subtitle,
    blogTitle: title,
    blogTitleVi: title,
    blogSubtitle: subtitle,
    blogSubtitleVi: subtitle,
  }
}

/** What changes in the record of the home page: a field that is not sent stays as it is, a blank one is the site's own. */
export const HomeContentInput = z.object({
  ...homeTexts(optionalLine(120), optionalText(400)),
  ...HomeFilmsInput.shape,
  ...StoryPicturesInput.shape,
  /** False puts the texts aside: guests read the site's own. */
  isActive: z.boolean('Say true or false.').optional(),
  /** Of the record as the screen read it, null where there was none; without it the last write wins. */
  updatedAt: InstantText.nullish(),
})
export type HomeContentInput = z.output<typeof HomeContentInput>

const stored = z.string().nullable()

/** The record as the owner has written it: null where the site's own text stands, and for no film or picture. */
export const HomeRecord = z
  .object({
    ...homeTexts(stored, stored),
    ...StoredHomeFilms.shape,
    ...StoryPictures.shape,
    isActive: z.boolean(),
    /** Null while nothing has ever been saved. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'HomeRecord' })
export type HomeRecord = z.infer<typeof HomeRecord>
