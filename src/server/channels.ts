import { Client } from 'pg'

type Handler = (payload: string) => void

/** What this server hears from PostgreSQL: notices that any server of the house sent with NOTIFY. */
export interface Channels {
  on(channel: string, handler: Handler): void
  /** Called whenever notices may have been missed: at every (re)connection and when the connection breaks. */
  onGap(handler: () => void): void
  /** False while nobody listens, so that nothing can be trusted to be current. */
  connected(): boolean
  close(): Promise<void>
}

const reconnectAfter = 1_000

/** Listens on one connection of its own and comes back by itself when that breaks. */
export async function listenToChannels(databaseUrl: string, names: readonly string[]): Promise<Channels> {
  const handlers = new Map<string, Handler[]>()
  const gapHandlers: (() => void)[] = []
  let listener: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl })
    client.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) handle(payload ?? '')
    })
    // Without a listener an error would end the process; the end of the connection is what we act on.
    client.on('error', () => {})
    client.once('end', () => {
      listener = undefined
      for (const handle of gapHandlers) handle()
      if (!closed) retry = setTimeout(() => void reconnect(), reconnectAfter)
    })
    await client.connect()
    for (const name of names) await client.query(`listen ${client.escapeIdentifier(name)}`)
    listener = client
    for (const handle of gapHandlers) handle()
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    // A failed attempt ends its connection too, which brings us back here.
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
      await listener?.end()
    },
  }
}
