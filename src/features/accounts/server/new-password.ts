import { invalid } from '#src/kernel/problem.ts'
import type { Config } from '#src/server/config.ts'
import { isDemoPassword } from '../rules/demo-passwords.ts'
import { hashPassword } from './password-hash.ts'

/**
 * What a new password changes in a user's row. In production a password that everybody knows is rejected, with a
 * message on the field it was typed into.
 */
export async function newPasswordColumns(
  { production }: Pick<Config, 'production'>,
  field: string,
  password: string,
) {
  const hasDemoPassword = isDemoPassword(password)
  if (production && hasDemoPassword) {
    const message = 'This password is known to everybody. Choose another one.'
    throw invalid('accounts.demo-password', message, { [field]: message })
  }
  return { passwordHash: await hashPassword(password), hasDemoPassword }
}
