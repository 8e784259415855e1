import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { compareOrders } from '#test/faults/compare-orders.ts'
import { streamOrders } from '#test/faults/order-stream.ts'
import { queryDatabase } from '#test/faults/query-database.ts'
import { createDatabase } from '#test/support/databases.ts'
import { freePort } from '#test/support/free-port.ts'
import { startSite } from '#test/support/site/running-site.ts'
import { startTool } from './installed-tools.ts'
import { tryOffice } from './office-traffic.ts'
import { untilMore } from './proxy-traffic.ts'
import { shippedFile } from './shipped-file.ts'
import { startStandbyPair } from './standby-pair.ts'

/** How long after the first write that the promoted database takes the site must be ready and have confirmed an order. */
const maxMilliseconds = 2_000

type Pair = Awaited<ReturnType<typeof startStandbyPair>>

/**
 * The site behind pgbouncer by session. Its PostgreSQL is killed under orders, the standby is promoted, and pgbouncer is told so.
 * Returns what is wrong.
 */
export async function tryTakeover(binaries: string, log: (line: string) => void): Promise<string[]> {
  const pair = await startStandbyPair(binaries)
  try {
    await createDatabase(pair.primaryUrl, 'bep_lua')
    const port = await freePort()
    const file = join(pair.folder, 'pgbouncer.ini')
    const configure = (databasePort: number) => writeFileSync(file, configuration(pair, port, databasePort))
    configure(pair.ports.primary)
    writeFileSync(join(pair.folder, 'userlist.txt'), `"bep_lua" "${pair.password}"\n`)
    const pooler = await startTool('pgbouncer', ['-q', file], { port, account: pair.account })
    try {
      return await takeOver(pair, port, {
        log,
        switchOver() {
          configure(pair.ports.standby)
          pooler.signal('SIGHUP')
        },
      })
    } finally {
      await pooler.stop('SIGINT')
    }
  } finally {
    await pair.stop()
  }
}

function configuration({ folder }: Pair, port: number, databasePort: number): string {
  return shippedFile('pgbouncer.ini', {
    'host=127.0.0.1 port=5432': `host=127.0.0.1 port=${databasePort}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': join(folder, 'userlist.txt'),
    '/var/log/postgresql/pgbouncer.log': join(folder, 'pgbouncer.log'),
    '/run/postgresql/pgbouncer.pid': join(folder, 'pgbouncer.pid'),
  })
}

interface Switch {
  readonly log: (line: string) => void
  readonly switchOver: () => void
}

async function takeOver(pair: Pair, port: number, { log, switchOver }: Switch): Promise<string[]> {
  const site = await startSite({
    DATABASE_URL: `postgres://bep_lua:${pair.password}@127.0.0.1:${port}/bep_lua`,
    DATA_DIR: join(pair.folder, 'data'),
  })
  try {
    const { orders, wrong } = await tryOffice(site.address, log)
    const stream = streamOrders(() => site.address)
    await untilMore(stream)
    await pair.killPrimary()
    const killed = performance.now()
    pair.promote()
    switchOver()
    await queryDatabase(pair.standbyUrl, 'create table first_write (number int)')
    const written = performance.now()
    log(`The standby took its first write ${since(killed)} ms after the kill`)
    const ready = untilReady(site.address).then(() => since(written))
    const ordered = untilMore(stream, 1).then(() => since(written))
    const [readyAfter, orderedAfter] = await Promise.all([ready, ordered])
    log(`After that write: ready in ${readyAfter} ms, first order in ${orderedAfter} ms`)
    await untilMore(stream)
    await stream.finish()
    const late = Math.max(readyAfter, orderedAfter)
    if (late > maxMilliseconds) wrong.push(`The site was back ${late} ms after the first write`)
    const confirmed = new Map([...orders, ...stream.confirmed])
    log(`${confirmed.size} orders were confirmed before and after`)
    return [...wrong, ...(await compareOrders(pair.standbyUrl, { ...stream, confirmed }))]
  } finally {
    await site.stop()
  }
}

const since = (moment: number) => Math.round(performance.now() - moment)

async function untilReady(address: string): Promise<void> {
  while ((await fetch(`${address}/api/ready`)).status !== 200) await pause(20)
}
