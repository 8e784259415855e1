import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import { unavailableReason } from './unavailable.ts'

type Transaction = NodePgDatabase['transaction']

/**
 * Runs transactions that always give their connection back, and that end after `timeout` milliseconds. Drizzle's own keep a
 * connection for good if even `begin` fails; ten of those would leave the pool empty.
 */
export function boundedTransaction(pool: Pool, timeout: number): Transaction {
  return async (work, config) => {
    const client = await pool.connect()
    // Closing a connection during a query fails that query, so a frozen database cannot hold the transaction.
    const deadline = timeout > 0 ? setTimeout(() => void client.end(), timeout) : undefined
    let broken = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      // The pool must not reuse a connection that still waits for a response, or one whose rollback failed. After a failed
      // rollback, `error` is the error of the rollback.
      broken = unavailableReason(error) !== undefined
      throw error
    } finally {
      clearTimeout(deadline)
      client.release(broken)
    }
  }
}
