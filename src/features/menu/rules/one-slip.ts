/** The search accepts a typing mistake only in words with at least this many letters. */
const minLetters = 4

/**
 * Whether a dish contains all searched words, if one of them may have one typing mistake: an extra letter, a missing one, a wrong
 * one, or two exchanged neighbours. If that word has more than `minLetters` letters, it may also be only the beginning of a word of
 * the dish.
 */
export function hasOneSlip(searched: readonly string[], words: ReadonlySet<string>): boolean {
  return searched.some(
    (word, index) =>
      word.length >= minLetters &&
      !word.includes('-') &&
      searched.every((other, at) => at === index || words.has(other)) &&
      [...words].some((known) => isMeant(word, known)),
  )
}

function isMeant(word: string, known: string): boolean {
  let same = 0
  while (same < word.length && word[same] === known[same]) same += 1
  const [typed, meant] = [word.slice(same), known.slice(same)]
  const equals = (a: string, b: string) => (word.length > minLetters ? b.startsWith(a) : a === b)
  return (
    equals(typed.slice(1), meant) ||
    equals(typed, meant.slice(1)) ||
    equals(typed.slice(1), meant.slice(1)) ||
    equals(`${typed[1]}${typed[0]}${typed.slice(2)}`, meant)
  )
}
