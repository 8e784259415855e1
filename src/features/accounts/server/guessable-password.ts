import { foldText } from '#src/kernel/text.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Whether a password is among those that are guessed first: the commonest ones, in any letter case and with Vietnamese accents
 * or without, and these names of the user and the restaurant, as they are or with a year or the like behind.
 */
export function isGuessablePassword(password: string, names: readonly string[]): boolean {
  const typed = [password.toLowerCase(), foldText(password).replaceAll(' ', '')]
  if (typed.some((spelling) => commonPasswords.has(spelling))) return true
  const letters = lettersOf(password)
  return names
    .map(lettersOf)
    .some((name) => name !== '' && (letters === name || letters.replace(/\d{1,4}$/, '') === name))
}

/** Nothing but letters and digits, since a name is also written with dots, dashes or in one word. */
function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}
