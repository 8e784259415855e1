import { setTimeout as pause } from 'node:timers/promises'

import type { Browser, Page } from '@playwright/test'

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

/** The moments of a tap; milliseconds since navigation. */
interface Opening {
  readonly tapped: number
  readonly opened: number
}

/** What the page notes of itself. */
interface NotingWindow extends Window {
  /** Milliseconds since navigation. */
  readonly painted: Promise<number>
  readonly opening: Promise<Opening>
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
    return await Promise.race([tap(page), neverOpened()])
  })
}

/** A dialog that does not open in half a minute counts as one visit that failed, and the other figures are reported. */
function neverOpened(): Promise<number> {
  return pause(30_000, Infinity, { ref: false })
}

/*
 * The page is asked by `evaluate` alone. Locators and `waitForFunction` put a script of Playwright's into the page, which
 * listens to every press and asks in every frame; on the slow phone that would be measured with the tap.
 */

async function tapEarly(page: Page): Promise<number> {
  const painted = await page.evaluate(() => (window as unknown as NotingWindow).painted)
  const { opened } = await tapDish(page, async () => {
    const now = await page.evaluate(() => performance.now())
    await pause(painted + beforeTap - now)
  })
  return opened
}

async function tapWhenIdle(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const { opened, tapped } = await tapDish(page, () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))),
  )
  return opened - tapped
}

/** Taps the first dish after `untilDue`. The page is asked for the opening before that, and is then left alone. */
async function tapDish(page: Page, untilDue: () => Promise<unknown>): Promise<Opening> {
  const place = await placeOfDish(page)
  async function tap() {
    await untilDue()
    await page.touchscreen.tap(place.x, place.y)
  }
  const [opening] = await Promise.all([
    page.evaluate(() => (window as unknown as NotingWindow).opening),
    tap(),
  ])
  return opening
}

/** The middle of its button, once the page has come so far. */
function placeOfDish(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(async (selector) => {
    let button: Element | null
    while (!(button = document.querySelector(selector))) await new Promise(requestAnimationFrame)
    // The banner for two flavours stands above the first dish, whose button is below the first screen.
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = button.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, dishButton)
}

/** Runs in the page. A dialog is open when the frame that shows its choices has been drawn. */
function takeNotes(): void {
  const painted = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) resolve(paint.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  let tapped: number | undefined
  addEventListener('pointerup', ({ timeStamp }) => (tapped ??= timeStamp), true)
  const opening = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog[open] input')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve({ tapped, opened: performance.now() })))
    })
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  })
  Object.assign(window, { painted, opening })
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other).at(Math.floor(values.length / 2)) ?? Number.NaN
}
