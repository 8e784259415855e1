import { invalidField } from '#src/kernel/problem.ts'
import type { Config } from '#src/server/config.ts'
import { isDemoPassword } from '../rules/demo-passwords.ts'
import { isGuessablePassword } from './guessable-password.ts'
import { inHashTurn } from './hash-turns.ts'
import { hashPassword } from './password-hash.ts'

export interface PasswordPolicy {
  readonly config: Pick<Config, 'production'>
  /** The names of the restaurant. Attackers try them as passwords first. */
  readonly restaurantNames: () => Promise<readonly string[]>
}

/**
 * In the queue for hashing, all people who set a new password count together as one known visitor, because only signed-in users and
 * the operator of the server can do so.
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
 * The columns in a user's row that change with a new password. Throws an error with a message for the form field if the password is
 * a public demo password in production, or easy to guess.
 */
export async function newPasswordColumns(
  { config, restaurantNames }: PasswordPolicy,
  { field, password, names }: NewPassword,
) {
  const hasDemoPassword = isDemoPassword(password)
  if (config.production && hasDemoPassword) {
    const message = 'This password is known to everybody. Choose another one.'
    throw invalidField('accounts.demo-password', field, message)
  }
  const known = [...names.filter((name) => name !== undefined), ...(await restaurantNames())]
  if (isGuessablePassword(password, known)) {
    const message = 'This password is among the first that are guessed. Choose another one.'
    throw invalidField('accounts.password-common', field, message)
  }
  return { passwordHash: await inHashTurn(office, () => hashPassword(password)), hasDemoPassword }
}
