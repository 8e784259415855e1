import { createHash } from 'node:crypto'

import { getTableName } from 'drizzle-orm'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { addressGroup } from '#src/kernel/address-group.ts'
import { rateLimitTable } from './rate-limit-table.ts'

export interface SharedLimits {
  /**
   * Counts a call of one address, over all servers. Returns undefined while there are no more than `perMinute`, else the
   * seconds until the next one is let through.
   */
  consume(call: string, perMinute: number, address: string): Promise<number | undefined>
}

/** A database that takes longer than this to count is not waited for: the server counts for itself. */
const countMilliseconds = 1_000
const windowSeconds = 60

/**
 * Limits that all servers of one database count together. A server that knows an address to be over its limit rejects it
 * without asking the database, so that a flood of requests is no flood of queries; while the database does not respond
 * each server counts for itself.
 */
export function sharedLimits(pool: Pool): SharedLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const storeClient = {
    query: (query: QueryConfig) => pool.query({ ...query, query_timeout: countMilliseconds } as QueryConfig), // which the driver reads, and its types leave out
  }

  function limiterOf(call: string, perMinute: number): RateLimiterPostgres {
    const known = limiters.get(call)
    if (known) return known
    const limit = { keyPrefix: call, points: perMinute, duration: windowSeconds }
    const limiter = new RateLimiterPostgres({
      ...limit,
      storeClient,
      storeType: 'pool',
      tableName: getTableName(rateLimitTable),
      // By a migration; a scheduled job deletes what has expired.
      tableCreated: true,
      clearExpiredByTimeout: false,
      inMemoryBlockOnConsumed: perMinute + 1,
      insuranceLimiter: new RateLimiterMemory(limit),
    })
    limiters.set(call, limiter)
    return limiter
  }

  return {
    async consume(call, perMinute, address) {
      const key = createHash('sha256').update(addressGroup(address)).digest('base64url')
      try {
        await limiterOf(call, perMinute).consume(key)
        return undefined
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      }
    },
  }
}
