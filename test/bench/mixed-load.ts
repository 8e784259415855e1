import { setTimeout as delay } from 'node:timers/promises'

import { pictureFormats, pictureVariant, pictureWidths } from '#src/kernel/picture-variants.ts'
import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { sampleOrder } from './sample-order.ts'

const visitors = 12
const screens = 5

export interface MixedLoad {
  /** Requests with a response since the load began, and those that failed. */
  counts(): { readonly done: number; readonly failed: number }
  stop(): Promise<void>
}

const pages = ['/', '/menu', '/news', '/?lang=en', '/menu?lang=en', '/menu?q=ga', '/no-such-page']
const lists = [
  '/api/menu-items?includeUnavailable=true',
  '/api/categories',
  '/api/blog-posts',
  '/api/site-settings',
]

/**
 * Everything a busy evening asks for, at once: visitors who read pages and lists, quote and order, one after the other as
 * fast as they get a response; one more who fetches every picture in every size; and screens of the office that listen.
 */
export async function startMixedLoad(address: string): Promise<MixedLoad> {
  const stopping = new AbortController()
  const counts = { done: 0, failed: 0 }
  const order = await sampleOrder(address)
  const streams = await openScreens(address, stopping.signal)

  async function ask(path: string, body?: string): Promise<void> {
    try {
      const response = await fetch(`${address}${path}`, {
        ...(body !== undefined && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
        signal: stopping.signal,
      })
      await response.arrayBuffer()
      counts.done += 1
      if (response.status >= 500) counts.failed += 1
    } catch {
      if (!stopping.signal.aborted) counts.failed += 1
    }
  }

  async function visit(start: number): Promise<void> {
    for (let turn = start; !stopping.signal.aborted; turn += 1) {
      await ask(pages[turn % pages.length] ?? '/')
      await ask(lists[turn % lists.length] ?? '/')
      if (turn % 4 === 0) await ask('/api/orders/quote', order)
      if (turn % 16 === 0) await ask('/api/orders', order)
    }
  }

  async function lookAtPictures(): Promise<void> {
    const menu = (await (
      await fetch(`${address}/api/menu-items?includeUnavailable=true`)
    ).json()) as MenuItem[]
    const addresses = menu.flatMap(({ imageUrl }) =>
      imageUrl
        ? pictureWidths.flatMap((width) =>
            pictureFormats.map((format) => pictureVariant(imageUrl, width, format)),
          )
        : [],
    )
    for (let turn = 0; !stopping.signal.aborted; turn += 1)
      await ask(addresses[turn % addresses.length] ?? '/')
  }

  const running = [
    ...Array.from({ length: visitors }, (_, index) => visit(index)),
    lookAtPictures(),
    ...streams,
  ]
  return {
    counts: () => ({ ...counts }),
    async stop() {
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}

/** Screens of the staff, which read every event as it comes. */
async function openScreens(address: string, signal: AbortSignal): Promise<Promise<void>[]> {
  const body = JSON.stringify({ username: 'staff', password: demoPasswords.staff })
  const signedIn = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return Array.from({ length: screens }, async () => {
    const stream = await fetch(`${address}/api/events`, { headers: { cookie }, signal })
    // Read, so that nothing piles up on the way.
    for await (const chunk of stream.body ?? []) void chunk
    await delay(0)
  })
}
