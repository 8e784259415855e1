import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { boundedTransaction } from './bounded-transaction.ts'
import { poolTimeouts, requestTimeouts, type DatabaseTimeouts } from './timeouts.ts'
import { StartError } from '../start-error.ts'

/** A database connection. Its type names no tables, because the feature that owns a table passes that table to each query. */
export type Database = NodePgDatabase & { readonly $client: Pool }

/** A connection or an open transaction, on which a store runs its queries. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'>

export interface OpenDatabase {
  readonly db: Database
  readonly pool: Pool
  close(): Promise<void>
}

interface PoolOptions {
  /** The name under which PostgreSQL lists the connections of this pool. */
  readonly name?: string
  readonly maxConnections?: number
}

/**
 * Connects to a database and checks that it responds. If the database does not respond, throws a StartError that names the server
 * without its password and has the driver's error as its cause. By default queries have the time limits of requests; code that sets
 * up a database passes `setupTimeouts`.
 */
export async function openDatabase(
  url: string,
  timeouts: DatabaseTimeouts = requestTimeouts,
  { name = 'bep-lua', maxConnections = 10 }: PoolOptions = {},
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: maxConnections,
    ...poolTimeouts(timeouts),
  })
  // If a connection breaks, its query fails and the pool replaces the connection. Without a listener, the error event of that
  // connection would end the process, because the pool itself listens only to connections that are idle.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
    throw new StartError(`The database at ${withoutCredentials(url)} cannot be reached: ${reason}`, {
      cause: error,
    })
  }
  const db = Object.assign(drizzle(pool), { transaction: boundedTransaction(pool, timeouts.transaction) })
  return { db, pool, close: () => pool.end() }
}

function withoutCredentials(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}
