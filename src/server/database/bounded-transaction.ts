import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import { unavailableReason } from './unavailable.ts'

type Transaction = NodePgDatabase['transaction']

/**
 * Makes a function that runs transactions. They always return their connection to the pool, and they end after `timeout`
 * milliseconds. Drizzle's own transactions never return their connection if the statement `begin` fails; after ten such failures
 * the pool would be empty.
 */
export function boundedTransaction(pool: Pool, timeout: number): Transaction {
  return async (work, config) => {
    const client = await pool.connect()
    // Closing a connection during a query makes that query fail, so a database that has stopped answering cannot keep the
    // transaction open.
    const deadline = timeout > 0 ? setTimeout(() => void client.end(), timeout) : undefined
    let broken = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      // The pool must not reuse a connection on which a response is still expected, or on which the rollback failed. If the
      // rollback failed, `error` is the rollback's error.
      broken = unavailableReason(error) !== undefined
      throw error
    } finally {
      clearTimeout(deadline)
      client.release(broken)
    }
  }
}
