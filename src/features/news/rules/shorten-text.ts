const ellipsis = '…'

/**
 * Shortens a text to one line of at most `maxLength` characters; `maxLength` is at least 1. A text that is too long ends after a
 * whole word, with an ellipsis. If even its first word is too long, that word is cut.
 */
export function shortenText(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // Counts characters as people see them, so that a character that consists of several code points is not cut in two.
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  if (letters.length <= maxLength) return line
  const room = letters.slice(0, maxLength - 1).join('')
  const endsWord = letters[maxLength - 1] === ' '
  const lastBlank = room.lastIndexOf(' ')
  const words = endsWord || lastBlank < 1 ? room : room.slice(0, lastBlank)
  return words.replace(/[\s.,;:!?–-]+$/u, '') + ellipsis
}
