import { z } from 'zod'

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
