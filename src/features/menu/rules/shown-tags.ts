import type { Language } from '#src/kernel/language.ts'

/** Words a Vietnamese menu writes without any mark; with one, a word gives itself away. */
const vietnameseWithoutMarks = new Set('bia|cam|canh|cay|chanh|chay|cua|heo|kem|nem|phin|rau|sen'.split('|'))

const marked = /[\u0300-\u036fđ]/u

/**
 * The tags to show a reader: those in the reader's language, in the owner's order, at most `max` of them. Tags carry no
 * language of their own and lists usually hold both; a list in one language only is shown to everybody.
 */
export function shownTags(tags: readonly string[], language: Language, max = 3): string[] {
  const own = tags.filter((tag) => isVietnamese(tag) === (language === 'vi'))
  return (own.length > 0 ? own : tags).slice(0, max)
}

function isVietnamese(tag: string): boolean {
  const word = tag.toLowerCase()
  return vietnameseWithoutMarks.has(word) || marked.test(word.normalize('NFD'))
}
