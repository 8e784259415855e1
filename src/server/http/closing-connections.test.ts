import { once } from 'node:events'
import { connect } from 'node:net'

import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { endConnectionsOnClose } from './closing-connections.ts'

test('while the server closes, whoever asks gets a response, and then the connection ends', async () => {
  const app = Fastify({ return503OnClosing: false })
  const closing = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const mayRespond = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    begun.resolve()
    await mayRespond.promise
    return 'slow'
  })
  app.get('/late', async () => 'late')
  endConnectionsOnClose(app)
  let late = ''
  app.addHook('preClose', async () => {
    late = await ask('/late')
    closing.resolve()
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const ask = async (path: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await once(socket, 'close')
    return received
  }
  const waiting = ask('/slow')
  await begun.promise
  const closed = app.close()
  await closing.promise
  mayRespond.resolve()
  for (const received of [await waiting, late]) {
    expect(received).toContain('200 OK')
    // A proxy must not send its next request on this connection.
    expect(received).toMatch(/connection: close/i)
  }
  await closed
})
