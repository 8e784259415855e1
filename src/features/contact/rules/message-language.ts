import type { Language } from '#src/kernel/language.ts'

/**
 * English words that are common in any message. Vietnamese that is typed without diacritics contains a few of them too, such as
 * "it" and "my". So one or two of them do not make a message English.
 */
const englishWords = new Set(
  `and are at could for have hello his her if is it my of our please thank thanks that there they this was we were what
  when where which with would you your`.split(/\s+/),
)

/** Letters in NFC that Vietnamese has and English does not: ă â đ ê ô ơ ư, and vowels with Vietnamese tone marks. */
const vietnameseLetter = /[ăđĩũơưạ-ỹ]|[àáâãèéêìíòóôõùúý]/u

/**
 * How many words of a language a message must have at least to count as written in it. One or two words do not suffice, because
 * they may be the name of a dish.
 */
const minWords = 3

/**
 * The language for the reply to a message: the language of the message's own words, or if they do not show it, the language of the
 * page on which the message was written.
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
