import type { BrowserContext, Page } from '@playwright/test'

import { expect, type SiteUnderTest, test } from '../../support/site.ts'
import { goneLive, orderCard, placeOrder, readsOf, sendSignIn, signIn, speak, toast } from './office-steps.ts'

/** A signed-in staff page whose clock the test holds. */
async function underClock(page: Page, language: 'vi' | 'en' = 'vi'): Promise<void> {
  await page.clock.install()
  await speak(page, language)
  await signIn(page, 'staff', '/staff/orders')
  await goneLive(page)
}

async function pass(page: Page, minutes: number, seconds = 0): Promise<void> {
  await page.clock.fastForward((minutes * 60 + seconds) * 1000)
}

const sessionTexts = {
  vi: {
    ten: 'Phiên làm việc sẽ hết hạn sau 10 phút nữa. Vui lòng thao tác để duy trì phiên làm việc.',
    five: 'Phiên làm việc sẽ hết hạn sau 5 phút nữa. Vui lòng thao tác để duy trì phiên làm việc.',
    expired: 'Phiên làm việc đã hết hạn',
    idle: 'Bạn đã được đăng xuất do không hoạt động',
    rejected: 'Phiên làm việc của bạn đã hết hạn. Vui lòng đăng nhập lại để tiếp tục.',
    rejectedWrite: 'Phiên làm việc hết hạnVui lòng đăng nhập lại để tiếp tục',
  },
  en: {
    ten: 'Your session will expire in 10 minutes. Please perform an action to maintain your session.',
    five: 'Your session will expire in 5 minutes. Please perform an action to maintain your session.',
    expired: 'Session Expired',
    idle: 'You have been logged out due to inactivity',
    rejected: 'Your session has expired. Please log in again to continue.',
  },
} as const

for (const language of ['vi', 'en'] as const) {
  test(`idle staff are warned, then signed out here and on the server, in ${language}`, async ({
    page,
    site,
  }) => {
    await underClock(page, language)
    const texts = sessionTexts[language]
    await pass(page, 109)
    await expect(toast(page).filter({ visible: true })).toHaveCount(0)
    await pass(page, 1, 30)
    await expect(toast(page).getByText(texts.ten)).toBeVisible()
    await pass(page, 5)
    await expect(toast(page).getByText(texts.five)).toBeVisible()
    await expect(toast(page).filter({ visible: true })).toHaveCount(1)

    await pass(page, 5)
    await page.waitForURL(`**/login?next=${encodeURIComponent('/staff/orders')}`)
    await expect(toast(page).filter({ visible: true })).toHaveCount(1)
    await expect(toast(page).getByText(texts.expired)).toBeVisible()
    await expect(toast(page).getByText(texts.idle)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await expect.poll(() => sessionCount(site)).toBe(0)
  })
}

test.beforeEach(async ({ site }) => {
  await site.query('delete from sessions')
})

test('doing something ends the warning and prolongs the session', async ({ page }) => {
  await underClock(page)
  await pass(page, 111)
  await expect(toast(page).getByText(/sẽ hết hạn sau \d+ phút/)).toBeVisible()
  await page.mouse.move(100, 100)
  await expect(toast(page).filter({ visible: true })).toHaveCount(0)
  await pass(page, 100)
  await expect(page).toHaveURL('/staff/orders')
  await expect(toast(page).filter({ visible: true })).toHaveCount(0)
})

const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'moving the mouse': (page) => page.mouse.move(200, 300),
  'pressing it': (page) => page.dispatchEvent('body', 'mousedown'),
  'a key': (page) => page.keyboard.press('Shift'),
  scrolling: (page) => page.evaluate(() => window.dispatchEvent(new Event('scroll'))),
  touching: (page) => page.dispatchEvent('body', 'touchstart'),
}
for (const [name, act] of Object.entries(acts)) {
  test(`${name} counts as activity, and the server is told of it`, async ({ page }) => {
    await underClock(page)
    await pass(page, 60)
    const told = page.waitForRequest('**/api/auth/session?active=true')
    await act(page)
    await told
    const last = await page.evaluate(() => Date.now() - Number(localStorage.getItem('lastActivity')))
    expect(last).toBeLessThan(60_000)
  })
}

test('the server is told of activity every five minutes at most, and never without any', async ({ page }) => {
  await underClock(page)
  let told = 0
  page.on('request', (request) => (told += request.url().endsWith('active=true') ? 1 : 0))
  for (let minutes = 0; minutes < 20; minutes += 1) {
    await pass(page, 1)
    await page.mouse.move(minutes, minutes)
  }
  // A request of the last move is counted by then.
  await page.evaluate(() => undefined)
  expect(told).toBeGreaterThanOrEqual(3)
  expect(told).toBeLessThanOrEqual(4)
  const before = told
  await pass(page, 60)
  expect(told).toBe(before)
})

test('what the page fetches by itself is marked as no person’s doing', async ({ page, site }) => {
  await underClock(page)
  await pass(page, 30)
  const refetch = page.waitForRequest('**/api/orders?*')
  await placeOrder(site.address)
  expect((await refetch).headers()['x-background']).toBe('true')
})

test('a machine that was suspended past the limit resumes signed out, whatever one does first', async ({
  page,
  site,
}) => {
  await underClock(page)
  // No timer has run meanwhile, so that the first event is what notices.
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 121 * 60_000)
  await page.mouse.move(200, 300)
  await page.waitForURL('**/login?next=*')
  await expect(toast(page).getByText(sessionTexts.vi.idle)).toBeVisible()
  await expect.poll(() => sessionCount(site)).toBe(0)
})

