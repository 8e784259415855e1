import type { HomeContent } from '../contract/home-content.ts'

/** The record as it is stored: any of its texts may be missing. */
export type StoredHomeContent = { readonly [Field in keyof HomeContent]: string | null }

/** The titles and subtitles by the name of their English field. */
type ContentField = Exclude<keyof HomeContent, `${string}Vi`>

/** What stands where the owner has written nothing. */
export type DefaultHomeContent = Readonly<
  Record<ContentField, readonly [english: string, vietnamese: string]>
>

/**
 * The texts of the home page: the owner's, and where a title or subtitle is empty in both languages, the restaurant's.
 * One that the owner has written in English only is shown in English to everyone, as everywhere on the site.
 */
export function completeHomeContent(
  stored: StoredHomeContent | undefined,
  defaults: DefaultHomeContent,
): HomeContent {
  // `Object.keys` forgets what it is given.
  const fields = Object.keys(defaults) as ContentField[]
  const texts = fields.flatMap((field) => {
    const [english, vietnamese] = defaults[field]
    const ownEnglish = stored?.[field]?.trim()
    const ownVietnamese = stored?.[`${field}Vi`]?.trim()
    return [
      [field, ownEnglish || english],
      [`${field}Vi`, ownVietnamese || (ownEnglish ? null : vietnamese)],
    ]
  })
  return Object.fromEntries(texts) as HomeContent // each of its fields was named just above
}
