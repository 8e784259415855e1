import { chromium, type Browser } from '@playwright/test'

import { findBrowser } from '../support/browser/find-browser.ts'
import { layoutShift } from '../support/layout-shifts.ts'

export interface PhoneView {
  readonly path: string
  /** Bytes of the heaviest picture that shows before one scrolls, with its address. */
  readonly largestImage: { readonly address: string; readonly bytes: number }
  /** Cumulative layout shift until the page is at rest. */
  readonly layoutShift: number
}

/** Opens pages as a phone does and looks at what shows without scrolling. */
export async function viewOnPhone(address: string, paths: readonly string[]): Promise<PhoneView[]> {
  const { executablePath, libraryPath } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
    ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }),
  })
  try {
    const views: PhoneView[] = []
    for (const path of paths) views.push(await view(browser, address, path))
    return views
  } finally {
    await browser.close()
  }
}

async function view(browser: Browser, address: string, path: string): Promise<PhoneView> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const images = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    images.set(response.url(), Number(response.headers()['content-length'] ?? 0))
  })
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  const shown = await page.evaluate(picturesInSight)
  await page.close()
  const weighed = shown.map((url) => ({ address: new URL(url).pathname, bytes: images.get(url) ?? 0 }))
  const largestImage = weighed.toSorted((one, other) => other.bytes - one.bytes)[0] ?? {
    address: 'none',
    bytes: 0,
  }
  return { path, largestImage, layoutShift: await layoutShift(page) }
}

// These two run in the page.
function picturesInSight(): string[] {
  return [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')]
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < window.innerHeight
    })
    .map((element) => ('poster' in element ? element.poster : element.currentSrc))
    .filter((address) => address.startsWith('http'))
}
