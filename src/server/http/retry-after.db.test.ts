import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'

import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { ProblemError, type ProblemStatus } from '#src/kernel/problem.ts'
import { builtSite, siteFiles } from '../pages/site-files.ts'
import { webHandler } from '../pages/page-handler.ts'

async function withPages(
  settings: Record<string, string>,
  work: (restaurant: TestRestaurant) => Promise<void>,
) {
  const restaurant = await openTestRestaurant(settings, async (app, services) => {
    for (const status of [429, 503] satisfies ProblemStatus[]) {
      app.get(`/throws/${status}`, () => {
        throw new ProblemError(status, 'test.not-now', 'Not now')
      })
      app.get(`/framework/${status}`, () => {
        throw Object.assign(new Error('from a plugin'), { statusCode: status })
      })
      app.get(`/sends/${status}`, (_request, reply) => reply.code(status).send('not now'))
    }
    await siteFiles(app)
    webHandler(app, services, await builtSite())
  })
  try {
    await work(restaurant)
  } finally {
    await restaurant.close()
  }
}

/** The status, and whether the response says in how many seconds to return. */
function told({ statusCode, headers }: LightMyRequestResponse): [status: number, whenToReturn: boolean] {
  return [statusCode, /^[1-9]\d*$/.test(String(headers['retry-after']))]
}

it('every 429 says when to return: handlers, plugins, limits and locked sign-ins', async () => {
  await withPages({ RATE_LIMITS: 'true' }, async ({ app }) => {
    for (const url of ['/throws/429', '/framework/429', '/sends/429'])
      expect(told(await app.inject(url)), url).toEqual([429, true])

    const repeat = async (count: number, request: InjectOptions) => {
      let response = await app.inject(request)
      for (let asked = 1; asked < count; asked += 1) response = await app.inject(request)
      return response
    }
    const signIn = {
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'admin', password: 'wrong' },
    } as const
    expect(told(await repeat(12, signIn))).toEqual([429, true])
    expect(told(await repeat(121, { method: 'POST', url: '/api/orders', payload: {} }))).toEqual([429, true])
    expect(told(await repeat(3_001, { url: '/api/none' }))).toEqual([429, true])
  })
})

it('every 503 says when to return: handlers, plugins, readiness, the API and pages without a database', async () => {
  await withPages({}, async ({ app, databaseUrl }) => {
    for (const url of ['/throws/503', '/sends/503'])
      expect(told(await app.inject(url)), url).toEqual([503, true])

    const name = new URL(databaseUrl).pathname.slice(1)
    const server = new Client({ connectionString: inject('postgresUrl') })
    await server.connect()
    const allow = (yes: boolean) =>
      server.query(`alter database ${server.escapeIdentifier(name)} allow_connections ${yes}`)
    try {
      await allow(false)
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      for (const url of ['/api/ready', '/api/orders/ticket/none', '/order/none']) {
        expect(told(await app.inject(url)), url).toEqual([503, true])
      }
    } finally {
      await allow(true)
      await server.end()
    }
  })
})
