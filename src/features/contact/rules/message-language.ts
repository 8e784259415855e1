import type { Language } from '#src/kernel/language.ts'

/**
 * English words that are common in any message. If Vietnamese is typed without diacritics, it has a few of them too, such as "it"
 * and "my"; so one or two of them decide nothing.
 */
const englishWords = new Set(
  `and are at could for have hello his her if is it my of our please thank thanks that there they this was we were what
  when where which with would you your`.split(/\s+/),
)

/** Letters in NFC that Vietnamese has and English does not: ă â đ ê ô ơ ư, and vowels with Vietnamese tone marks. */
const vietnameseLetter = /[ăđĩũơưạ-ỹ]|[àáâãèéêìíòóôõùúý]/u

/**
 * A message that has at least so many words of a language is written in it. Only one or two words decide nothing, because they may
 * be the name of a dish.
 */
const minWords = 3

/**
 * The language for the reply to a message. The message's own words decide, and if they do not tell, the language of the page on
 * which it was written.
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
