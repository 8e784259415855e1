import { type MaybeDietary, suits } from '#src/kernel/dietary.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import { foldText } from '#src/kernel/text.ts'

/**
 * Vietnamese words that have no diacritics. They are listed, because the program recognizes all other Vietnamese words by their
 * diacritics.
 */
const vietnameseWithoutMarks = new Set(
  'bia|cam|canh|cao|cay|chanh|chay|cua|heo|kem|nem|phin|rau|sen'.split('|'),
)

const marked = /[\u0300-\u036fđ]/u

interface TaggedDish extends Pick<MaybeDietary, 'diet'> {
  readonly name: string
  readonly nameVi: string | null
  readonly tags: readonly string[]
}

/**
 * The tags that a reader sees, at most `max`, in the owner's order. A dish has tags in both languages, and a tag does not state its
 * language: the program guesses it and shows only tags in the reader's language. If all tags are in one language, every reader sees
 * them. A tag is also left out if the dish's name, its diet mark or another tag contains all its words. The search uses all tags.
 */
export function shownTags({ name, nameVi, tags, diet }: TaggedDish, language: Language, max = 3): string[] {
  const own = tags.filter((tag) => !hasLetter.test(tag) || isVietnamese(tag) === (language === 'vi'))
  const read = (own.length > 0 ? own : tags).map((tag) => ({ tag, words: wordsOf(tag) }))
  const said = [inLanguage(language, name, nameVi), dietWords(diet)].map(wordsOf)
  const adds = ({ words }: { words: readonly string[] }, place: number) =>
    !said.some((text) => holds(text, words)) &&
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

/** What tags in either language may say of a dish's diet. */
const dietWords = (diet: TaggedDish['diet']) =>
  suits({ diet }, 'vegetarian')
    ? `chay vegetarian không thịt meat free${suits({ diet }, 'vegan') ? ' thuần vegan' : ''}`
    : ''

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
