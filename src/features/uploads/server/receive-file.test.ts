import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { dropRest, receiveFile } from './receive-file.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that does this with a request whose first byte has come, and the sender of it. */
async function sending(take: (received: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((received, response) => void take(received, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on TCP has one
  const sender = request({ host: '127.0.0.1', port, method: 'PUT' })
  onTestFinished(() => {
    sender.destroy()
    server.closeAllConnections()
    server.close()
  })
  const closed = Promise.withResolvers<string>()
  sender.on('error', () => {})
  sender.on('close', () => closed.resolve('cut off'))
  sender.on('response', (response) => response.resume())
  sender.write('a')
  return { sender, closed: closed.promise }
}

/** A sender whose body goes into a file, what has come of it, and what becomes of it. */
async function storing() {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-receive-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'sent')
  const outcome = Promise.withResolvers<string>()
  const { sender, closed } = await sending((received) =>
    receiveFile(received, file, 1000).then(
      () => outcome.resolve('stored'),
      () => outcome.resolve('failed'),
    ),
  )
  /** Without the test runner's own waiting, which lets the time pass that is told here. */
  const hasCome = async (whole: string) => {
    while ((await readFile(file, 'utf8').catch(() => '')) !== whole) await setImmediate()
  }
  await hasCome('a')
  return { sender, closed, hasCome, outcome: outcome.promise }
}

it('a sender may take as long as it likes, while something comes once a minute', async () => {
  const { sender, hasCome, outcome } = await storing()
  for (const [part, whole] of [
    ['b', 'ab'],
    ['c', 'abc'],
  ] as const) {
    vi.advanceTimersByTime(59_999)
    sender.write(part)
    await hasCome(whole)
  }
  vi.advanceTimersByTime(59_999)
  sender.end()
  expect(await outcome).toBe('stored')
  // Its connection, which may carry the next request, is not watched any more.
  expect(vi.getTimerCount()).toBe(0)
})

it('a sender of whom nothing comes for a minute is cut off', async () => {
  const { closed, outcome } = await storing()
  vi.advanceTimersByTime(60_000)
  expect([await outcome, await closed]).toEqual(['failed', 'cut off'])
})

it('of a request that was rejected the rest is read for ten seconds', async () => {
  const received = Promise.withResolvers<IncomingMessage>()
  const { sender, closed } = await sending((incoming, response) => {
    dropRest(incoming)
    response.writeHead(413).end()
    received.resolve(incoming)
  })
  const rejected = await received.promise
  vi.advanceTimersByTime(9_999)
  expect(rejected.destroyed).toBe(false)
  sender.write('b')
  await once(rejected, 'data')
  vi.advanceTimersByTime(1)
  expect(rejected.destroyed).toBe(true)
  expect(await closed).toBe('cut off')
})
