import { z } from 'zod'

import { InstantText, optionalLine, optionalText } from '#src/kernel/text-field.ts'
import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'

const inVietnamese = z.string().nullable()
/** Where it is served; null for none. */
const picture = z.string().nullable()

/** The page about the restaurant: texts, four figures, two pictures of the story and up to three members of the team. */
export const AboutContent = z
  .object({
    heroTitle: z.string(),
    heroTitleVi: inVietnamese,
    heroSubtitle: z.string(),
    heroSubtitleVi: inVietnamese,
    storyTitle: z.string(),
    storyTitleVi: inVietnamese,
    /** Paragraphs are parted by an empty line. */
    storyContent: z.string(),
    storyContentVi: inVietnamese,
    storyImageUrl: picture,
    storyImageUrl2: picture,
    statsRecipes: z.string(),
    statsRecipesLabel: z.string(),
    statsRecipesLabelVi: inVietnamese,
    statsServed: z.string(),
    statsServedLabel: z.string(),
    statsServedLabelVi: inVietnamese,
    statsFresh: z.string(),
    statsFreshLabel: z.string(),
    statsFreshLabelVi: inVietnamese,
    statsSatisfaction: z.string(),
    statsSatisfactionLabel: z.string(),
    statsSatisfactionLabelVi: inVietnamese,
    visionTitle: z.string(),
    visionTitleVi: inVietnamese,
    visionContent: z.string(),
    visionContentVi: inVietnamese,
    missionTitle: z.string(),
    missionTitleVi: inVietnamese,
    missionContent: z.string(),
    missionContentVi: inVietnamese,
    valuesTitle: z.string(),
    valuesTitleVi: inVietnamese,
    valuesContent: z.string(),
    valuesContentVi: inVietnamese,
    teamTitle: z.string(),
    teamTitleVi: inVietnamese,
    teamContent: z.string(),
    teamContentVi: inVietnamese,
    /** A member without a name is not shown. */
    teamMember1Name: z.string(),
    teamMember1NameVi: inVietnamese,
    teamMember1Title: z.string(),
    teamMember1TitleVi: inVietnamese,
    teamMember1Description: z.string(),
    teamMember1DescriptionVi: inVietnamese,
    teamMember1ImageUrl: picture,
    teamMember2Name: z.string(),
    teamMember2NameVi: inVietnamese,
    teamMember2Title: z.string(),
    teamMember2TitleVi: inVietnamese,
    teamMember2Description: z.string(),
    teamMember2DescriptionVi: inVietnamese,
    teamMember2ImageUrl: picture,
    teamMember3Name: z.string(),
    teamMember3NameVi: inVietnamese,
    teamMember3Title: z.string(),
    teamMember3TitleVi: inVietnamese,
    teamMember3Description: z.string(),
    teamMember3DescriptionVi: inVietnamese,
    teamMember3ImageUrl: picture,
    /** When it was last changed; null while nothing has been written. */
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AboutContent' })
export type AboutContent = z.infer<typeof AboutContent>

/** Texts, figures and pictures of the page, with a schema for each kind. */
function aboutParts<Line extends z.ZodType, Text extends z.ZodType, Address extends z.ZodType>(
  line: Line,
  text: Text,
  address: Address,
) {
  return {
    heroTitle: line,
    heroTitleVi: line,
    heroSubtitle: text,
    heroSubtitleVi: text,
    storyTitle: line,
    storyTitleVi: line,
    storyContent: text,
    storyContentVi: text,
    storyImageUrl: address,
    storyImageUrl2: address,
    statsRecipes: line,
    statsRecipesLabel: line,
    statsRecipesLabelVi: line,
    statsServed: line,
    statsServedLabel: line,
    statsServedLabelVi: line,
    statsFresh: line,
    statsFreshLabel: line,
    statsFreshLabelVi: line,
    statsSatisfaction: line,
    statsSatisfactionLabel: line,
    statsSatisfactionLabelVi: line,
    visionTitle: line,
    visionTitleVi: line,
    visionContent: text,
    visionContentVi: text,
    missionTitle: line,
    missionTitleVi: line,
    missionContent: text,
    missionContentVi: text,
    valuesTitle: line,
    valuesTitleVi: line,
    valuesContent: text,
    valuesContentVi: text,
    teamTitle: line,
    teamTitleVi: line,
    teamContent: text,
    teamContentVi: text,
    teamMember1Name: line,
    teamMember1NameVi: line,
    teamMember1Title: line,
    teamMember1TitleVi: line,
    teamMember1Description: text,
    teamMember1DescriptionVi: text,
    teamMember1ImageUrl: address,
    teamMember2Name: line,
    teamMember2NameVi: line,
    teamMember2Title: line,
    teamMember2TitleVi: line,
    teamMember2Description: text,
    teamMember2DescriptionVi: text,
    teamMember2ImageUrl: address,
    teamMember3Name: line,
    teamMember3NameVi: line,
    teamMember3Title: line,
    teamMember3TitleVi: line,
    teamMember3Description: text,
    teamMember3DescriptionVi: text,
    teamMember3ImageUrl: address,
  }
}

/** What changes in the record: a field that is not sent stays as it is, a blank one is the site's own, or none. */
export const AboutContentInput = z.object({
  ...aboutParts(optionalLine(120), optionalText(4000), PictureAddress),
  /** False puts the record aside: guests read the site's own texts. */
  isActive: z.boolean('Say true or false.').optional(),
  /** Of the record as the screen read it, null where there was none; without it the last write wins. */
  updatedAt: InstantText.nullish(),
})
export type AboutContentInput = z.output<typeof AboutContentInput>

const stored = z.string().nullable()

/** The record as the owner has written it: null where the site's own text stands, or nothing. */
export const AboutRecord = z
  .object({
    ...aboutParts(stored, stored, stored),
    isActive: z.boolean(),
    /** Null while nothing has ever been saved. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'AboutRecord' })
export type AboutRecord = z.infer<typeof AboutRecord>
