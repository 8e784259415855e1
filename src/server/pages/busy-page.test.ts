import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { sendBusyPage } from './busy-page.ts'
import { RenderBusyError } from './render-queue.ts'

test('says when to come back where too much waits; any other error stays one', async () => {
  const app = Fastify()
  app.get('/busy', (_request, reply) => sendBusyPage(reply, new RenderBusyError(7)))
  app.get('/broken', (_request, reply) => sendBusyPage(reply, new Error('broken')))
  const busy = await app.inject('/busy')
  expect(busy.statusCode).toBe(503)
  expect(busy.headers).toMatchObject({
    'retry-after': '7',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  })
  expect((await app.inject('/broken')).statusCode).toBe(500)
  await app.close()
})
