import type { ResponseCache } from '../http/response-cache.ts'
import { oncePerKey } from './once-per-key.ts'
import type { RenderedPage } from './render-page.ts'
import { RenderBusyError, renderQueue } from './render-queue.ts'
import { renderRateLimit } from './render-rate-limit.ts'

const limits = { running: 2, waitingPerAddress: 20, waiting: 200 }

interface Rendering {
  /** The visitor's, or its group's: limits count by it, and the queue serves addresses in turn. */
  readonly address: string
  /** What the page may be stored under; without it every visitor has a rendering of his own. */
  readonly key: string | undefined
  /** Pages of this status are stored. */
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
 * Renders pages in turn and stores those that are the same for everyone. Many visitors who ask at once for one page
 * wait for one rendering, begun when it is the turn of the first of them: whoever has much waiting delays no other.
 */
export function pageRenderings({ stored, contentVersion, isLimited }: Options): PageRenderings {
  const queue = renderQueue(limits)
  const rate = renderRateLimit()
  const rendering = oncePerKey<RenderedPage>()
  const waiting = oncePerKey<RenderedPage>()

  async function inTurn(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const retryAfterSeconds = isLimited ? rate.take(address) : 0
    if (retryAfterSeconds > 0) throw new RenderBusyError(retryAfterSeconds)
    return queue.run(address, render)
  }

  return async ({ address, key, storedStatus, render }) => {
    if (key === undefined) return inTurn(address, render)
    const version = contentVersion()
    const renderAndStore = () =>
      rendering(`${version} ${key}`, async () => {
        const page = await render()
        if (page.status === storedStatus) stored.set(key, page, version)
        return page
      })
    return waiting(`${version} ${address} ${key}`, () =>
      inTurn(address, async () => stored.get(key) ?? renderAndStore()),
    )
  }
}
