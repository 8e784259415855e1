import { foldText } from '#src/kernel/text.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Whether a password is among those that people guess first: the commonest ones, in any letter case and with or without Vietnamese
 * accents, and `names` (of the user and the restaurant), alone or followed by a year or another number.
 */
export function isGuessablePassword(password: string, names: readonly string[]): boolean {
  const typed = [password.toLowerCase(), foldText(password).replaceAll(' ', '')]
  if (typed.some((spelling) => commonPasswords.has(spelling))) return true
  const letters = lettersOf(password)
  return names
    .map(lettersOf)
    .some((name) => name !== '' && (letters === name || letters.replace(/\d{1,4}$/, '') === name))
}

/** Keeps only letters and digits, since people also write a name with dots, with dashes or in one word. */
function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}
