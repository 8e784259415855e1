import type { HomeContent, HomeTexts } from '../contract/home-content.ts'
import { completeTexts, type DefaultTexts } from './complete-texts.ts'
import { type HomeSections, homeSections } from './home-sections.ts'
import { byName, type FieldName, fieldNames, type TextName, textNames } from './page-fields.ts'

type PictureField = FieldName<HomeSections, 'picture'>

/** The record as it is stored: any text or picture may be missing. */
export type StoredHomeContent = { readonly [Field in keyof HomeTexts | PictureField]: string | null }

type ChapterField = Extract<TextName<HomeSections>, `chapter${string}`>

/**
 * What guests see in place of texts that the owner has not written. There are none for the chapters of the restaurant's story,
 * because only the owner knows the story.
 */
export type DefaultHomeContent = DefaultTexts<Exclude<TextName<HomeSections>, ChapterField>>

/** The texts of the home page: the owner's, or in place of a text that is empty in both languages, the site's own. */
export function completeHomeContent(
  stored: Partial<StoredHomeContent> | undefined,
  defaults: DefaultHomeContent,
): HomeTexts {
  return completeTexts(textNames(homeSections), stored, defaults)
}

/** The pictures of the record as guests see them. */
export function shownPictures(stored: StoredHomeContent | undefined): Pick<HomeContent, PictureField> {
  return byName(fieldNames(homeSections, 'picture'), (name) => stored?.[name] ?? null)
}
