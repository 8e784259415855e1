/** A text in both languages. If there is no Vietnamese one, guests read the English one. */
export type TextPair = readonly [english: string | null | undefined, vietnamese: string | null | undefined]

/** The texts of a thing, such as a dish, in both languages, by the name of each text. */
export type TextPairs = Readonly<Record<string, TextPair>>

/** The names of the texts that exist in English but not in Vietnamese. */
export function missingTranslations<Texts extends TextPairs>(texts: Texts): (keyof Texts & string)[] {
  return Object.entries(texts)
    .filter(([, [english, vietnamese]]) => isWritten(english) && !isWritten(vietnamese))
    .map(([name]) => name as keyof Texts & string) // the names are keys of `texts`
}

/**
 * Whether the Vietnamese texts of a row are older than its English ones after a change. They are if an English text that has a
 * Vietnamese translation was changed, and no Vietnamese text of the row has been changed with it or since.
 */
export function isTranslationOutdated<Row extends { readonly translationOutdated: boolean }>(
  before: Row,
  after: Row,
  textsOf: (row: Row) => TextPairs,
): boolean {
  const texts = new Map(Object.entries(textsOf(after)))
  const pairs = Object.entries(textsOf(before)).flatMap(([name, pair]) => {
    const changed = texts.get(name)
    return changed ? [{ pair, changed }] : []
  })
  if (pairs.some(({ pair, changed }) => (pair[1] ?? '') !== (changed[1] ?? ''))) return false
  return (
    before.translationOutdated ||
    pairs.some(({ pair, changed }) => isWritten(pair[1]) && pair[0] !== changed[0])
  )
}

/**
 * The filter of a list by translation. `all`: all rows. `missing`: rows whose Vietnamese text is missing or older than the English
 * one.
 */
export const translationFilters = ['all', 'missing'] as const
export type TranslationFilter = (typeof translationFilters)[number]

export function passesTranslationFilter(
  filter: TranslationFilter,
  row: { readonly translationOutdated?: boolean | undefined },
  texts: TextPairs,
): boolean {
  return filter === 'all' || row.translationOutdated === true || missingTranslations(texts).length > 0
}

function isWritten(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text.trim() !== ''
}
