import { Client } from 'pg'
import { expect, inject, it } from 'vitest'

import { openTestRestaurant } from '../../test/support/test-restaurant.ts'

it('the program is alive and ready while its database answers', async () => {
  const { app, close } = await openTestRestaurant()
  try {
    for (const path of ['/api/health', '/api/ready', '/api/ready/']) {
      const answer = await app.inject(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ status: 'ok' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  } finally {
    await close()
  }
})

it('without its database the program is alive and not ready, and ready again once it is back', async () => {
  const { app, databaseUrl, close } = await openTestRestaurant()
  const name = new URL(databaseUrl).pathname.slice(1)
  const server = new Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  const allow = (yes: boolean) =>
    server.query(`alter database ${server.escapeIdentifier(name)} allow_connections ${yes}`)
  try {
    await allow(false)
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    const gone = await app.inject('/api/ready')
    expect(gone.statusCode).toBe(503)
    expect(gone.json()).toEqual({ message: expect.any(String), code: 'server.not-ready' })
    expect((await app.inject('/api/health')).statusCode).toBe(200)

    await allow(true)
    await expect.poll(async () => (await app.inject('/api/ready')).statusCode).toBe(200)
  } finally {
    await allow(true)
    await server.end()
    await close()
  }
})
