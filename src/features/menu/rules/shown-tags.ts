import { inLanguage, type Language } from '#src/kernel/language.ts'
import { foldText } from '#src/kernel/text.ts'

/** Words that Vietnamese menus write without diacritics. All other Vietnamese words are recognized by their diacritics. */
const vietnameseWithoutMarks = new Set(
  'bia|cam|canh|cao|cay|chanh|chay|cua|heo|kem|nem|phin|rau|sen'.split('|'),
)

const marked = /[\u0300-\u036fđ]/u

interface TaggedDish {
  readonly name: string
  readonly nameVi: string | null
  readonly tags: readonly string[]
}

/**
 * The tags to show to a reader, in the owner's order, at most `max`. Guests search by all tags, but see only those in their
 * language that add something: a tag is left out if all its words are in the dish's name or in another tag, in any spelling. Tags
 * do not state their language, and the list of a dish usually holds both languages. A list in only one language is shown to
 * everybody.
 */
export function shownTags({ name, nameVi, tags }: TaggedDish, language: Language, max = 3): string[] {
  const own = tags.filter((tag) => !hasLetter.test(tag) || isVietnamese(tag) === (language === 'vi'))
  const read = (own.length > 0 ? own : tags).map((tag) => ({ tag, words: wordsOf(tag) }))
  const title = wordsOf(inLanguage(language, name, nameVi))
  const adds = ({ words }: { words: readonly string[] }, place: number) =>
    !holds(title, words) &&
    !read.some(
      (other, otherPlace) =>
        otherPlace !== place &&
        holds(other.words, words) &&
        (otherPlace < place || !holds(words, other.words)),
    )
  return read
    .filter(adds)
    .map(({ tag }) => tag)
    .slice(0, max)
}

const hasLetter = /\p{L}/u
const betweenWords = /[^\p{L}\p{N}+]+/u

/** Splits a text into words in which different spellings become equal: "mì" and "mỳ", or "prawn" and "prawns". */
function wordsOf(text: string): string[] {
  const words = foldText(text).split(betweenWords)
  return words.map((word) => word.replaceAll('y', 'i').replace(/s$/, ''))
}

function holds(words: readonly string[], part: readonly string[]): boolean {
  return part.every((word) => words.includes(word))
}

function isVietnamese(tag: string): boolean {
  const text = tag.toLowerCase()
  return (
    text.split(' ').some((word) => vietnameseWithoutMarks.has(word)) || marked.test(text.normalize('NFD'))
  )
}
