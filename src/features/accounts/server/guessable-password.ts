import { foldText } from '#src/kernel/text.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Whether a password is one of those that attackers try first: the commonest passwords, in any letter case and with or without
 * Vietnamese accents, and the `names` of the user and of the restaurant, alone or followed by a number such as a year.
 */
export function isGuessablePassword(password: string, names: readonly string[]): boolean {
  const typed = [password.toLowerCase(), foldText(password).replaceAll(' ', '')]
  if (typed.some((spelling) => commonPasswords.has(spelling))) return true
  const letters = lettersOf(password)
  return names
    .map(lettersOf)
    .some((name) => name !== '' && (letters === name || letters.replace(/\d{1,4}$/, '') === name))
}

/** Keeps only letters and digits, because people may type a name with dots, with dashes or without blanks. */
function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}