test('four hours after signing in it is over, however busy one is', async ({ page }) => {
  await underClock(page)
  for (let minutes = 0; minutes < 239; minutes += 60) {
    await pass(page, Math.min(60, 239 - minutes))
    await page.mouse.move(minutes, 100)
  }
  await expect(page).toHaveURL('/staff/orders')
  await pass(page, 2)
  await page.waitForURL('**/login?next=*')
  await expect(toast(page).getByText(sessionTexts.vi.expired)).toBeVisible()
})

test('activity in one tab prolongs the session of the others', async ({ page, context }) => {
  await underClock(page)
  const other = await context.newPage()
  await other.goto('/staff/dashboard')
  await goneLive(other)
  await context.clock.fastForward(100 * 60_000)
  await other.mouse.move(50, 50)
  await context.clock.fastForward(100 * 60_000)
  await expect(page).toHaveURL('/staff/orders')
  await expect(toast(page).filter({ visible: true })).toHaveCount(0)
})

/** All texts of toasts that ever showed in these tabs from now on. */
async function recordToasts(tabs: readonly Page[]): Promise<() => Promise<string[]>> {
  for (const tab of tabs) {
    await tab.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes)
            if (node instanceof HTMLElement && node.matches('[role=group]') && node.closest('[aria-live]'))
              seen.push(node.textContent ?? '')
      }).observe(document.body, { childList: true, subtree: true })
    })
  }
  return async () => {
    const all = await Promise.all(
      tabs.map((tab) => tab.evaluate(() => (window as unknown as { seen: string[] }).seen)),
    )
    return all.flat()
  }
}

async function twoTabs(page: Page, context: BrowserContext): Promise<[Page, Page]> {
  await signIn(page, 'staff')
  const other = await context.newPage()
  await other.goto('/staff/dashboard')
  await Promise.all([goneLive(page), goneLive(other)])
  return [page, other]
}

test('a session that is over on the server says so once, over all tabs and calls', async ({
  page,
  context,
  site,
}) => {
  const tabs = await twoTabs(page, context)
  const seen = await recordToasts(tabs)
  await endSessions(site)
  // Both overviews ask for three lists at once.
  await site.query(`select pg_notify('office_events', '{"lists":["orders"]}')`)
  await Promise.all(tabs.map((tab) => tab.waitForURL(/\/login\?next=/)))
  expect(await seen()).toEqual([sessionTexts.vi.rejected])
})

test('idle staff are signed out in all tabs, which is said once', async ({ page, context }) => {
  await underClock(page)
  const other = await context.newPage()
  await other.goto('/staff/dashboard')
  await goneLive(other)
  const seen = await recordToasts([page, other])
  await context.clock.fastForward(121 * 60_000)
  await Promise.all([page, other].map((tab) => tab.waitForURL(/\/login\?next=/)))
  expect(await seen()).toEqual([`${sessionTexts.vi.expired}${sessionTexts.vi.idle}`])
})

test('the text of a rejected session stays five seconds, the page one', async ({ page, site }) => {
  await underClock(page, 'en')
  await page.clock.pauseAt(Date.now() + 60_000)
  await endSessions(site)
  await page.getByText('Week', { exact: true }).click()
  await expect(toast(page).getByText(sessionTexts.en.rejected)).toBeVisible()
  await page.clock.runFor(900)
  expect(new URL(page.url()).pathname).toBe('/staff/orders')
  await page.clock.runFor(200)
  await page.waitForURL('**/login?next=*')
  await page.clock.runFor(3_500)
  await expect(toast(page).getByText(sessionTexts.en.rejected)).toBeVisible()
  await page.clock.runFor(500)
  await expect(toast(page).filter({ visible: true })).toHaveCount(0)
})

test('a write after the end of a session shows no success, and one returns to the same screen', async ({
  page,
  site,
}) => {
  const { id, shortCode } = await placeOrder(site.address)
  const reads = readsOf(page)
  await signIn(page, 'staff', '/staff/orders')
  const card = orderCard(page, shortCode)
  await card.waitFor()
  const seen = await recordToasts([page])
  // Nothing but the write is to meet the end.
  await reads.hold()
  await endSessions(site)
  await card.getByRole('combobox').selectOption('confirmed')
  await page.waitForURL('**/login?next=*')
  expect(await seen()).toEqual([sessionTexts.vi.rejectedWrite])
  expect(await site.query('select status from orders where id = $1', [id])).toEqual([{ status: 'pending' }])
  await reads.release()
  await sendSignIn(page, 'staff', 'staff123')
  await expect(page).toHaveURL('/staff/orders')
  await expect(card.getByRole('combobox')).toHaveValue('pending')
})

test('signing out ends the session on the server and in all tabs', async ({ page, context, site }) => {
  const [, other] = await twoTabs(page, context)
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/login')
  await other.waitForURL('**/login?next=*')
  expect(await sessionCount(site)).toBe(0)
  await page.goto('/staff/orders')
  await page.waitForURL('**/login?next=*')
})

test('another person who signs in on this device ends what the other tabs show', async ({
  page,
  context,
}) => {
  const [, other] = await twoTabs(page, context)
  await signIn(page, 'admin')
  // The staff panel is not the admin's.
  await other.waitForURL('**/login?next=*')
})

test('while the server cannot be reached one is not told to be signed out', async ({ page }) => {
  await signIn(page, 'staff')
  await page.route('**/api/admin/logout', (call) => call.abort())
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(toast(page)).toContainText('Lỗi đăng xuất')
  await expect(page).toHaveURL('/staff/dashboard')
})

async function endSessions(site: SiteUnderTest): Promise<void> {
  await site.query('delete from sessions')
}

async function sessionCount(site: SiteUnderTest): Promise<number> {
  return (await site.query('select id from sessions')).length
}
