import type { HomeTexts } from '../contract/home-content.ts'
import { completeTexts, type DefaultTexts } from './complete-texts.ts'

/** The texts of the record as it is stored: any may be missing. */
export type StoredHomeContent = { readonly [Field in keyof HomeTexts]: string | null }

/** What stands where the owner has written nothing. */
export type DefaultHomeContent = DefaultTexts<Exclude<keyof HomeTexts, `${string}Vi`>>

/** The texts of the home page: the owner's, and where a title or subtitle is empty in both languages, the restaurant's. */
export function completeHomeContent(
  stored: StoredHomeContent | undefined,
  defaults: DefaultHomeContent,
): HomeTexts {
  return completeTexts(stored, defaults)
}
