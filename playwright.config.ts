import { defineConfig } from '@playwright/test'

import { findBrowser } from './test/support/browser/find-browser.ts'
import { bundledOnly, isBundled } from './test/support/browser/unpack-chromium.ts'

const { executablePath, libraryPath, version } = await findBrowser()
const withoutScreenshots = !isBundled(executablePath)
// The configuration is read in every worker; one line is enough.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  const left = withoutScreenshots ? '; screenshots are compared in the one of the lockfile alone' : ''
  console.log(`Browser tests run in Chromium ${version}${left}`)
}

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  ...(withoutScreenshots && { grepInvert: new RegExp(bundledOnly) }),
  globalSetup: './test/support/site/postgres-for-site-tests.ts',
  fullyParallel: true,
  workers: 2,
  // Long for a machine that is busy with something else; what comes is not waited for any longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The last lines of a run name what passed only then: docs/decisions/060-tests-by-what-they-need.md.
  retries: 1,
  reporter: 'list',
  outputDir: 'test-results',
  // Only the browser of the lockfile is compared, so the pictures need no name of a system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-pictures/{arg}{ext}',
  forbidOnly: true,
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // Recording costs a tenth of a test, and most pass.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
      ],
      ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }),
    },
  },
})
