import { LRUCache } from 'lru-cache'

import { millisecondsToNextDay } from '#src/kernel/dates.ts'
import type { Services } from '../services.ts'

const maxAgeMilliseconds = 60_000
const maxBytes = 48 * 1024 * 1024

interface Entry<Value> {
  readonly value: Value
  readonly version: number
  readonly expiresAt: number
}

export interface ResponseCache<Value> {
  get(key: string): Value | undefined
  /**
   * Caches a value that was made from the given version of the public content. If the content has changed meanwhile, the value is
   * not cached.
   */
  set(key: string, value: Value, version: number): void
}

interface Options<Value> extends Pick<Services, 'content' | 'clock'> {
  readonly size: (value: Value) => number
}

/**
 * A cache, limited in bytes, of responses that are the same for every visitor. An entry lives until public content changes, for a
 * minute at most, and never past midnight in the restaurant's time zone: the VAT rate, closures and the meaning of "today" may
 * change at midnight.
 */
export function responseCache<Value>({ content, clock, size }: Options<Value>): ResponseCache<Value> {
  const cached = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => size(value) + 500,
  })
  return {
    get(key) {
      const entry = cached.get(key)
      if (!entry) return undefined
      if (entry.version === content.version() && clock.now().getTime() < entry.expiresAt) return entry.value
      cached.delete(key)
      return undefined
    },
    set(key, value, version) {
      if (version !== content.version()) return
      const now = clock.now()
      cached.set(key, {
        value,
        version,
        expiresAt: now.getTime() + Math.min(maxAgeMilliseconds, millisecondsToNextDay(now)),
      })
    },
  }
}
