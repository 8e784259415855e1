import { fileURLToPath } from 'node:url'

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'

import { advisoryLocks } from './advisory-locks.ts'
import { boundedTransaction } from './bounded-transaction.ts'
import { poolTimeouts, requestTimeouts, type DatabaseTimeouts } from './timeouts.ts'
import { StartError } from '../start-error.ts'

/** Tables are passed to each query by the feature that owns them, so the connection itself knows none. */
export type Database = NodePgDatabase & { readonly $client: Pool }

/** A connection or an open transaction: what a store's queries run on. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'>

export interface OpenDatabase {
  readonly db: Database
  readonly pool: Pool
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

const maxConnections = 10

/**
 * Connects and checks that the database responds. An address where none does ends in a StartError that names the server
 * without its password. Queries of requests are bounded in time; setting up a database passes `setupTimeouts`.
 */
export async function openDatabase(
  url: string,
  timeouts: DatabaseTimeouts = requestTimeouts,
): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: maxConnections, ...poolTimeouts(timeouts) })
  // A connection that breaks fails the query that uses it, and the pool replaces it. Its error event would end the
  // process where nothing listens: the pool itself listens to idle connections only.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
    throw new StartError(`The database at ${withoutCredentials(url)} cannot be reached: ${reason}`)
  }
  const db = Object.assign(drizzle(pool), { transaction: boundedTransaction(pool, timeouts.transaction) })
  return { db, pool, close: () => pool.end() }
}

/**
 * Brings the schema up to date. Servers that start together take turns; the later ones find nothing to do. The pool must
 * be one with `setupTimeouts`.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await migrate(drizzle(connection), { migrationsFolder })
  } finally {
    // The lock ends with its connection, also where that is broken already.
    connection.release(true)
  }
}

function withoutCredentials(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}
