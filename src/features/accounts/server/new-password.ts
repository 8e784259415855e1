import { invalid } from '#src/kernel/problem.ts'
import type { Config } from '#src/server/config.ts'
import { isDemoPassword } from '../rules/demo-passwords.ts'
import { isGuessablePassword } from './guessable-password.ts'
import { inHashTurn } from './hash-turns.ts'
import { hashPassword } from './password-hash.ts'

/** What the check of a new password needs. */
export interface PasswordPolicy {
  readonly config: Pick<Config, 'production'>
  /** The restaurant's names, which an attacker tries first. */
  readonly restaurantNames: () => Promise<readonly string[]>
}

/**
 * For the turns to hash, everyone who sets a new password counts as one known visitor, because only signed-in people or the
 * operator do so.
 */
const office = { visitor: 'office', isKnown: true } as const

interface NewPassword {
  /** The form field of the password. If the password is rejected, the message shows at this field. */
  readonly field: string
  readonly password: string
  /** Names of the user who gets the password. */
  readonly names: readonly (string | undefined)[]
}

/**
 * The columns that a new password changes in a user's row. A password that everybody knows, or that people guess first, is rejected
 * with a message on its field.
 */
export async function newPasswordColumns(
  { config, restaurantNames }: PasswordPolicy,
  { field, password, names }: NewPassword,
) {
  const hasDemoPassword = isDemoPassword(password)
  if (config.production && hasDemoPassword) {
    const message = 'This password is known to everybody. Choose another one.'
    throw invalid('accounts.demo-password', message, { [field]: message })
  }
  const known = [...names.filter((name) => name !== undefined), ...(await restaurantNames())]
  if (isGuessablePassword(password, known)) {
    const message = 'This password is among the first that are guessed. Choose another one.'
    throw invalid('accounts.password-common', message, { [field]: message })
  }
  return { passwordHash: await inHashTurn(office, () => hashPassword(password)), hasDemoPassword }
}
