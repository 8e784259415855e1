import { randomBytes } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import type { Role } from '#src/features/accounts/contract/account.ts'
import { userTable } from '#src/features/accounts/server/account-table.ts'
import { hashPassword } from '#src/features/accounts/server/password-hash.ts'
import type { Database } from '#src/server/database/connection.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Signs in as a demo account, or as a user of `createUser`. Returns what to send as the `cookie` header. */
export async function signIn(app: FastifyInstance, who: 'admin' | 'staff' | Credentials): Promise<string> {
  const payload = typeof who === 'string' ? { username: who, password: demoPasswords[who] } : who
  const { username, password } = payload
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
  })
  const cookie = response.cookies.find(({ value }) => value !== '')
  if (response.statusCode !== 200 || !cookie)
    throw new Error(`Signing in as ${username} was rejected: ${response.body}`)
  return `${cookie.name}=${cookie.value}`
}

export interface TestUser extends Credentials {
  readonly id: string
}

/** One password for all made-up users: hashing is slow on purpose. */
const password = 'a-password-of-tests'
let passwordHash: Promise<string> | undefined

/** A user with a name of its own, straight into the database: also customers, whom no call creates. */
export async function createUser(
  db: Database,
  changes: Partial<Omit<typeof userTable.$inferInsert, 'passwordHash'>> & { role: Role },
): Promise<TestUser> {
  const name = `user-${randomBytes(4).toString('hex')}`
  passwordHash ??= hashPassword(password)
  const [row] = await db
    .insert(userTable)
    .values({
      username: name,
      email: `${name}@example.com`,
      fullName: 'Người Thử',
      passwordHash: await passwordHash,
      ...changes,
    })
    .returning()
  if (!row) throw new Error('The insert of a user returned no row')
  return { id: row.id, username: row.username, password }
}
