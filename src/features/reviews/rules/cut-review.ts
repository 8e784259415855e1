/** A card shows at most this many characters of a review. */
const maxCharacters = 160

export interface CutReview {
  /** The text that the card shows, with an ellipsis if part of the review is left out. */
  readonly text: string
  readonly isCut: boolean
}

/**
 * A review as its card shows it: whole if it has at most 160 characters, else as many whole words as fit and an ellipsis. A
 * character is what a reader sees as one: "ế", however it is stored, and a family emoji each count as one and are never split. If a
 * single word is longer than 160 characters, it is cut.
 */
export function cutReview(review: string): CutReview {
  const whole = review.trim()
  // A text never has more characters than code units, so a review this short needs no counting.
  if (whole.length <= maxCharacters) return { text: whole, isCut: false }
  const characters = Array.from(new Intl.Segmenter().segment(whole), ({ segment }) => segment)
  if (characters.length <= maxCharacters) return { text: whole, isCut: false }
  const start = characters.slice(0, maxCharacters).join('')
  const endsWithWord = isSpace(characters[maxCharacters] ?? '')
  const words = endsWithWord ? start : start.replace(/\s+\S*$/u, '')
  return { text: `${words.replace(/[\s.,;:–—-]+$/u, '')}…`, isCut: true }
}

function isSpace(character: string): boolean {
  return /^\s+$/u.test(character)
}
