import type { HomeContent, HomeTexts } from '../contract/home-content.ts'
import type { StoryPictures } from '../contract/home-story.ts'
import { completeTexts, type DefaultTexts } from './complete-texts.ts'

/** The record as it is stored: any text or picture may be missing. */
export type StoredHomeContent = { readonly [Field in keyof (HomeTexts & StoryPictures)]: string | null }

type EnglishField = Exclude<keyof HomeTexts, `${string}Vi`>
type ChapterField = Extract<EnglishField, `chapter${string}`>

/** What stands where the owner has written nothing; how the restaurant began, the site cannot know. */
export type DefaultHomeContent = DefaultTexts<Exclude<EnglishField, ChapterField>>

const chapterTexts: DefaultTexts<ChapterField> = {
  chapter1Title: ['', ''],
  chapter1Text: ['', ''],
  chapter2Title: ['', ''],
  chapter2Text: ['', ''],
  chapter3Title: ['', ''],
  chapter3Text: ['', ''],
}

/** The texts of the home page: the owner's, and where one is empty in both languages, the site's own. */
export function completeHomeContent(
  stored: Partial<StoredHomeContent> | undefined,
  defaults: DefaultHomeContent,
): HomeTexts {
  return { ...completeTexts(stored, defaults), ...completeTexts(stored, chapterTexts) }
}

export const storyPictures = [
  'chapter1ImageUrl',
  'chapter2ImageUrl',
  'chapter3ImageUrl',
  'visitImageUrl',
] as const satisfies readonly (keyof StoryPictures)[]

/** The pictures of the record as guests see them. */
export function shownPictures(
  stored: StoredHomeContent | undefined,
): Pick<HomeContent, (typeof storyPictures)[number]> {
  return {
    chapter1ImageUrl: stored?.chapter1ImageUrl ?? null,
    chapter2ImageUrl: stored?.chapter2ImageUrl ?? null,
    chapter3ImageUrl: stored?.chapter3ImageUrl ?? null,
    visitImageUrl: stored?.visitImageUrl ?? null,
  }
}
