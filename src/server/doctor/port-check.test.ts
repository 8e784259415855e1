import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

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

it('a program that hangs is named as such, because it may be the site', async () => {
  const port = await freePort()
  const server = createServer(() => {}).listen(port, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const { findings } = await checkPort({ host, port })
  expect(findings).toMatchObject([{ level: 'wrong', doThis: expect.stringContaining('restart it') }])
}, 15_000)

/** The files of a machine with the units of deploy/systemd, on which this user has opened the port. */
function machine(port: number, { user, services }: { user: number; services: readonly string[] }): string {
  const root = mkdtempSync(join(tmpdir(), 'bep-lua-machine-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const files = {
    'etc/systemd/system/sockets.target.wants/bep-lua.socket': '',
    'proc/net/tcp': `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:${hex} 00000000:0000 0A 00000000:00000000 00:00000000 00000000  ${user}        0 8171289 1 0000000093510 100 0 0 10 0
`,
    ...Object.fromEntries(
      ['nginx', ...services].map((name) => [`run/systemd/units/invocation:${name}.service`, '']),
    ),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return root
}

it('a stopped site whose port systemd holds is not taken for another program, and is not started by the question', async () => {
  let asked = 0
  const port = await freePort()
  const systemd = createServer(() => (asked += 1))
    .on('connection', () => (asked += 1))
    .listen(port, host)
  await once(systemd, 'listening')
  onTestFinished(() => void systemd.close())
  const checked = await checkPort({ host, port }, machine(port, { user: 0, services: [] }))
  expect(checked).toMatchObject({ serves: false, startsIfAsked: true, findings: [{ level: 'warning' }] })
  expect(checked.findings[0]?.text).toMatch(/not running.*systemd/)
  expect(asked).toBe(0)
})

it.each([
  ['a site that systemd has started and that does not respond', 0, ['bep-lua'], /does not respond.*systemd/],
  ['a program of another user that has the port', 1000, [], /another program/],
])('%s is named as that', async (_what, user, services, text) => {
  const port = await responding('not yet')
  const { findings } = await checkPort({ host, port }, machine(port, { user, services }))
  expect(findings).toMatchObject([{ level: 'wrong', text: expect.stringMatching(text) }])
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
