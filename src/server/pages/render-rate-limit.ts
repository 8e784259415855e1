import { LRUCache } from 'lru-cache'

/**
 * How many renderings an address may cause at once (`burst`), and how many a second in the long run: enough for a room full of
 * guests who share one address.
 */
export const renderRate = { burst: 40, perSecond: 4 } as const

/**
 * Larger than the number of addresses that ask for pages within a minute. If there are more, the addresses that were silent longest
 * are forgotten first.
 */
const maxAddresses = 50_000

export interface RenderRateLimit {
  /** Counts a rendering for an address. Returns 0 if the rendering may take place, otherwise the seconds until the next one may. */
  take(address: string): number
}

interface Allowance {
  readonly left: number
  readonly at: number
}

/**
 * Limits the renderings of each address by a token bucket. Pages from the page cache cost nothing and are not counted. `now` is a
 * clock in milliseconds that never goes back.
 */
export function renderRateLimit(now: () => number = () => performance.now()): RenderRateLimit {
  const allowances = new LRUCache<string, Allowance>({ max: maxAddresses })
  return {
    take(address) {
      const at = now()
      const known = allowances.get(address) ?? { left: renderRate.burst, at }
      const refilled = known.left + ((at - known.at) / 1000) * renderRate.perSecond
      const left = Math.min(renderRate.burst, refilled)
      if (left < 1) return Math.ceil((1 - left) / renderRate.perSecond)
      allowances.set(address, { left: left - 1, at })
      return 0
    },
  }
}
