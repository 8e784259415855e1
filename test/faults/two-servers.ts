import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { startTemporaryPostgres } from '#test/support/temporary-postgres.ts'
import { freePort } from '../support/free-port.ts'
import { startSite } from '../support/site/running-site.ts'
import { compareOrders } from './compare-orders.ts'
import { dueJobs } from './due-jobs.ts'
import { floodOrders } from './order-flood.ts'
import { streamOrders } from './order-stream.ts'
import { guessPasswords } from './password-guesses.ts'

interface Options {
  readonly random: () => number
  readonly milliseconds: number
  readonly log: (line: string) => void
}

/** Between one server's return and the next kill. */
const shortestLife = 1_000
const maxAgeMilliseconds = 5_000

/**
 * Two servers on one database, of which one at a time is killed and started again at random, while guests order, one address
 * orders and guesses passwords as fast as it can, and jobs become due. Returns what is wrong afterwards.
 */
export async function runTwoServers({ random, milliseconds, log }: Options): Promise<string[]> {
  const postgres = await startTemporaryPostgres()
  const databaseUrl = postgres.connectionString
  const servers = await startServers(databaseUrl)
  try {
    let visitors = 0
    const address = () => servers.addresses[random() < 0.5 ? 0 : 1]
    const stream = streamOrders(address, () => ({ 'X-Forwarded-For': addressOfVisitor((visitors += 1)) }))
    const flood = floodOrders(address, databaseUrl)
    const guesses = guessPasswords(address, databaseUrl)
    const jobs = await dueJobs(databaseUrl, random)

    const end = Date.now() + milliseconds
    let kills = 0
    while (Date.now() < end) {
      await servers.restart(random() < 0.5 ? 0 : 1)
      kills += 1
      await pause(shortestLife + random() * (maxAgeMilliseconds - shortestLife))
    }
    const [flooded, guessed] = await Promise.all([flood.finish(), guesses.finish(), stream.finish()])
    const ran = await jobs.finish()
    const wrong = [...flooded.wrong, ...guessed.wrong, ...ran.wrong]
    const known = new Map([...stream.confirmed, ...flooded.confirmed])
    wrong.push(...(await compareOrders(databaseUrl, { ...stream, confirmed: known })))
    log(`Two servers: ${kills} kills, ${stream.confirmed.size} orders of guests.`)
    for (const { figures } of [flooded, guessed, ran]) log(`Two servers: ${figures}`)
    return wrong
  } finally {
    await servers.stop()
    await postgres.stop()
  }
}

/** No two orders of guests come from one address, so that only the flood meets a limit. */
function addressOfVisitor(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
}

async function startServers(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-two-faults-'))
  const ports = [String(await freePort()), String(await freePort())] as const
  const start = (index: 0 | 1) =>
    startSite({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: ports[index],
      RATE_LIMITS: 'true',
      // One proxy in front, which says whom a request is from.
      TRUST_PROXY: '1',
      PRODUCTION: 'false',
    })
  // The first one fills the database.
  const sites = [await start(0), await start(1)]
  return {
    addresses: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const,
    async restart(index: 0 | 1): Promise<void> {
      await sites[index]?.kill()
      sites[index] = await start(index)
    },
    async stop(): Promise<void> {
      await Promise.all(sites.map((site) => site.stop()))
      rmSync(folder, { recursive: true })
    },
  }
}
