/** The two languages of the restaurant: Vietnamese first, English second. */
export const languages = ['vi', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'

/** True for exactly `vi` and `en`; anything else a browser, cookie or link may hold is rejected. */
export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en'
}

/** The Vietnamese text where the reader wants it and it says something, else the English one. */
export function inLanguage(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): string {
  return language === 'vi' && vietnamese?.trim() ? vietnamese : english
}

/**
 * The `lang` of the text that `inLanguage` returns: English where the reader wants Vietnamese and there is none. Undefined where the
 * text is in the language of the page around it.
 */
export function foreignLanguage(
  language: Language,
  vietnamese: string | null | undefined,
): Language | undefined {
  return language === 'vi' && !vietnamese?.trim() ? 'en' : undefined
}

/** The `lang` of what stands beside a text in the reader's language, in the other one. */
export function otherLanguage(language: Language): Language {
  return language === 'vi' ? 'en' : 'vi'
}

/** Characters for private use, which no text of the site holds. */
const [start, end] = ['\uE000', '\uE001']

/**
 * What `inLanguage` returns, with a mark around English on a page in Vietnamese: for texts that are rendered by `showEnglish` of
 * english-parts.tsx, alone or within a sentence, and for nothing else.
 */
export function markEnglish(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): string {
  const text = inLanguage(language, english, vietnamese)
  return text !== '' && foreignLanguage(language, vietnamese) ? start + text + end : text
}

/** The parts of a text: those at odd places are what `markEnglish` has marked. */
export function partsByMark(text: string): string[] {
  return text.split(/[\uE000\uE001]/u)
}
