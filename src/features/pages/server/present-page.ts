import type { AboutRecord } from '../contract/about-content.ts'
import type { HomeRecord } from '../contract/home-content.ts'
import type { PageSeo } from '../contract/page-seo.ts'
import { pageSeoId } from '../rules/empty-page-seo.ts'
import type { aboutContentTable } from './about-content-table.ts'
import type { homeContentTable } from './home-content-table.ts'
import type { pageSeoTable } from './page-seo-table.ts'

/** What the owner has written for the head of a page in a language. */
export function presentPageSeo({ updatedAt, ...row }: typeof pageSeoTable.$inferSelect): PageSeo {
  return { ...row, id: pageSeoId(row), updatedAt: updatedAt.toISOString() }
}

/** The record of the home page as its editor has it, empty where nothing has been saved. */
export function presentHomeRecord(
  row: Omit<typeof homeContentTable.$inferSelect, 'id'> | undefined,
): HomeRecord {
  return {
    heroTitle: row?.heroTitle ?? null,
    heroTitleVi: row?.heroTitleVi ?? null,
    featuredTitle: row?.featuredTitle ?? null,
    featuredTitleVi: row?.featuredTitleVi ?? null,
    featuredSubtitle: row?.featuredSubtitle ?? null,
    featuredSubtitleVi: row?.featuredSubtitleVi ?? null,
    reservationTitle: row?.reservationTitle ?? null,
    reservationTitleVi: row?.reservationTitleVi ?? null,
    reservationSubtitle: row?.reservationSubtitle ?? null,
    reservationSubtitleVi: row?.reservationSubtitleVi ?? null,
    reviewsTitle: row?.reviewsTitle ?? null,
    reviewsTitleVi: row?.reviewsTitleVi ?? null,
    reviewsSubtitle: row?.reviewsSubtitle ?? null,
    reviewsSubtitleVi: row?.reviewsSubtitleVi ?? null,
    blogTitle: row?.blogTitle ?? null,
    blogTitleVi: row?.blogTitleVi ?? null,
    blogSubtitle: row?.blogSubtitle ?? null,
    blogSubtitleVi: row?.blogSubtitleVi ?? null,
    pendingHeroVideoUrl: row?.pendingHeroVideoUrl ?? null,
    heroPosterUrl: row?.heroPosterUrl ?? null,
    pendingReservationVideoUrl: row?.pendingReservationVideoUrl ?? null,
    reservationPosterUrl: row?.reservationPosterUrl ?? null,
    isActive: row?.isActive ?? true,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

/** The record of the page about the restaurant as its editor has it, empty where nothing has been saved. */
export function presentAboutRecord(
  row: Omit<typeof aboutContentTable.$inferSelect, 'id'> | undefined,
): AboutRecord {
  return {
    heroTitle: row?.heroTitle ?? null,
    heroTitleVi: row?.heroTitleVi ?? null,
    heroSubtitle: row?.heroSubtitle ?? null,
    heroSubtitleVi: row?.heroSubtitleVi ?? null,
    storyTitle: row?.storyTitle ?? null,
    storyTitleVi: row?.storyTitleVi ?? null,
    storyContent: row?.storyContent ?? null,
    storyContentVi: row?.storyContentVi ?? null,
    storyImageUrl: row?.storyImageUrl ?? null,
    storyImageUrl2: row?.storyImageUrl2 ?? null,
    statsRecipes: row?.statsRecipes ?? null,
    statsRecipesLabel: row?.statsRecipesLabel ?? null,
    statsRecipesLabelVi: row?.statsRecipesLabelVi ?? null,
    statsServed: row?.statsServed ?? null,
    statsServedLabel: row?.statsServedLabel ?? null,
    statsServedLabelVi: row?.statsServedLabelVi ?? null,
    statsFresh: row?.statsFresh ?? null,
    statsFreshLabel: row?.statsFreshLabel ?? null,
    statsFreshLabelVi: row?.statsFreshLabelVi ?? null,
    statsSatisfaction: row?.statsSatisfaction ?? null,
    statsSatisfactionLabel: row?.statsSatisfactionLabel ?? null,
    statsSatisfactionLabelVi: row?.statsSatisfactionLabelVi ?? null,
    visionTitle: row?.visionTitle ?? null,
    visionTitleVi: row?.visionTitleVi ?? null,
    visionContent: row?.visionContent ?? null,
    visionContentVi: row?.visionContentVi ?? null,
    missionTitle: row?.missionTitle ?? null,
    missionTitleVi: row?.missionTitleVi ?? null,
    missionContent: row?.missionContent ?? null,
    missionContentVi: row?.missionContentVi ?? null,
    valuesTitle: row?.valuesTitle ?? null,
    valuesTitleVi: row?.valuesTitleVi ?? null,
    valuesContent: row?.valuesContent ?? null,
    valuesContentVi: row?.valuesContentVi ?? null,
    teamTitle: row?.teamTitle ?? null,
    teamTitleVi: row?.teamTitleVi ?? null,
    teamContent: row?.teamContent ?? null,
    teamContentVi: row?.teamContentVi ?? null,
    teamMember1Name: row?.teamMember1Name ?? null,
    teamMember1NameVi: row?.teamMember1NameVi ?? null,
    teamMember1Title: row?.teamMember1Title ?? null,
    teamMember1TitleVi: row?.teamMember1TitleVi ?? null,
    teamMember1Description: row?.teamMember1Description ?? null,
    teamMember1DescriptionVi: row?.teamMember1DescriptionVi ?? null,
    teamMember1ImageUrl: row?.teamMember1ImageUrl ?? null,
    teamMember2Name: row?.teamMember2Name ?? null,
    teamMember2NameVi: row?.teamMember2NameVi ?? null,
    teamMember2Title: row?.teamMember2Title ?? null,
    teamMember2TitleVi: row?.teamMember2TitleVi ?? null,
    teamMember2Description: row?.teamMember2Description ?? null,
    teamMember2DescriptionVi: row?.teamMember2DescriptionVi ?? null,
    teamMember2ImageUrl: row?.teamMember2ImageUrl ?? null,
    teamMember3Name: row?.teamMember3Name ?? null,
    teamMember3NameVi: row?.teamMember3NameVi ?? null,
    teamMember3Title: row?.teamMember3Title ?? null,
    teamMember3TitleVi: row?.teamMember3TitleVi ?? null,
    teamMember3Description: row?.teamMember3Description ?? null,
    teamMember3DescriptionVi: row?.teamMember3DescriptionVi ?? null,
    teamMember3ImageUrl: row?.teamMember3ImageUrl ?? null,
    isActive: row?.isActive ?? true,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}
