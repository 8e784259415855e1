/**
 * What guests see in place of texts that the owner has not written, in English and Vietnamese, by the name of the English field.
 */
export type DefaultTexts<Field extends string> = Readonly<
  Record<Field, readonly [english: string, vietnamese: string]>
>

/** Texts as they are stored. Any of them may be missing. */
export type StoredTexts<Field extends string> = {
  readonly [Name in Field | `${Field}Vi`]?: string | null
}

type CompleteTexts<Field extends string> = Record<Field, string> & Record<`${Field}Vi`, string | null>

/**
 * The owner's texts for these fields. In place of a text that is empty in both languages, the site's own text is used; if there is
 * none, the result is empty. If the owner has written a text only in English, all guests see the English text, as everywhere on the
 * site.
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
  return Object.fromEntries(texts) as CompleteTexts<Field> // the cast is correct, because `texts` has an entry for each field
}
