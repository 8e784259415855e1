import { createHash } from 'node:crypto'

import { getTableName } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { addressGroup } from '#src/kernel/address-group.ts'
import { rateLimitTable } from './rate-limit-table.ts'

/** What is counted, for whom: an address, or "user" and the id of somebody who is signed in. */
export interface Counted {
  readonly call: string
  readonly perMinute: number
  readonly who: string
}

export interface SharedLimits {
  /**
   * Counts a call, over all servers. Returns undefined while there are no more than `perMinute`, else the seconds until the next
   * one is let through.
   */
  consume(counted: Counted): Promise<number | undefined>
  /** The same from what this server knows already, without counting. */
  blocked(counted: Counted): number | undefined
  /** Takes a call back that was counted. */
  refund(counted: Counted): Promise<void>
}

/** A database that takes longer than this to count is not waited for: the server counts for itself. */
const countMilliseconds = 1_000
const windowSeconds = 60
/** More than meet a limit within a minute; the longest silent are asked about again. */
const maxBlocked = 50_000

/**
 * Limits that all servers of one database count together. A server that knows somebody to be over the limit rejects it
 * without asking the database, so that a flood of requests is no flood of queries; while the database does not respond
 * each server counts for itself.
 */
export function sharedLimits(pool: Pool): SharedLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  /** Until when, in milliseconds since 1970. */
  const blockedUntil = new LRUCache<string, number>({ max: maxBlocked })
  const storeClient = {
    query: (query: QueryConfig) => pool.query({ ...query, query_timeout: countMilliseconds } as QueryConfig), // which the driver reads, and its types leave out
  }

  function limiterOf({ call, perMinute }: Counted): RateLimiterPostgres {
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
      insuranceLimiter: new RateLimiterMemory(limit),
    })
    limiters.set(call, limiter)
    return limiter
  }

  function blocked(counted: Counted): number | undefined {
    const until = blockedUntil.get(`${counted.call} ${keyOf(counted)}`) ?? 0
    const now = Date.now()
    return until > now ? seconds(until - now) : undefined
  }

  return {
    blocked,
    async consume(counted) {
      const known = blocked(counted)
      if (known !== undefined) return known
      try {
        await limiterOf(counted).consume(keyOf(counted))
        return undefined
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        blockedUntil.set(`${counted.call} ${keyOf(counted)}`, Date.now() + error.msBeforeNext)
        return seconds(error.msBeforeNext)
      }
    },
    async refund(counted) {
      await limiterOf(counted).reward(keyOf(counted))
      blockedUntil.delete(`${counted.call} ${keyOf(counted)}`)
    },
  }
}

/** The table holds no address in clear. */
function keyOf({ who }: Counted): string {
  return createHash('sha256').update(addressGroup(who)).digest('base64url')
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}
