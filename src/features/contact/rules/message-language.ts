import type { Language } from '#src/kernel/language.ts'

/** English words that no Vietnamese text has, with diacritics or without. */
const englishWords = new Set(
  `and are at could for have hello his her if is it my of our please thank thanks that there they this was we were what
  when where which with would you your`.split(/\s+/),
)

/** Letters that Vietnamese alone has, composed: ă â đ ê ô ơ ư and those with the marks of its tones. */
const vietnameseLetter = /[ăđĩũơưạ-ỹ]|[àáâãèéêìíòóôõùúý]/u

/** So many words of a language tell it; one or two may be the name of a dish. */
const minWords = 3

/**
 * The language that a message is written in, for the reply: by its own words, and where these do not tell, the language of the
 * page that it was written on.
 */
export function messageLanguage(text: string, ofPage: Language): Language {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => englishWords.has(word)).length
  const vietnamese = words.filter((word) => vietnameseLetter.test(word)).length
  if (english === vietnamese || Math.max(english, vietnamese) < minWords) return ofPage
  return english > vietnamese ? 'en' : 'vi'
}
