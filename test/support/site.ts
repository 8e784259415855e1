import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { Client } from 'pg'

import { beginSession, type OfficeRole, storedState } from './site/office-session.ts'
import { ownSettings } from './site/own-settings.ts'
import { startSite } from './site/running-site.ts'

export { expect }

export interface SiteUnderTest {
  readonly address: string
  readonly databaseUrl: string
  /** Asks the site's database directly: to see the rows a guest caused, or to change the menu behind the site's back. */
  query<Row extends Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Tells the site that public content was changed by `query`; resolves when its caches are fresh. */
  contentChanged(): Promise<void>
}

interface WorkerFixtures {
  site: SiteUnderTest
  /** The session of a demo account, begun once a worker. */
  sessionOf: (role: OfficeRole) => ReturnType<typeof beginSession>
}

interface TestFixtures {
  /**
   * Leads a page to the office, by default to the role's first page, as somebody who has signed in there before. What
   * ends the session on the server ends it for all tests of the worker: those sign in by the form, as a user of their own.
   */
  signIn: (page: Page, role: OfficeRole, next?: string) => Promise<void>
}

/** Browser tests against the real program: one site a worker, over a copy of the demo restaurant of its own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const { settings, remove } = await ownSettings()
      const databaseUrl = settings.DATABASE_URL
      const site = await startSite(settings)
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      await use({
        address: site.address,
        databaseUrl,
        // The driver returns rows without types; a test that names columns wrongly fails at once.
        query: async <Row>(sql: string, values: readonly unknown[] = []) =>
          (await client.query(sql, [...values])).rows as Row[],
        contentChanged: () => contentChanged(client, site.address),
      })
      await client.end()
      await site.stop()
      await remove()
    },
    { scope: 'worker' },
  ],
  sessionOf: [
    async ({ playwright, site }, use) => {
      const begun = new Map<OfficeRole, ReturnType<typeof beginSession>>()
      await use((role) => {
        const session = begun.get(role) ?? beginSession(playwright.request, site.address, role)
        begun.set(role, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  signIn: async ({ site, sessionOf }, use) => {
    await use(async (page, role, next = `/${role}/dashboard`) => {
      await page.context().setStorageState(storedState(await sessionOf(role), site.address))
      await page.goto(site.address + next)
    })
  },
  baseURL: async ({ site }, use) => use(site.address),
})

async function contentChanged(client: Client, address: string): Promise<void> {
  const version = async () => (await fetch(`${address}/api/ready`)).headers.get('content-version')
  const before = await version()
  await client.query("select pg_notify('public_content_changed', '')")
  await expect.poll(version).not.toBe(before)
}

/** Until then a link leads to a new document, and React has not rendered yet. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })))
}

/** Nothing an accessibility checker can find on the page as it stands, open dialogs included. */
export async function expectAccessible(page: Page): Promise<void> {
  await transitionsEnded(page)
  await endTransitionsAtOnce(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/**
 * The checker scrolls, and what it comes near is hydrated: a button that is enabled then has its own colour at once. A toast that
 * comes while it looks is there at once, too.
 */
async function endTransitionsAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }',
    )
    document.adoptedStyleSheets.push(styles)
  })
}

/** A colour on its way to another is not designed; what moves for good (a skeleton, a spinner) is not waited for. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity),
  )
}
