import { randomUUID } from 'node:crypto'

import { request, type Page } from '@playwright/test'

import { liveTexts } from '#src/features/notifications/texts/live-texts.ts'
import { countRequests } from '../bench/office-flood.ts'
import { launchBrowser } from '../bench/phone-browser.ts'
import { beginSession, storedState } from '../support/site/office-session.ts'
import { stallingProxy, type StallingProxy } from '../support/stalling-proxy.ts'
import type { AttackedSite } from './attacked-site.ts'
import type { Finding } from './finding.ts'
import { inParallel } from './in-parallel.ts'

const { live, lost } = liveTexts.vi.connection
const maxSilence = 45_000
const flood = 300

/**
 * A screen of the office, in a browser, behind a network that stops forwarding in both directions and closes nothing; then the
 * same screen while hundreds of orders come in.
 */
export async function freezeConnection(site: AttackedSite): Promise<Finding[]> {
  const proxy = await stallingProxy(site.address)
  const browser = await launchBrowser()
  try {
    const origin = new URL(proxy.url).origin
    const storageState = storedState(await beginSession(request, site.address, 'staff'), origin)
    const page = await (await browser.newContext({ storageState, locale: 'vi-VN' })).newPage()
    await page.goto(`${origin}/staff/orders?view=all`)
    await page.getByText(live, { exact: true }).waitFor()
    const silence = await freeze(site, page, proxy, { withinMilliseconds: maxSilence })
    // The page hears of it as it does when its tab is shown again.
    const wake = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const waking = await freeze(site, page, proxy, { withinMilliseconds: 0, wake })
    return [
      { what: 'a connection that freezes', ...silence },
      { what: 'a page that wakes to a frozen connection', ...waking },
      await floodWithOrders(site, page),
    ]
  } finally {
    await browser.close()
    await proxy.close()
  }
}

interface Freezing {
  /** Until when the page has to say that it is cut off, a second more or less. */
  readonly withinMilliseconds: number
  readonly wake?: () => Promise<unknown>
}

async function freeze(
  site: AttackedSite,
  page: Page,
  proxy: StallingProxy,
  { withinMilliseconds, wake }: Freezing,
): Promise<Omit<Finding, 'what'>> {
  proxy.stall()
  const began = performance.now()
  const code = await placeOrder(site)
  await wake?.()
  const limit = withinMilliseconds + 3_000
  const isTold = await page
    .getByText(lost, { exact: true })
    .waitFor({ timeout: limit })
    .then(
      () => true,
      () => false,
    )
  const toldAfter = performance.now() - began
  const isEarly = await watchGreen(page, code)
  proxy.resume()
  const back = performance.now()
  await page.getByText(live, { exact: true }).waitFor({ timeout: 60_000 })
  const backAfter = performance.now() - back
  return {
    measured: `told after ${seconds(toldAfter)}, live again ${seconds(backAfter)} after the network is`,
    problems: [
      ...(isTold ? [] : [`after ${seconds(limit)} the page still looks alive`]),
      ...((await isEarly()) ? ['the page says it is live before it shows what came in meanwhile'] : []),
    ],
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Looks at each frame; the function returned says whether the page has been live without showing this order. */
async function watchGreen(page: Page, code: string): Promise<() => Promise<boolean>> {
  await page.evaluate(
    ([order, word]) => {
      const noted = Object.assign(window, { isEarly: false })
      const look = () => {
        const shown = document.querySelector('main')?.innerText ?? ''
        if (shown.includes(word) && !shown.includes(order)) noted.isEarly = true
        requestAnimationFrame(look)
      }
      look()
    },
    [code, live] as const,
  )
  return () => page.evaluate(() => (window as unknown as { isEarly: boolean }).isEarly)
}

async function placeOrder(site: AttackedSite): Promise<string> {
  const headers = [['Idempotency-Key', randomUUID()] as const]
  const { status, body } = await site.call('POST', '/api/orders', { body: site.order, headers })
  if (status !== 201) throw new Error(`An order was expected, but status ${status}: ${body}`)
  return (JSON.parse(body) as { shortCode: string }).shortCode
}

async function floodWithOrders(site: AttackedSite, page: Page): Promise<Finding> {
  const asked = countRequests(page, '/api/orders')
  await inParallel(Array.from({ length: flood }), 8, () => placeOrder(site))
  const last = await placeOrder(site)
  const isShown = await page
    .getByText(last)
    .first()
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
  const { requests, atOnce } = asked()
  return {
    what: `${flood} orders at once, on a screen that shows them`,
    measured: `${requests} requests for the list, ${atOnce} at once`,
    problems: [
      ...(isShown ? [] : ['the last order is not on the screen']),
      ...(atOnce > 1 ? [`${atOnce} requests for the list were under way at once`] : []),
    ],
  }
}
