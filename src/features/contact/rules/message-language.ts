import type { Language } from '#src/kernel/language.ts'

/**
 * Common English words. A few of them, such as "it" and "my", are also Vietnamese words that were typed without diacritics. So one
 * or two of them do not make a message English.
 */
const englishWords = new Set(
  `and are at could for have hello his her if is it my of our please thank thanks that there they this was we were what
  when where which with would you your`.split(/\s+/),
)

/** Letters in NFC that Vietnamese has and English does not: ă â đ ê ô ơ ư, and vowels with Vietnamese tone marks. */
const vietnameseLetter = /[ăđĩũơưạ-ỹ]|[àáâãèéêìíòóôõùúý]/u

/**
 * How many words of a language a text must contain to count as written in that language. One or two are not enough, because they
 * may be part of a dish's name.
 */
const minWords = 3

/**
 * The language in which to reply to a message: the language of its words, or if the words do not show it, the language of the page
 * on which the guest wrote it.
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
