import { createHash } from 'node:crypto'

import { getTableName } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { addressGroup } from '#src/kernel/address-group.ts'
import { rateLimitTable } from './rate-limit-table.ts'

/**
 * `call` names the call that is counted. `who` names the caller: an address, or "user" or "device" with the id of the signed-in
 * user or paired device.
 */
export interface Counted {
  readonly call: string
  readonly perMinute: number
  readonly who: string
}

export interface SharedLimits {
  /**
   * Counts a call on all servers together. Returns undefined if the caller has made at most `perMinute` such calls, otherwise the
   * number of seconds until the caller may call again.
   */
  consume(counted: Counted): Promise<number | undefined>
  /** Returns the same as `consume`, as far as this server knows it without asking the database. Counts nothing. */
  blocked(counted: Counted): number | undefined
  /** Takes back a call that `consume` has counted. */
  refund(counted: Counted): Promise<void>
}

/** If counting a call in the database takes more milliseconds than this, the server stops waiting and counts in its own memory. */
const countMilliseconds = 1_000
const windowSeconds = 60
/**
 * The largest number of blocked callers that a server remembers. Normally fewer callers exceed a limit within a minute. If more do,
 * the server forgets the callers that have sent nothing for the longest time, and asks the database again if they call.
 */
const maxBlocked = 50_000

/**
 * Limits that all servers of one database count together. If a server knows that a caller is over the limit, it rejects the call
 * without asking the database, so that a flood of requests does not become a flood of queries. While the database does not respond,
 * each server counts for itself.
 */
export function sharedLimits(pool: Pool): SharedLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  /** For each caller over a limit, the time until which the caller is blocked, in milliseconds since 1970. */
  const blockedUntil = new LRUCache<string, number>({ max: maxBlocked })
  const storeClient = {
    query: (query: QueryConfig) => pool.query({ ...query, query_timeout: countMilliseconds } as QueryConfig), // the driver reads `query_timeout`, but its types leave it out
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
      // The library need do neither of these: a migration creates the table, and a scheduled job deletes expired counts.
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

/** Hashes the caller's address or id, because the table must not contain readable addresses. */
function keyOf({ who }: Counted): string {
  return createHash('sha256').update(addressGroup(who)).digest('base64url')
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}
