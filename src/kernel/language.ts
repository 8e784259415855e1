/** The two languages of the house: Vietnamese first, English second (public site §1, §9). */
export const languages = ['vi', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'

/** True for exactly `vi` and `en`; anything else a browser, cookie or link may hold is refused. */
export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en'
}

/** The Vietnamese text where the reader wants it and it is there, else the English one (public site §3). */
export function inLanguage(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): string {
  return language === 'vi' && vietnamese ? vietnamese : english
}
