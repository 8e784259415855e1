import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant({ LOG_LEVEL: 'trace' })
let lines: string[] = []

beforeAll(async () => {
  // Where the real program's log lines come out, whatever wrote them.
  const { [pino.symbols.streamSym]: stream } = restaurant.app.log as unknown as Record<
    symbol,
    { write: (line: string) => void }
  >
  if (stream) stream.write = (line) => void lines.push(line)
})
beforeEach(() => {
  lines = []
})

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  restaurant.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** Those of the secrets that a log line gives away. */
function leaked(secrets: readonly (string | undefined)[]): (string | undefined)[] {
  const log = lines.join('')
  return secrets.filter((secret) => secret === undefined || log.includes(secret))
}

describe('no log line, however talkative, holds', () => {
  it('a password, a token or a cookie of a sign-in, whether it succeeds or not', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    await post('/api/auth/login', { username: 'admin', password: 'wrong-secret' })
    await post('/api/auth/login', '{"username": "admin", "password": "broken-secret"')
    await post('/api/auth/login?password=query-secret', { username: '', password: 'short-secret' })
    const token = cookie.split('=')[1]
    const secrets = [
      'admin123',
      'wrong-secret',
      'broken-secret',
      'query-secret',
      'short-secret',
      token,
      'argon2id',
    ]
    expect(lines.join('')).toContain('/api/auth/login')
    expect(leaked(secrets)).toEqual([])
  })

  it('a password or an e-mail of a user, also where the database fails', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    const user = {
      username: 'new-one',
      email: 'private@example.com',
      fullName: 'Ai Đó',
      password: 'users-secret',
    }
    await post('/api/admin/users', user, { cookie })
    await post('/api/admin/users', user, { cookie })
    await restaurant.db.execute(sql`alter table users rename column permissions to gone`)
    const failed = await post('/api/auth/login', { username: 'new-one', password: 'users-secret' })
    await restaurant.db.execute(sql`alter table users rename column gone to permissions`)
    expect(failed.statusCode).toBe(500)
    expect(lines.join('')).toContain('query failed')
    const token = cookie.split('=')[1]
    expect(leaked(['users-secret', 'private@example.com', 'new-one', 'argon2id', token])).toEqual([])
  })
})
