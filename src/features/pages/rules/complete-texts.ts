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
 * The owner's texts, and where one is empty in both languages, the site's own. One that the owner has written in English only
 * is shown in English to everyone, as everywhere on the site.
 */
export function completeTexts<Field extends string>(
  stored: StoredTexts<Field> | undefined,
  defaults: DefaultTexts<Field>,
): CompleteTexts<Field> {
  // `Object.keys` forgets what it is given.
  const fields = Object.keys(defaults) as Field[]
  const texts = fields.flatMap((field) => {
    const [english, vietnamese] = defaults[field]
    const ownEnglish = stored?.[field]?.trim()
    const ownVietnamese = stored?.[`${field}Vi`]?.trim()
    return [
      [field, ownEnglish || english],
      [`${field}Vi`, ownVietnamese || (ownEnglish ? null : vietnamese)],
    ]
  })
  return Object.fromEntries(texts) as CompleteTexts<Field> // each of its fields was named just above
}
