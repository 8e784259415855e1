/** What stands where the owner has written nothing, by the name of the English field: English and Vietnamese. */
export type DefaultTexts<Field extends string> = Readonly<
  Record<Field, readonly [english: string, vietnamese: string]>
>

/** Texts as they are stored: any may be missing. */
export type StoredTexts<Field extends string> = {
  readonly [Name in Field | `${Field}Vi`]?: string | null
}

type CompleteTexts<Field extends string> = Record<Field, string> & Record<`${Field}Vi`, string | null>

/**
 * The owner's texts of these fields, and where one is empty in both languages, the site's own, or nothing. One that the owner has written in English only
 * is shown in English to everyone, as everywhere on the site.
 */
export function completeTexts<Field extends string>(
  fields: readonly Field[],
  stored: StoredTexts<Field> | undefined,
  defaults: Partial<DefaultTexts<Field>>,
): CompleteTexts<Field> {
  const texts = fields.flatMap((field) => {
    const [english, vietnamese] = defaults[field] ?? ['', '']
    const ownEnglish = stored?.[field]?.trim()
    const ownVietnamese = stored?.[`${field}Vi`]?.trim()
    return [
      [field, ownEnglish || english],
      [`${field}Vi`, ownVietnamese || (ownEnglish ? null : vietnamese)],
    ]
  })
  return Object.fromEntries(texts) as CompleteTexts<Field> // each of its fields was named just above
}
