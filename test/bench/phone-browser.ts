import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'

import { findBrowser } from '../support/browser/find-browser.ts'

/** The phone and the network of the budgets in docs/architecture.md. */
export const processorSlowdown = 4
const network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** The browser of the tests, for measuring. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, libraryPath } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      // As phones draw letters: on a desktop each is rounded to whole pixels, and stand-ins of other fonts differ in width.
      '--font-render-hinting=none',
    ],
    ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }),
  })
}

export interface SlowPhone {
  readonly page: Page
  readonly devtools: CDPSession
}

/** An empty cache, a slow processor and a slow network, for one page. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (phone: SlowPhone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    return await visit({ page, devtools })
  } finally {
    await context.close()
  }
}
