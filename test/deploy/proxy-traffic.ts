import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'

import { compareOrders } from '#test/faults/compare-orders.ts'
import { guests, streamOrders, type OrderStream } from '#test/faults/order-stream.ts'
import { createDatabase } from '#test/support/databases.ts'
import { freePort } from '#test/support/free-port.ts'
import { selfSignedCertificate } from '#test/support/self-signed-certificate.ts'
import { startSite } from '#test/support/site/running-site.ts'
import { startTemporaryPostgres } from '#test/support/temporary-postgres.ts'
import { tryOffice } from './office-traffic.ts'
import { balances, proxies, proxyPorts, type ProxyName } from './proxies.ts'
import { findRepeatedOrders } from './sent-once.ts'
import { deployFolder } from './shipped-file.ts'

const ordersBetween = 40
/**
 * A proxy's 502 for an order that it cannot send again, because the server may have it: its connection ended. The browser asks for the
 * order by its key. A server that is passed over at once costs each guest one of them at most.
 */
const lostResponse = /^\S+: 502/

/**
 * Two real servers of the site behind the proxy, as deploy/ configures it: a guest's page, the office with its events and a film,
 * and orders while the servers are restarted one after the other, and while one is killed. Returns what is wrong.
 */
export async function tryProxy(name: ProxyName, log: (line: string) => void): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), `bep-lua-${name}-`))
  // The proxy's workers may run as another user.
  chmodSync(folder, 0o755)
  const { key, cert } = selfSignedCertificate()
  writeFileSync(join(folder, 'certificate.pem'), cert)
  writeFileSync(join(folder, 'key.pem'), key)
  setDefaultCACertificates([cert])
  const silent = mkdtempSync(join(folder, 'silent-'))
  for (const [file, text] of Object.entries({ 'certificate.pem': cert, 'key.pem': key }))
    writeFileSync(join(silent, file), text)
  chmodSync(silent, 0o755)
  const postgres = await startTemporaryPostgres()
  try {
    const wrong = await findRepeatedOrders(name, { folder: silent, ports: await proxyPorts() })
    const databaseUrl = await createDatabase(postgres.connectionString, 'proxied')
    return [...wrong, ...(await tryServers(name, { folder, databaseUrl, log }))]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

interface Trial {
  readonly folder: string
  readonly databaseUrl: string
  readonly log: (line: string) => void
}

async function tryServers(name: ProxyName, { folder, databaseUrl, log }: Trial): Promise<string[]> {
  const ports = await proxyPorts()
  const address = `https://127.0.0.1:${ports.https}`
  const servers = [await freePort(), await freePort()] as const
  const start = (port: number) =>
    startSite({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, String(port)),
      STORAGE_DIR: join(folder, 'storage'),
      PUBLIC_URL: address,
      TRUST_PROXY: '1',
      PRODUCTION: 'false',
    })
  let first = await start(servers[0])
  let second = await start(servers[1])
  const proxy = await proxies[name]({ folder, servers, ports })
  try {
    const wrong = await tryPage(address, ports.http)
    const { orders, ...office } = await tryOffice(address, log)
    wrong.push(...office.wrong)

    if (!balances[name]) return [...wrong, ...(await compareOrders(databaseUrl, oneOrder(orders)))]

    const stopped = await orderWhile(address, async () => {
      await second.stop()
      second = await start(servers[1])
      await pause(pauseBetweenRestarts())
      await first.stop()
      first = await start(servers[0])
    })
    // The proxy must know again that the restarted server serves, before the other one is killed.
    await pause(pauseBetweenRestarts())
    const killed = await orderWhile(address, () => second.kill())
    for (const [fate, stream] of Object.entries({
      'both servers were restarted': stopped,
      'one was killed': killed,
    })) {
      log(`${stream.confirmed.size} orders while ${fate}; ${failuresOf(stream)}`)
      wrong.push(...stream.faults.filter((fault) => !lostResponse.test(fault)))
      const lost = stream.faults.filter((fault) => lostResponse.test(fault)).length
      if (lost > (stream === stopped ? 2 : 1) * guests)
        wrong.push(`${lost} responses were lost while ${fate}`)
    }
    const confirmed = new Map([...orders, ...stopped.confirmed, ...killed.confirmed])
    return [...wrong, ...(await compareOrders(databaseUrl, { ...killed, faults: [], confirmed }))]
  } finally {
    await proxy.stop()
    await Promise.all([first.stop(), second.stop()])
  }
}

/** As long as RESTART_COMMAND waits before the next server, in milliseconds: until the proxy has seen that the first one is back. */
function pauseBetweenRestarts(): number {
  const seconds = /&& sleep (\d+) &&/.exec(readFileSync(join(deployFolder, 'README.md'), 'utf8'))?.[1]
  return Number(seconds ?? 0) * 1_000
}

const oneOrder = (confirmed: ReadonlyMap<string, string>) => ({ confirmed, faults: [] })

/** Guests who order before, during and after something is done to a server. */
async function orderWhile(address: string, work: () => Promise<void>): Promise<OrderStream> {
  const stream = streamOrders(() => address)
  await untilMore(stream)
  await work()
  await untilMore(stream)
  await stream.finish()
  return stream
}

async function tryPage(address: string, httpPort: number): Promise<string[]> {
  const wrong: string[] = []
  const plain = await fetch(`http://127.0.0.1:${httpPort}/menu?lang=en`, { redirect: 'manual' })
  const target = plain.headers.get('location') ?? ''
  if (![301, 308].includes(plain.status) || !/^https:\/\/127\.0\.0\.1(:\d+)?\/menu\?lang=en$/.test(target))
    wrong.push(`HTTP is answered by ${plain.status} to "${target}"`)
  const page = await fetch(`${address}/menu?lang=en`)
  const text = await page.text()
  if (page.status !== 200 || !text.includes(`${address}/menu`)) wrong.push(`The menu is a ${page.status}`)
  const secured = page.headers.get('strict-transport-security') ?? 'none'
  if (!/^max-age=\d+$/.test(secured)) wrong.push(`Strict-Transport-Security is ${secured}`)
  const other = await fetch(`${address}/menu/`, { redirect: 'manual' })
  const moved = new URL(other.headers.get('location') ?? '', address)
  if (other.status === 308 && moved.origin !== address) wrong.push(`/menu/ leads to ${moved.href}`)
  return wrong
}

/** Waits until so many more orders have been confirmed. */
export async function untilMore({ confirmed }: OrderStream, count = ordersBetween): Promise<void> {
  const wanted = confirmed.size + count
  const end = Date.now() + 60_000
  while (confirmed.size < wanted) {
    if (Date.now() > end) throw new Error('No orders were confirmed for a minute')
    await pause(20)
  }
}

function failuresOf({ failures }: OrderStream): string {
  const counts = [...failures].map(([status, count]) => `${count} × ${status || 'no response'}`)
  return `failed requests, each repeated: ${counts.join(', ') || 'none'}`
}
