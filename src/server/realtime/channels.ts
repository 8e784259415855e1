import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { Client, type Pool } from 'pg'

import { StartError } from '../start-error.ts'

/** The name under which PostgreSQL lists the connection that listens for notices. */
export const listenerName = 'bep-lua-events'

type Handler = (payload: string) => void

/** What this server receives from PostgreSQL: notices that any server of the restaurant sends with NOTIFY. */
export interface Channels {
  on(channel: string, handler: Handler): void
  /**
   * Calls the handler whenever notices may have been missed: when the connection breaks, and at every connection and reconnection.
   */
  onGap(handler: () => void): void
  /** False while PostgreSQL does not respond on the listening connection; cached content may then be out of date. */
  connected(): boolean
  close(): Promise<void>
}

export interface ListenTimes {
  /**
   * Milliseconds between two checks whether the connection still responds. `reconnect` is the time from a broken connection to the
   * next attempt to connect.
   */
  readonly keepalive: number
  readonly reconnect: number
  /** How long connecting, or one query, may take, in milliseconds. */
  readonly response: number
}

const defaultTimes: ListenTimes = { keepalive: 3_000, reconnect: 1_000, response: 3_000 }

/**
 * Listens for notices on one connection of its own, and reconnects if that connection breaks or no longer responds. Without the
 * checks whether it responds, a frozen database or a lost network would look like a database that sends no notices.
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
        // A call of `end` closes the connection at once, even while a query still waits for its response.
        void client.end()
      }
    }
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    // A failed attempt ends its connection too, and that end starts the next attempt.
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
      // A frozen PostgreSQL server does not confirm the end of the connection, so the program waits for a limited time only.
      if (listener) await Promise.race([listener.end(), wait(times.response, undefined, { ref: false })])
    },
  }
}

/** The channel for the test at the start of whether a sent notice arrives. */
export const probeChannel = 'bep_lua_probe'

/**
 * Sends a test notice over `pool`, which serves the requests. Throws StartError if the notice does not arrive on `channels` within
 * some seconds.
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
