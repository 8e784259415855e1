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
