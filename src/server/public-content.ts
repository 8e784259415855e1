import { sql } from 'drizzle-orm'
import { Client } from 'pg'

import type { Database, Queries } from './database.ts'

const channel = 'public_content_changed'

/**
 * Counts the changes of what every visitor sees (menu, schemas, settings, pages). Caches keep an answer only while the
 * version it was made from is the current one. A change reaches the other servers through PostgreSQL.
 */
export interface PublicContent {
  version(): number
  /** Runs a change in one transaction. When it resolves, no cache of this server holds what was there before. */
  change<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Listens on a connection of its own; while that is broken, nothing is trusted to be current. */
export async function watchPublicContent(db: Database, databaseUrl: string): Promise<PublicContent> {
  let version = 1
  let closed = false
  let listener: Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl })
    client.on('notification', () => (version += 1))
    client.on('error', () => {})
    client.once('end', () => {
      listener = undefined
      // Changes made while nobody listens would be missed, so everything cached before counts as stale.
      version += 1
      if (!closed) retry = setTimeout(() => void reconnect(), 1_000)
    })
    await client.connect()
    await client.query(`listen ${channel}`)
    listener = client
    version += 1
  }

  async function reconnect(): Promise<void> {
    try {
      await listen()
    } catch {
      version += 1
      if (!closed) retry = setTimeout(() => void reconnect(), 1_000)
    }
  }

  await listen()
  return {
    version: () => (listener ? version : (version += 1)),
    async change(work) {
      const result = await db.transaction(async (tx) => {
        const outcome = await work(tx)
        await tx.execute(sql`select pg_notify(${channel}, '')`)
        return outcome
      })
      version += 1
      return result
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await listener?.end()
    },
  }
}
