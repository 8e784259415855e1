import { LRUCache } from 'lru-cache'

/**
 * How many addresses the limit remembers: more than normally request pages within a minute. If there are more, it first forgets the
 * addresses that have requested nothing for the longest time.
 */
const maxAddresses = 50_000

export interface RenderRateLimit {
  /**
   * Counts a rendering for an address. Returns 0 if the address may cause this rendering now, otherwise the number of seconds until
   * it may.
   */
  take(address: string): number
}

interface Allowance {
  readonly left: number
  readonly at: number
}

/**
 * Limits the renderings of each address by a token bucket: `burst` at once, `perSecond` in the long run. Pages from the page cache
 * cost nothing and are not counted. `now` is a clock in milliseconds that never goes back.
 */
export function renderRateLimit(
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number = () => performance.now(),
): RenderRateLimit {
  const allowances = new LRUCache<string, Allowance>({ max: maxAddresses })
  return {
    take(address) {
      const at = now()
      const known = allowances.get(address) ?? { left: burst, at }
      const refilled = known.left + ((at - known.at) / 1000) * perSecond
      const left = Math.min(burst, refilled)
      if (left < 1) return Math.ceil((1 - left) / perSecond)
      allowances.set(address, { left: left - 1, at })
      return 0
    },
  }
}
