import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'

import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'

import { limitBodyTime } from './body-timeout.ts'
import { rejectUnreadable } from './unreadable-request.ts'

async function listening() {
  const app = Fastify({ clientErrorHandler: rejectUnreadable() })
  limitBodyTime(app, 100)
  app.post('/ordinary', () => 'read')
  app.post('/long', { config: { isLong: true } }, () => 'read')
  const mayRespond = Promise.withResolvers<string>()
  app.post('/slow', () => mayRespond.promise)
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo // a server that listens on TCP has one
  return { app, port, respond: () => mayRespond.resolve('read') }
}

const inOneLength = 'Content-Length: 4\r\n\r\n12'
const inChunks = 'Transfer-Encoding: chunked\r\n\r\n2\r\n12\r\n'

async function begun(path: string, body = inOneLength) {
  const { app, port, respond } = await listening()
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const received: string[] = []
  socket.on('data', (chunk: Buffer) => received.push(chunk.toString()))
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${body}`)
  return { app, socket, received, respond }
}

it.each([
  ['one length', inOneLength],
  ['chunks', inChunks],
])('a body in %s that does not arrive ends its request', async (_how, body) => {
  const { socket, received } = await begun('/ordinary', body)
  await once(socket, 'close')
  expect(received.join('')).toMatch(/^HTTP\/1\.1 408 [\s\S]+"code":"request.timeout"/)
})

it('a response may take longer', async () => {
  const { received, respond } = await begun('/slow', `${inOneLength}34`)
  const ordinary = await begun('/ordinary')
  // It began later, and its time has passed.
  await once(ordinary.socket, 'close')
  respond()
  await expect.poll(() => received.join('')).toMatch(/^HTTP\/1\.1 200 /)
})

it('a file may take longer', async () => {
  const ordinary = await begun('/ordinary')
  const { socket, received } = await begun('/long')
  // By then the time of the other has passed, which began before.
  await once(ordinary.socket, 'close')
  socket.write('34')
  await expect.poll(() => received.join('')).toMatch(/^HTTP\/1\.1 200 /)
})

it('what the program asks of itself has no connection to be ended', async () => {
  const { app, respond } = await listening()
  const ended: unknown[] = []
  app.server.on('clientError', (error) => ended.push(error))
  const own = app.inject({ method: 'POST', url: '/slow', payload: { a: 1 } })
  const ordinary = await begun('/ordinary')
  // It began later, and its time has passed.
  await once(ordinary.socket, 'close')
  respond()
  expect((await own).statusCode).toBe(200)
  expect(ended).toEqual([])
})
