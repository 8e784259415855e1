import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { request, type Browser, type CDPSession, type Page, type Request } from '@playwright/test'

import { officeOrdersTexts } from '#src/features/orders/texts/office-texts.ts'
import { beginSession, storedState } from '../support/site/office-session.ts'
import { launchBrowser, processorSlowdown } from './phone-browser.ts'
import { post, sampleOrder } from './sample-order.ts'

const orders = 300
const seconds = 10
/** One about every two seconds of the flood. */
const taps = 5

/** What the orders page of a slow tablet does while orders come in faster than it can show them. */
export interface OfficeFlood {
  readonly orders: number
  readonly seconds: number
  /** From the touch until the order shows as confirmed, of each tap; milliseconds, Infinity where it never did. Of one that has left the
   * list meanwhile, until the change was sent. */
  readonly taps: readonly number[]
  /** Of the page once all has come to rest, and after its garbage has been collected. */
  readonly megabytes: number
  readonly listeners: number
  /** How often it asked for the list of orders, and how many of these requests were under way at once. */
  readonly requests: number
  readonly atOnce: number
}

/** What the page notes of its taps. */
interface NotingWindow extends Window {
  readonly taps: { readonly at: number; shown?: number }[]
}

/** Opens the orders page as staff on a tablet, places orders and confirms some of them meanwhile. */
export async function measureOfficeFlood(address: string): Promise<OfficeFlood> {
  const browser = await launchBrowser()
  try {
    const { page, devtools } = await openOrders(browser, address)
    const asked = countRequests(page, '/api/orders/due')
    const [seen] = await Promise.all([confirmSome(page), placeOrders(address)])
    await page.waitForLoadState('networkidle')
    // Toasts go, and what has been highlighted no longer is after a minute; neither is waited for.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const figure = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
    return {
      orders,
      seconds,
      taps: seen,
      megabytes: figure('JSHeapUsedSize') / 1e6,
      listeners: figure('JSEventListeners'),
      ...asked(),
    }
  } finally {
    await browser.close()
  }
}

async function openOrders(browser: Browser, address: string): Promise<{ page: Page; devtools: CDPSession }> {
  const storageState = storedState(await beginSession(request, address, 'staff'), address)
  const viewport = { width: 1024, height: 1366 }
  const context = await browser.newContext({ storageState, viewport, hasTouch: true, locale: 'vi-VN' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.addInitScript(takeNotes)
  await page.goto(`${address}/staff/orders`, { waitUntil: 'networkidle' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return { page, devtools }
}

async function placeOrders(address: string): Promise<void> {
  const order = await sampleOrder(address)
  const began = performance.now()
  const placed: Promise<unknown>[] = []
  for (let count = 0; count < orders; count += 1) {
    await pause(Math.max(0, began + (count * seconds * 1000) / orders - performance.now()))
    placed.push(post(`${address}/api/orders`, order, { 'idempotency-key': randomUUID() }))
  }
  await Promise.all(placed)
}

/** Taps "confirm" of an order in sight, again and again; after each it waits until that shows. */
async function confirmSome(page: Page): Promise<number[]> {
  const label = officeOrdersTexts.vi.nextStep.confirmed
  for (let count = 0; count < taps; count += 1) {
    await pause((seconds * 1000) / (taps + 1))
    const place = await page.evaluate(placeOfButton, label)
    if (place) await page.touchscreen.tap(place.x, place.y)
  }
  // What has not shown by then counts as a tap that did not work.
  await pause(5_000)
  const noted = await page.evaluate(() => (window as unknown as NotingWindow).taps)
  return noted.map(({ at, shown }) => (shown ?? Infinity) - at)
}

/** Runs in the page: where one can press the first button in sight that bears this text. */
function placeOfButton(text: string): { x: number; y: number } | undefined {
  for (const button of document.querySelectorAll('article button:not(:disabled)')) {
    const { x, y, width, height } = button.getBoundingClientRect()
    if (button.textContent === text && y > 0 && y + height < innerHeight)
      return { x: x + width / 2, y: y + height / 2 }
  }
  return undefined
}

/** Runs in the page. A tap has worked when the frame has been drawn in which the button offers another step. */
function takeNotes(): void {
  const noted: { at: number; shown?: number }[] = []
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const button = target instanceof Element && target.closest('article') && target.closest('button')
      if (!button) return
      const tap: { at: number; shown?: number } = { at: timeStamp }
      noted.push(tap)
      const before = button.textContent
      const look = () => {
        const sent = performance
          .getEntriesByType('resource')
          .findLast(({ name, startTime }) => name.endsWith('/status') && startTime > timeStamp)
        if (!button.isConnected && sent) tap.shown = sent.startTime
        else if (button.textContent === before) requestAnimationFrame(look)
        else setTimeout(() => (tap.shown = performance.now()))
      }
      look()
    },
    true,
  )
  Object.assign(window, { taps: noted })
}

/** Counts from now on how often the page asks for this path, and how many such requests are under way at once. */
export function countRequests(page: Page, path: string): () => { requests: number; atOnce: number } {
  let [requests, underWay, atOnce] = [0, 0, 0]
  const isOfList = (url: string) => new URL(url).pathname === path
  page.on('request', (sent) => {
    if (!isOfList(sent.url())) return
    requests += 1
    underWay += 1
    atOnce = Math.max(atOnce, underWay)
  })
  const onEnd = (ended: Request) => {
    if (isOfList(ended.url())) underWay -= 1
  }
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  return () => ({ requests, atOnce })
}
