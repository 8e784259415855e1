/** A search allows a typing mistake only in words of at least this many letters. */
const minLetters = 4

/**
 * Whether a dish has all searched words, if one of them may have one typing mistake: a letter too many, one missing, a wrong one,
 * or two neighbouring ones exchanged. The mistyped word may be only the beginning of a dish's word if it is longer than
 * `minLetters`.
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
