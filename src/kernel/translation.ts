/** A text in both languages. If there is no Vietnamese text, guests read the English text. */
export type TextPair = readonly [english: string | null | undefined, vietnamese: string | null | undefined]

/** All texts of a thing, such as a dish, in both languages, by name. */
export type TextPairs = Readonly<Record<string, TextPair>>

/** The names of the texts that exist in English but not in Vietnamese. */
export function missingTranslations<Texts extends TextPairs>(texts: Texts): (keyof Texts & string)[] {
  return Object.entries(texts)
    .filter(([, [english, vietnamese]]) => isWritten(english) && !isWritten(vietnamese))
    .map(([name]) => name as keyof Texts & string) // the cast is right, because the names are keys of `texts`
}

/**
 * Whether, after a change, the Vietnamese texts of a row are older than its English texts: an English text that has a Vietnamese
 * translation was changed, and no Vietnamese text of the row was changed at the same time or since.
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
 * The values with which a list is filtered by translation. `all`: all rows. `missing`: rows whose Vietnamese text is missing or
 * older than the English text.
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
