// Browser: memory of a page
import type { CDPSession, Page } from '@playwright/test'

import type { KitchenOrders } from '#src/features/kitchen/contract/kitchen.ts'
import { openAllDay, placeOrder } from '../office/office-steps.ts'
import { expect, test } from '../../support/site.ts'

/** Orders on the board, and what happens to them: in eight hours each changes a dozen times. */
const orders = 60
const burstsOfRound = 12
const eventsOfBurst = 20

test(
  'a board that is open for eight hours of orders grows by nothing, and asks once for many events',
  { tag: '@slow' },
  async ({ page, site, signIn }) => {
    test.setTimeout(600_000)
    const close = await openAllDay(site)
    for (let each = 0; each < orders; each += 1) await placeOrder(site.address)
    const asked = { lists: 0, streams: 0 }
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/api/kitchen/orders') asked.lists += 1
      if (pathname === '/api/events') asked.streams += 1
    })
    await signIn(page, 'staff', '/staff/kitchen')
    await expect(page.getByText(/^Trực tiếp/)).toBeVisible()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(orders)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')

    // The first round fills what is filled once, such as caches.
    await happen(page)
    const before = { ...asked }
    const first = await measure(page, devtools)
    await happen(page)
    const second = await measure(page, devtools)
    await happen(page)
    const third = await measure(page, devtools)
    const figures = JSON.stringify({ first, second, third, asked, before })

    expect(third.megabytes, figures).toBeLessThan(first.megabytes * 1.05 + 0.5)
    expect(third.nodes, figures).toBeLessThan(first.nodes * 1.05)
    expect(third.listeners, figures).toBeLessThan(first.listeners * 1.05)
    expect(asked.streams, figures).toBe(1)
    // One request for the first events of a burst, and one for those that came meanwhile.
    expect(asked.lists - before.lists, figures).toBeLessThanOrEqual(2 * 2 * burstsOfRound + 2)
    await close()
  },
)

/** A line of some order is struck or taken back, again and again, in bursts; each ends with an order at another stage. */
async function happen(page: Page): Promise<void> {
  for (let burst = 0; burst < burstsOfRound; burst += 1) {
    const { open } = (await (await page.request.get('/api/kitchen/orders')).json()) as KitchenOrders // the contract of the call
    const tickets = Array.from(
      { length: eventsOfBurst },
      (_, index) => open[(burst * 7 + index) % open.length],
    )
    await Promise.all(
      tickets.map(async (ticket) => {
        const [line] = ticket?.lines ?? []
        const data = { lineKey: line?.key, quantity: line?.struck === 0 ? line.quantity : 0 }
        const response = await page.request.patch(`/api/kitchen/orders/${ticket?.id}/strike`, { data })
        expect(response.status()).toBe(200)
      }),
    )
    const [moved] = tickets
    const data = { status: moved?.status === 'preparing' ? 'confirmed' : 'preparing' }
    expect((await page.request.patch(`/api/orders/${moved?.id}/status`, { data })).status()).toBe(200)
    await settled(page)
  }
}

/** The board shows what the server has. */
async function settled(page: Page): Promise<void> {
  const { open } = (await (await page.request.get('/api/kitchen/orders')).json()) as KitchenOrders // the contract of the call
  const struck = open.flatMap(({ lines }) => lines).filter((line) => line.struck > 0).length
  await expect(page.locator('article button[aria-pressed="true"]')).toHaveCount(struck)
}

async function measure(page: Page, devtools: CDPSession) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return {
    megabytes: Math.round(figure('JSHeapUsedSize') / 1e5) / 10,
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  }
}
