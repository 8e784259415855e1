import type { Browser } from '@playwright/test'

import { layoutShift } from '../support/layout-shifts.ts'
import { launchBrowser, onSlowPhone } from './phone-browser.ts'
import type { PublicPage } from './public-pages.ts'
import { recordReceivedBytes, type ReceivedFile } from './received-bytes.ts'

/** A first load lasts until so long after the first paint. */
const afterPaint = 3000

/** What a slow phone with an empty cache receives of a page until three seconds after the first paint, in bytes. */
export interface FirstLoad {
  readonly page: string
  readonly total: number
  readonly fonts: number
  /** The heaviest picture that shows before one scrolls. */
  readonly largestImage: { readonly path: string; readonly bytes: number }
  /** Cumulative layout shift until then. */
  readonly layoutShift: number
  /** Milliseconds from navigation. */
  readonly firstPaint: number
  /** Heaviest first. */
  readonly files: readonly ReceivedFile[]
}

/** The menu's bytes have a budget, so they are the middle of five loads; other pages are loaded once. */
export async function measureFirstLoads(address: string, pages: readonly PublicPage[]): Promise<FirstLoad[]> {
  const browser = await launchBrowser()
  try {
    const loads: FirstLoad[] = []
    for (const page of pages) {
      const runs = page.name.startsWith('menu ') ? 5 : 1
      loads.push(await measureFirstLoad(browser, address, page, runs))
    }
    return loads
  } finally {
    await browser.close()
  }
}

/** Loads the page so many times, each time with nothing stored, and returns the middle one by the bytes received. */
async function measureFirstLoad(
  browser: Browser,
  address: string,
  page: PublicPage,
  runs: number,
): Promise<FirstLoad> {
  // The server renders a page and resizes its pictures for the first visitor.
  await loadOnce(browser, address, page)
  const loads: FirstLoad[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await loadOnce(browser, address, page))
  const middle = loads.toSorted((one, other) => one.total - other.total).at(Math.floor(runs / 2))
  if (!middle) throw new Error(`${page.name} was not loaded`)
  return middle
}

function loadOnce(browser: Browser, address: string, { name, path }: PublicPage): Promise<FirstLoad> {
  return onSlowPhone(browser, async ({ page, devtools }) => {
    const received = recordReceivedBytes(devtools)
    await page.goto(address + path, { waitUntil: 'commit' })
    const firstPaint = await page.evaluate(paintTime)
    await page.waitForFunction((end) => performance.now() >= end, firstPaint + afterPaint, { polling: 100 })
    const shown = await page.evaluate(picturesInSight)
    const shift = await layoutShift(page)
    const files = received.until(firstPaint + afterPaint).toSorted((one, other) => other.bytes - one.bytes)
    const bytesOf = (counts: (file: ReceivedFile) => boolean) =>
      files.filter(counts).reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      page: name,
      total: bytesOf(() => true),
      fonts: bytesOf(({ type }) => type === 'Font'),
      largestImage: files.find((file) => shown.includes(file.path)) ?? { path: 'none', bytes: 0 },
      layoutShift: shift,
      firstPaint,
      files,
    }
  })
}

// These two run in the page.
function paintTime(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) resolve(paint.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}

function picturesInSight(): string[] {
  return [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')]
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < window.innerHeight
    })
    .map((element) => ('poster' in element ? element.poster : element.currentSrc))
    .filter((address) => address.startsWith('http'))
    .map((address) => new URL(address).pathname)
}
