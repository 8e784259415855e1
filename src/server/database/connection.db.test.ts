import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'

import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { openDatabase } from './connection.ts'
import { setupTimeouts } from './timeouts.ts'

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(inject('postgresUrl'), name)
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  return url
}

it.each([
  ['127.0.0.1:1', '127.0.0.1:1'],
  // The port that PostgreSQL has by itself.
  ['127.0.0.2', '127.0.0.2:5432'],
])(
  'an address where no database responds is rejected in one line without its password: %s',
  async (given, named) => {
    const opening = openDatabase(`postgres://owner:secret@${given}/pizza`)
    await expect(opening).rejects.toThrow(`The database at ${named}/pizza cannot be reached: `)
    await expect(opening).rejects.not.toThrow('\n')
    await expect(opening).rejects.not.toThrow('secret')
  },
)

it('the time limit of a transaction ends with it, and never cuts off what uses its connection next', async () => {
  const { db, pool, close } = await openDatabase(await emptyDatabase(), {
    ...setupTimeouts,
    transaction: 200,
  })
  onTestFinished(close)
  await db.transaction((tx) => tx.execute(sql`select 1`))
  expect(pool.totalCount).toBe(1)
  expect((await pool.query<{ slept: number }>('select 1 as slept from pg_sleep(0.5)')).rows).toEqual([
    { slept: 1 },
  ])
})
