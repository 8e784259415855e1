import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { lookForScreens } from '#src/features/presence/server/absences.ts'
import { sendDue } from '#src/features/notifications/server/push-sender.ts'
import { type Database, openDatabase } from '#src/server/database/connection.ts'
import { openServer } from '#test/support/test-restaurant.ts'
import type { EveningClock } from './evening-clock.ts'

type Place = 0 | 1

export interface EveningServers {
  readonly databaseUrl: string
  readonly clock: EveningClock
  /** A connection that no kill ends. */
  readonly db: Database
  /** One of the servers, for what a test does before the evening begins. */
  app(): FastifyInstance
  /** Sends a request to a server that runs, as a proxy does. Rejects if none does, or if it dies before it has answered. */
  send(path: string, init: RequestInit): Promise<Response>
  /** What servers do every 15 seconds: each looks for screens, and sends messages to devices. */
  lookAround(): Promise<void>
  /** One of them looks for screens. */
  lookOnce(): Promise<void>
  kill(place: Place): Promise<void>
  start(place: Place): Promise<void>
  close(): Promise<void>
}

type Server = Awaited<ReturnType<typeof openServer>> & { readonly address: string; readonly name: string }

const contact = () => Promise.resolve('mailto:bep@example.com')

/** Two servers on one database, either of which can be killed while it works. */
export async function openServers(
  databaseUrl: string,
  clock: EveningClock,
  { random, pushOrigin }: { readonly random: () => number; readonly pushOrigin: string },
): Promise<EveningServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bep-lua-evening-'))
  const { db, close: closeDatabase } = await openDatabase(databaseUrl)
  const servers: [Server | undefined, Server | undefined] = [undefined, undefined]
  const ending: Promise<void>[] = []
  let started = 0

  async function start(place: Place): Promise<void> {
    const name = `evening-${(started += 1)}`
    const settings = { LOG_LEVEL: 'silent', PUSH_TEST_ORIGIN: pushOrigin }
    const opened = await openServer({ databaseUrl, dataDir, clock, settings, name })
    await opened.app.listen({ host: '127.0.0.1', port: 0 })
    // A server that listens on a port has the address of a network, not the name of a pipe.
    const { port } = opened.app.server.address() as AddressInfo
    servers[place] = { ...opened, name, address: `http://127.0.0.1:${port}` }
  }

  /** Cuts its connections to guests and to the database, whatever it was doing. What is left of it ends in the background. */
  async function kill(place: Place): Promise<void> {
    const server = servers[place]
    servers[place] = undefined
    if (!server) return
    server.app.server.closeAllConnections()
    await db.$client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [server.name],
    )
    ending.push(server.close())
  }

  async function look({ db: own, content }: Server) {
    const services = { db: own, clock, content }
    await lookForScreens(services, await siteSettingsInMemory(services)())
    return services
  }

  const running = () => servers.filter((server) => server !== undefined)
  await start(0)
  await start(1)
  return {
    databaseUrl,
    app() {
      const [server] = running()
      if (!server) throw new Error('No server runs')
      return server.app
    },
    clock,
    db,
    kill,
    start,
    send(path, init) {
      const among = running()
      const server = among[Math.floor(random() * among.length)]
      return server ? fetch(server.address + path, init) : Promise.reject(new TypeError('No server runs'))
    },
    async lookOnce() {
      const [server] = running()
      if (server) await look(server)
    },
    async lookAround() {
      const all = running().map(async (server) =>
        sendDue({ ...(await look(server)), config: server.config, contact }),
      )
      await Promise.all(all)
    },
    async close() {
      await Promise.all([...ending, ...running().map((server) => server.close())])
      await closeDatabase()
      await rm(dataDir, { recursive: true })
    },
  }
}
