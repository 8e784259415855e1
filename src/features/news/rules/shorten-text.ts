const ellipsis = '…'

/**
 * Shortens a text to one line of at most so many characters. If it is longer, it is cut after a whole word and ends with an
 * ellipsis. A first word that is longer than that is cut within. `maxLength` is at least 1.
 */
export function shortenText(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // Counts characters as people do, so that no letter is cut in two.
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  if (letters.length <= maxLength) return line
  const room = letters.slice(0, maxLength - 1).join('')
  const endsWord = letters[maxLength - 1] === ' '
  const lastBlank = room.lastIndexOf(' ')
  const words = endsWord || lastBlank < 1 ? room : room.slice(0, lastBlank)
  return words.replace(/[\s.,;:!?–-]+$/u, '') + ellipsis
}
