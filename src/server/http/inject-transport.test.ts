import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { injectTransport } from './inject-transport.ts'

test('a page that is rendered while the server closes still gets its data', async () => {
  const app = Fastify({ return503OnClosing: false })
  app.get('/api/menu-items', async () => ['pizza'])
  const call = injectTransport(app, { host: 'localhost' })
  const statuses: number[] = []
  app.addHook('preClose', async () => {
    const { status } = await call({ method: 'GET', url: '/api/menu-items', headers: {} })
    statuses.push(status)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await app.close()
  expect(statuses).toEqual([200])
})
