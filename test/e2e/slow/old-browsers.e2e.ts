// Browser: hydration
import type { Page } from '@playwright/test'

import { publicPages } from '../../bench/public-pages.ts'
import { declaredBrowsers, missingBuiltIns } from '../../browsers/missing-built-ins.ts'
import { officePages } from '../../support/office-pages.ts'
import { expect, test } from '../../support/site.ts'

/** Opens a page from its top to its end, and returns what went wrong. */
async function failuresOf(page: Page, address: string): Promise<string[]> {
  const failures: string[] = []
  const note = ({ message }: Error) => failures.push(`${address}: ${message.split('\n')[0]}`)
  page.on('pageerror', note)
  await page.goto(address)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset).catch(note)
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  const text = await page.locator('body').innerText()
  if (text.length < 100) failures.push(`${address} shows “${text}”`)
  if (/Có lỗi|Chưa tải được/.test(text)) failures.push(`${address} says that something failed`)
  page.off('pageerror', note)
  return failures
}

for (const browser of declaredBrowsers) {
  test(
    `every page opens without what ${browser.name} ${browser.version} lacks`,
    { tag: '@slow' },
    async ({ browser: chromium, site, signIn }) => {
      const lacking = async () => {
        const context = await chromium.newContext({
          baseURL: site.address,
          viewport: { width: 390, height: 844 },
        })
        await context.addInitScript(removeBuiltIns, missingBuiltIns(browser))
        return context.newPage()
      }
      const failures: string[] = []
      const guest = await lacking()
      const pages = await publicPages(site.address)
      for (const { path } of pages.filter(({ name }) => name.endsWith(' vi')))
        failures.push(...(await failuresOf(guest, path)))
      for (const role of ['admin', 'staff'] as const) {
        const page = await lacking()
        await signIn(page, role)
        for (const address of officePages(role)) failures.push(...(await failuresOf(page, address)))
      }
      expect(failures).toEqual([])
    },
  )
}

/** Runs in the page, before its own scripts. */
function removeBuiltIns({ globals, members }: ReturnType<typeof missingBuiltIns>): void {
  const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  for (const [of, member] of members) {
    for (const holder of [scope[of], scope[of]?.prototype]) if (holder) Reflect.deleteProperty(holder, member)
  }
  for (const name of globals) {
    Reflect.deleteProperty(scope, name)
    Reflect.deleteProperty(Window.prototype, name)
  }
}
