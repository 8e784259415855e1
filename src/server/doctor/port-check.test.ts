import { once } from 'node:events'
import { createServer } from 'node:http'

import { expect, it, onTestFinished } from 'vitest'

import { freePort } from '#test/support/free-port.ts'
import { programVersion } from '../release.ts'
import { checkPort, directAddress } from './port-check.ts'

const host = '127.0.0.1'

/** A port at which every request gets this response. */
async function responding(body: string): Promise<number> {
  const port = await freePort()
  const server = createServer((_request, reply) => reply.end(body)).listen(port, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return port
}

const health = (version: string) => JSON.stringify({ status: 'ok', version })

it.each([
  ['another program has the port', '<h1>Hello</h1>', false, 'wrong'],
  ['another program speaks JSON', '{"status":"ok"}', false, 'wrong'],
  ['the site serves', health(programVersion), true, 'ok'],
  ['the site has not been restarted since an update', health('0.0.9'), true, 'warning'],
])('%s', async (_what, body, serves, level) => {
  expect(await checkPort({ host, port: await responding(body) })).toMatchObject({
    serves,
    findings: [{ level }],
  })
})

it('leaves a free port free, for the start', async () => {
  const port = await freePort()
  expect(await checkPort({ host, port })).toMatchObject({ serves: false, findings: [{ level: 'ok' }] })
  await once(createServer().listen(port, host).close(), 'close')
})

it('names an address that this machine does not have', async () => {
  expect(await checkPort({ host: '192.0.2.1', port: 3000 })).toMatchObject({ findings: [{ level: 'wrong' }] })
}, 20_000)

it('asks the site itself whatever address it listens on', () => {
  expect(directAddress({ host: '0.0.0.0', port: 1 })).toBe('http://127.0.0.1:1')
  expect(directAddress({ host: '::', port: 1 })).toBe('http://[::1]:1')
  expect(directAddress({ host: '192.168.1.5', port: 1 })).toBe('http://192.168.1.5:1')
})
