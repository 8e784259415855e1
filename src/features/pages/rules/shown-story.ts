import { type Language, markEnglish } from '#src/kernel/language.ts'
import type { HomeContent } from '../contract/home-content.ts'

export interface Chapter {
  /** The chapter's number, from 1 to 3. The title cannot identify a chapter, because two chapters may have the same title. */
  readonly number: number
  readonly title: string
  readonly text: string
  readonly picture: string | null
}

/**
 * The chapters of the story on the home page, in one language, without chapters that have no title. Render the texts with
 * `showEnglish`, because some may contain marked English parts.
 */
export function shownChapters(content: HomeContent, language: Language): Chapter[] {
  return ([1, 2, 3] as const)
    .map((number) => ({
      number,
      title: markEnglish(language, content[`chapter${number}Title`], content[`chapter${number}TitleVi`]),
      text: markEnglish(language, content[`chapter${number}Text`], content[`chapter${number}TextVi`]),
      picture: content[`chapter${number}ImageUrl`],
    }))
    .filter(({ title }) => title !== '')
}
