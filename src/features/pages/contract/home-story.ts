import { z } from 'zod'

import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'

const inVietnamese = z.string().nullable()

/** The story of the restaurant on the home page, in up to three chapters, and the band that invites to visit it. */
export const StoryTexts = z.object({
  storyTitle: z.string(),
  storyTitleVi: inVietnamese,
  storySubtitle: z.string(),
  storySubtitleVi: inVietnamese,
  /** A chapter without a title is not shown. */
  chapter1Title: z.string(),
  chapter1TitleVi: inVietnamese,
  chapter1Text: z.string(),
  chapter1TextVi: inVietnamese,
  chapter2Title: z.string(),
  chapter2TitleVi: inVietnamese,
  chapter2Text: z.string(),
  chapter2TextVi: inVietnamese,
  chapter3Title: z.string(),
  chapter3TitleVi: inVietnamese,
  chapter3Text: z.string(),
  chapter3TextVi: inVietnamese,
  visitTitle: z.string(),
  visitTitleVi: inVietnamese,
  visitSubtitle: z.string(),
  visitSubtitleVi: inVietnamese,
})

/** Its texts, with a schema for titles and one for what is longer. */
export function storyTexts<Text extends z.ZodType>(title: Text, text: Text) {
  return {
    storyTitle: title,
    storyTitleVi: title,
    storySubtitle: text,
    storySubtitleVi: text,
    chapter1Title: title,
    chapter1TitleVi: title,
    chapter1Text: text,
    chapter1TextVi: text,
    chapter2Title: title,
    chapter2TitleVi: title,
    chapter2Text: text,
    chapter2TextVi: text,
    chapter3Title: title,
    chapter3TitleVi: title,
    chapter3Text: text,
    chapter3TextVi: text,
    visitTitle: title,
    visitTitleVi: title,
    visitSubtitle: text,
    visitSubtitleVi: text,
  }
}

const storedPicture = z.string().nullable()

/** A picture of each chapter, and of the room in which guests sit; any may be missing. */
export const StoryPictures = z.object({
  chapter1ImageUrl: storedPicture,
  chapter2ImageUrl: storedPicture,
  chapter3ImageUrl: storedPicture,
  visitImageUrl: storedPicture,
})
export type StoryPictures = z.infer<typeof StoryPictures>

export const StoryPicturesInput = z.object({
  chapter1ImageUrl: PictureAddress,
  chapter2ImageUrl: PictureAddress,
  chapter3ImageUrl: PictureAddress,
  visitImageUrl: PictureAddress,
})
