const ellipsis = '…'

/**
 * Shortens a text to one line of at most `maxLength` characters, which is at least 1. A longer text is cut after a whole word and
 * ends with an ellipsis. If the first word alone is too long, the cut is inside the word.
 */
export function shortenText(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // Counts letters as people see them, so that no letter of several code points is cut in two.
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  if (letters.length <= maxLength) return line
  const room = letters.slice(0, maxLength - 1).join('')
  const endsWord = letters[maxLength - 1] === ' '
  const lastBlank = room.lastIndexOf(' ')
  const words = endsWord || lastBlank < 1 ? room : room.slice(0, lastBlank)
  return words.replace(/[\s.,;:!?–-]+$/u, '') + ellipsis
}
