import { fairQueue } from '../fair-queue.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import { oncePerKey } from './once-per-key.ts'
import type { RenderedPage } from './render-page.ts'
import { renderRateLimit } from './render-rate-limit.ts'

/** Thrown if a page would have to wait too long to be rendered; the response is 503. */
export class RenderBusyError extends Error {
  override readonly name = 'RenderBusyError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many pages wait to be rendered')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * How many renderings one address may cause at once (`burst`), and how many a second in the long run. The numbers are enough for a
 * room full of guests who share one address.
 */
export const renderRate = { burst: 40, perSecond: 4 } as const

const busy = () => new RenderBusyError(5)
const limits = { perVisitor: 20, inAll: 200, tooMany: busy, tooBusy: busy }

interface Rendering {
  /**
   * The network address of the visitor, or of the visitor's network. The rate limit counts renderings for each address, and in the
   * queue the addresses take turns.
   */
  readonly address: string
  /** The key under which the page may be stored. Without a key, the page is rendered anew for every visitor. */
  readonly key: string | undefined
  /** Only pages with this HTTP status are stored. */
  readonly storedStatus: number
  readonly render: () => Promise<RenderedPage>
}

export type PageRenderings = (rendering: Rendering) => Promise<RenderedPage>

interface Options {
  readonly stored: ResponseCache<RenderedPage>
  readonly contentVersion: () => number
  readonly isLimited: boolean
}

/**
 * Renders pages from a queue, a few at a time, and stores pages that are the same for everyone. If many visitors request the same
 * page at once, all wait for one rendering, which begins at the turn of the first of these visitors. A visitor with many waiting
 * pages delays nobody else.
 */
export function pageRenderings({ stored, contentVersion, isLimited }: Options): PageRenderings {
  const queue = fairQueue({ atOnce: 2, atOncePerVisitor: 1, limits })
  const rate = renderRateLimit(renderRate)
  // If one address requests the same page several times at once, this page is rendered once, and the rate limit counts one
  // rendering.
  const waiting = oncePerKey<RenderedPage>()

  async function inTurn(
    address: string,
    render: () => Promise<RenderedPage>,
    key?: string,
  ): Promise<RenderedPage> {
    const retryAfterSeconds = isLimited ? rate.take(address) : 0
    if (retryAfterSeconds > 0) throw new RenderBusyError(retryAfterSeconds)
    return queue.run(address, render, { key })
  }

  return async ({ address, key, storedStatus, render }) => {
    if (key === undefined) return inTurn(address, render)
    const version = contentVersion()
    const versioned = `${version} ${key}`
    const renderAndStore = async () => {
      const page = stored.get(key) ?? (await render())
      if (page.status === storedStatus) stored.set(key, page, version)
      return page
    }
    return waiting(`${address} ${versioned}`, () => inTurn(address, renderAndStore, versioned))
  }
}
