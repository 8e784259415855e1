import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { Client, type Pool } from 'pg'

import { StartError } from '../start-error.ts'

/** The name under which PostgreSQL lists the connection that listens for notices. */
export const listenerName = 'bep-lua-events'

type Handler = (payload: string) => void

/** The notices that this server receives from PostgreSQL. Any server of the restaurant sends them with NOTIFY. */
export interface Channels {
  on(channel: string, handler: Handler): void
  /** Calls the handler if notices may have been missed: when the connection breaks, and after each connection and reconnection. */
  onGap(handler: () => void): void
  /** False while PostgreSQL does not respond on the listening connection; cached content may then be out of date. */
  connected(): boolean
  close(): Promise<void>
}

export interface ListenTimes {
  /**
   * `keepalive`: milliseconds between two checks whether the connection still responds. `reconnect`: milliseconds between a broken
   * connection and the next attempt to connect.
   */
  readonly keepalive: number
  readonly reconnect: number
  /** How many milliseconds an attempt to connect, or one query, may take. */
  readonly response: number
}

const defaultTimes: ListenTimes = { keepalive: 3_000, reconnect: 1_000, response: 3_000 }

/**
 * Listens for PostgreSQL's notices on a separate connection, and reconnects if that connection breaks or no longer responds.
 * Regular checks are needed: a frozen database or a lost network would otherwise look like a database that sends no notices.
 */
export async function listenToChannels(
  databaseUrl: string,
  names: readonly string[],
  times: ListenTimes = defaultTimes,
): Promise<Channels> {
  const handlers = new Map<string, Handler[]>()
  const gapHandlers: (() => void)[] = []
  let listener: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: listenerName,
      connectionTimeoutMillis: times.response,
      query_timeout: times.response,
    })
    let keepalive: NodeJS.Timeout | undefined
    client.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) handle(payload ?? '')
    })
    // Without a listener for `error`, an error of the connection would end the process. The listener does nothing, because the
    // program reacts to the `end` of the connection instead.
    client.on('error', () => {})
    client.once('end', () => {
      listener = undefined
      clearTimeout(keepalive)
      for (const handle of gapHandlers) handle()
      if (!closed) retry = setTimeout(() => void reconnect(), times.reconnect)
    })
    try {
      await client.connect()
      for (const name of names) await client.query(`listen ${client.escapeIdentifier(name)}`)
    } catch (error) {
      void client.end()
      throw error
    }
    listener = client
    keepalive = setTimeout(() => void checkConnection(), times.keepalive)
    for (const handle of gapHandlers) handle()

    async function checkConnection(): Promise<void> {
      try {
        await client.query('select 1')
        if (listener === client) keepalive = setTimeout(() => void checkConnection(), times.keepalive)
      } catch {
        // `end` closes the connection at once, even if a query still waits for its response.
        void client.end()
      }
    }
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    // If the attempt to connect fails, its connection ends, and the event `end` starts the next attempt. So the error is ignored
    // here.
    await listen().catch(() => {})
  }

  await listen()
  return {
    on(channel, handler) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), handler])
    },
    onGap: (handler) => void gapHandlers.push(handler),
    connected: () => listener !== undefined,
    async close() {
      closed = true
      clearTimeout(retry)
      // A frozen PostgreSQL server does not confirm that the connection has ended, so the program waits only for a limited time.
      if (listener) await Promise.race([listener.end(), wait(times.response, undefined, { ref: false })])
    },
  }
}

/** The channel for a test notice at the start of the program, which checks whether notices arrive. */
export const probeChannel = 'bep_lua_probe'

/**
 * Sends a test notice through `pool`, the connections for requests. Throws StartError if `channels` does not receive this notice
 * within some seconds.
 */
export async function requireHeard(channels: Channels, pool: Pool): Promise<void> {
  const question = randomUUID()
  const heard = new Promise<true>((resolve) => {
    channels.on(probeChannel, (payload) => payload === question && resolve(true))
  })
  await pool.query('select pg_notify($1, $2)', [probeChannel, question])
  if (await Promise.race([heard, wait(defaultTimes.response, false, { ref: false })])) return
  throw new StartError(
    'The database sends no events: DATABASE_URL and LISTEN_DATABASE_URL must lead to one database, and the second past any pooler.',
  )
}
