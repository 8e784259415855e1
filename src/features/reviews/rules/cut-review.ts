/** A card shows at most this many characters of a review. */
const maxCharacters = 160

export interface CutReview {
  /** The text on the card, with an ellipsis if part of the review is left out. */
  readonly text: string
  readonly isCut: boolean
}

/**
 * Cuts a review for its card: the whole text if it has at most 160 characters, otherwise as many whole words as fit, and an
 * ellipsis. A character is what a reader sees as one, such as "ế" (however it is stored) or a family emoji; characters are never
 * split. Only a word longer than 160 characters is cut.
 */
export function cutReview(review: string): CutReview {
  const whole = review.trim()
  // A text never has more visible characters than code units. So if it is short enough in code units, the characters need not be
  // counted.
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
