import { errors, type Browser, type Page } from '@playwright/test'

import { launchBrowser, onSlowPhone } from './phone-browser.ts'
import type { PublicPage } from './public-pages.ts'

/** How long a guest with the slow phone of the budgets waits for the dialog of a dish; milliseconds, the middle of five visits. */
export interface FirstTap {
  readonly page: string
  /** From navigation until the dialog shows its choices, after a tap one second after the first paint. */
  readonly early: number
  /** From the tap until then, on a page at rest. */
  readonly idle: number
}

const visits = 5
/** Milliseconds between the first paint and the early tap. */
const beforeTap = 1000
const dishButton = 'article button:not([aria-hidden], [disabled])'

/** What the page notes of itself; milliseconds since navigation. */
interface Notes {
  painted?: number
  tapped?: number
  opened?: number
}

/** Opens pages that show dishes at once, each time with nothing stored, and taps the first dish. */
export async function measureFirstTaps(address: string, pages: readonly PublicPage[]): Promise<FirstTap[]> {
  const browser = await launchBrowser()
  try {
    const taps: FirstTap[] = []
    for (const { name, path } of pages) {
      // The server renders a page and resizes its pictures for the first visitor.
      await visit(browser, address + path, tapWhenIdle)
      const early: number[] = []
      const idle: number[] = []
      for (let count = 0; count < visits; count += 1) {
        early.push(await visit(browser, address + path, tapEarly))
        idle.push(await visit(browser, address + path, tapWhenIdle))
      }
      taps.push({ page: name, early: median(early), idle: median(idle) })
    }
    return taps
  } finally {
    await browser.close()
  }
}

function visit(browser: Browser, url: string, tap: (page: Page) => Promise<number>): Promise<number> {
  return onSlowPhone(browser, async ({ page }) => {
    await page.addInitScript(takeNotes)
    await page.goto(url, { waitUntil: 'commit' })
    return await tap(page).catch(neverOpened)
  })
}

/** A dialog that does not open in half a minute counts as one visit that failed, and the other figures are reported. */
function neverOpened(error: unknown): number {
  if (error instanceof errors.TimeoutError) return Infinity
  throw error
}

async function tapEarly(page: Page): Promise<number> {
  const { painted } = await notesOnce(page, 'painted')
  const place = await placeOfDish(page)
  const now = await page.evaluate(() => performance.now())
  await new Promise((resolve) => setTimeout(resolve, painted + beforeTap - now))
  await page.touchscreen.tap(place.x, place.y)
  return (await notesOnce(page, 'opened')).opened
}

async function tapWhenIdle(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const place = await placeOfDish(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.touchscreen.tap(place.x, place.y)
  const { opened, tapped } = await notesOnce(page, 'opened')
  return opened - tapped
}

async function placeOfDish(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator(dishButton).first().boundingBox()
  if (!box) throw new Error('The page shows no dish')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What the page has noted, once this is among it. */
async function notesOnce(page: Page, name: keyof Notes): Promise<Required<Notes>> {
  await page.waitForFunction((key) => (window as Window & { notes?: Notes }).notes?.[key], name)
  const notes = await page.evaluate(() => (window as Window & { notes?: Notes }).notes ?? {})
  return { painted: 0, tapped: 0, opened: 0, ...notes }
}

/** Runs in the page. A dialog is open when the frame that shows its choices has been drawn. */
function takeNotes(): void {
  const notes: Notes = {}
  Object.assign(window, { notes })
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (paint) notes.painted = paint.startTime
  }).observe({ type: 'paint', buffered: true })
  addEventListener('pointerup', ({ timeStamp }) => (notes.tapped ??= timeStamp), true)
  const observer = new MutationObserver(() => {
    if (!document.querySelector('dialog[open] input')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (notes.opened = performance.now())))
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other).at(Math.floor(values.length / 2)) ?? Number.NaN
}
