import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'

import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'

import { limitBodyTime } from './body-timeout.ts'
import { rejectUnreadable } from './unreadable-request.ts'

async function listening() {
  const app = Fastify({ clientErrorHandler: rejectUnreadable })
  limitBodyTime(app, 100)
  app.post('/ordinary', () => 'read')
  app.post('/long', { config: { isLong: true } }, () => 'read')
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return (app.server.address() as AddressInfo).port // a server that listens on TCP has one
}

async function begun(path: string) {
  const socket = connect(await listening(), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const received: string[] = []
  socket.on('data', (chunk: Buffer) => received.push(chunk.toString()))
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n12`,
  )
  return { socket, received }
}

it('a body that does not arrive ends its request', async () => {
  const { socket, received } = await begun('/ordinary')
  await once(socket, 'close')
  expect(received.join('')).toMatch(/^HTTP\/1\.1 408 [\s\S]+"code":"request.timeout"/)
})

it('a file may take longer', async () => {
  const ordinary = await begun('/ordinary')
  const { socket, received } = await begun('/long')
  // By then the time of the other has passed, which began before.
  await once(ordinary.socket, 'close')
  socket.write('34')
  await expect.poll(() => received.join('')).toMatch(/^HTTP\/1\.1 200 /)
})
