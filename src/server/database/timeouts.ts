import type { PoolConfig } from 'pg'

/** How long the program waits for its database, in milliseconds. Zero is without end. */
export interface DatabaseTimeouts {
  /** For a free connection of the pool, or a new one. */
  readonly connection: number
  /** After which PostgreSQL itself cancels a statement, waiting for locks included. */
  readonly statement: number
  /** After which a query counts as lost: PostgreSQL did not even say that it cancelled it. */
  readonly response: number
  /** For a whole transaction, after which its connection is closed and everything in it undone. */
  readonly transaction: number
  /** After which PostgreSQL ends a transaction that its program has left open, and frees its locks. */
  readonly idleTransaction: number
}

/** A request gets its response within 10 s, also from a database that has stopped. */
export const requestTimeouts: DatabaseTimeouts = {
  connection: 3_000,
  statement: 4_000,
  response: 5_000,
  transaction: 6_000,
  idleTransaction: 30_000,
}

/** Migrations and the demo data take as long as they take, and wait for another server that is doing the same. */
export const setupTimeouts: DatabaseTimeouts = {
  connection: 10_000,
  statement: 0,
  response: 0,
  transaction: 0,
  idleTransaction: 0,
}

/** A scheduled job may take minutes, but a database that has stopped must not hold it for ever. */
export const jobTimeouts: DatabaseTimeouts = {
  connection: 10_000,
  statement: 600_000,
  response: 610_000,
  transaction: 620_000,
  idleTransaction: 30_000,
}

/** The same in the driver's terms, which leaves out what is zero. */
export function poolTimeouts(timeouts: DatabaseTimeouts): PoolConfig {
  return {
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.response,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
    // Notices a server that has gone without closing while a connection is idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}
