import type { PoolConfig } from 'pg'

/** How long the program waits for its database, in milliseconds. Zero means without a limit. */
export interface DatabaseTimeouts {
  /** How long a query may wait until the pool has a free connection or has opened a new one. */
  readonly connection: number
  /** After this time PostgreSQL itself cancels a statement, even if it only waits for a lock. */
  readonly statement: number
  /** After this time the program treats a query as lost, because PostgreSQL has not even reported that it cancelled the query. */
  readonly response: number
  /**
   * If a transaction has not ended after this time, the program closes its connection, and PostgreSQL undoes everything in the
   * transaction.
   */
  readonly transaction: number
  /**
   * If the program leaves a transaction open for this time without a query, PostgreSQL ends the transaction and frees its locks.
   */
  readonly idleTransaction: number
}

/** With these limits a request gets its response within 10 s, even if the database has stopped responding. */
export const requestTimeouts: DatabaseTimeouts = {
  connection: 3_000,
  statement: 4_000,
  response: 5_000,
  transaction: 6_000,
  idleTransaction: 30_000,
}

/**
 * The limits for migrations and for loading demo data. Connecting may take 10 s. A statement has no limit, because it may wait for
 * another server that is migrating the same database.
 */
export const setupTimeouts: DatabaseTimeouts = {
  connection: 10_000,
  statement: 0,
  response: 0,
  transaction: 0,
  idleTransaction: 0,
}

/** A scheduled job may take minutes, but must not wait for ever for a database that has stopped responding. */
export const jobTimeouts: DatabaseTimeouts = {
  connection: 10_000,
  statement: 600_000,
  response: 610_000,
  transaction: 620_000,
  idleTransaction: 30_000,
}

/**
 * The timeouts as options of the database driver, which ignores timeouts of zero. The timeouts that PostgreSQL itself enforces are
 * not connection options, because poolers reject connections that ask for them; they are set after the connection is opened.
 */
export function poolTimeouts(timeouts: DatabaseTimeouts): PoolConfig {
  const { statement, idleTransaction } = timeouts
  return {
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: timeouts.response,
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idleTransaction}`,
      ) as unknown as void,
    // With keep-alive the program notices that the database server has disappeared without closing an idle connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}
