import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import { unavailableReason } from './unavailable.ts'

type Transaction = NodePgDatabase['transaction']

/**
 * Transactions that give their connection back whatever happens to it, and end after `timeout` milliseconds. Drizzle's
 * own holds a connection for good where even `begin` fails; ten of those would leave the pool empty.
 */
export function boundedTransaction(pool: Pool, timeout: number): Transaction {
  return async (work, config) => {
    const client = await pool.connect()
    // Closing a connection in mid-query fails that query, so a frozen database cannot hold the transaction.
    const deadline = timeout > 0 ? setTimeout(() => void client.end(), timeout) : undefined
    let broken = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      // Whoever gets this connection next must not wait behind a query without a response, or be part of a transaction
      // whose rollback failed: that failure is what is thrown then.
      broken = unavailableReason(error) !== undefined
      throw error
    } finally {
      clearTimeout(deadline)
      client.release(broken)
    }
  }
}
