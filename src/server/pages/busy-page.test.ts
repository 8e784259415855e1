import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { sendBusyPage } from './busy-page.ts'
import { RenderBusyError } from './page-renderings.ts'

test('says when to come back where too much waits; any other error stays one', async () => {
  const app = Fastify()
  app.get('/busy', (_request, reply) =>
    sendBusyPage(reply, new RenderBusyError(7), () => Promise.resolve('')),
  )
  app.get('/broken', (_request, reply) => sendBusyPage(reply, new Error('broken'), () => Promise.resolve('')))
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

test.each([
  ['0274 380 1234', ['tel:+842743801234', 'tel:+842743801234']],
  ['', []],
])('offers the number %j to tap in both languages', async (phone, calls) => {
  const app = Fastify()
  app.get('/busy', (_request, reply) =>
    sendBusyPage(reply, new RenderBusyError(7), () => Promise.resolve(phone)),
  )
  const { body } = await app.inject('/busy')
  expect([...body.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href)).toEqual(calls)
  await app.close()
})
