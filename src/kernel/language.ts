/** The site's two languages: Vietnamese first, English second. */
export const languages = ['vi', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'

/** True for exactly `vi` and `en`, and false for any other value that a browser, cookie or link may contain. */
export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en'
}

/** The Vietnamese text if the reader wants Vietnamese and the text is not blank, otherwise the English one. */
export function inLanguage(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): string {
  return language === 'vi' && vietnamese?.trim() ? vietnamese : english
}

/**
 * The `lang` attribute for the text that `inLanguage` returns: English if the reader wants Vietnamese and there is no Vietnamese
 * text. Undefined if the text is in the language of the surrounding page.
 */
export function foreignLanguage(
  language: Language,
  vietnamese: string | null | undefined,
): Language | undefined {
  return language === 'vi' && !vietnamese?.trim() ? 'en' : undefined
}

/** The language that the reader does not use, for the `lang` attribute of a translation. */
export function otherLanguage(language: Language): Language {
  return language === 'vi' ? 'en' : 'vi'
}

/**
 * The characters that mark the beginning and the end of an English text. They are from Unicode's private-use area, which no text of
 * the site uses.
 */
const [start, end] = ['\uE000', '\uE001']

/**
 * Returns the same text as `inLanguage`, with marks around an English text on a Vietnamese page. Use it only for texts that
 * `showEnglish` (english-parts.tsx) renders, alone or within a sentence.
 */
export function markEnglish(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): string {
  const text = inLanguage(language, english, vietnamese)
  return text !== '' && foreignLanguage(language, vietnamese) ? start + text + end : text
}

/** Splits a text at the marks that `markEnglish` has set: the parts with odd indexes are the marked English parts. */
export function partsByMark(text: string): string[] {
  return text.split(/[\uE000\uE001]/u)
}
