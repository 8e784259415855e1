const ellipsis = '…'

/**
 * A text on one line of so many characters at most: cut after a whole word and marked with an ellipsis where it is
 * longer. A first word longer than that is cut through. `maxLength` is at least 1.
 */
export function shortenText(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // By characters as people count them, so that no letter is cut in two.
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  if (letters.length <= maxLength) return line
  const room = letters.slice(0, maxLength - 1).join('')
  const endsWord = letters[maxLength - 1] === ' '
  const lastBlank = room.lastIndexOf(' ')
  const words = endsWord || lastBlank < 1 ? room : room.slice(0, lastBlank)
  return words.replace(/[\s.,;:!?–-]+$/u, '') + ellipsis
}
