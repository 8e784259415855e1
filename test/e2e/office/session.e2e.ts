// Browser: two tabs, real navigation
import type { BrowserContext, Page } from '@playwright/test'

import { expect, type SiteUnderTest, test } from '../../support/site.ts'
import {
  goneLive,
  orderCard,
  ownUser,
  placeOrder,
  readsOf,
  sendSignIn,
  signInByForm,
  toast,
} from './office-steps.ts'

const ended = 'Phiên làm việc đã hết hạnBạn đã được đăng xuất do không hoạt động'
const rejectedRead = 'Phiên làm việc của bạn đã hết hạn. Vui lòng đăng nhập lại để tiếp tục.'
const rejectedWrite = 'Phiên làm việc hết hạnVui lòng đăng nhập lại để tiếp tục'

/** Two tabs of somebody who alone has this session. */
async function twoTabs(page: Page, context: BrowserContext, user: readonly [string, string]) {
  await signInByForm(page, user, '/staff/orders')
  const other = await context.newPage()
  await other.goto('/staff/dashboard')
  await Promise.all([goneLive(page), goneLive(other)])
  return [page, other] as const
}

const pass = (context: BrowserContext, minutes: number) => context.clock.fastForward(minutes * 60_000)

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

/** The sessions of one user, as the server has them. */
async function sessions(site: SiteUnderTest, [username]: readonly [string, string]): Promise<string[]> {
  const rows = await site.query<{ id: string }>(
    'select sessions.id from sessions join users on users.id = user_id where username = $1',
    [username],
  )
  return rows.map(({ id }) => id)
}

async function endSessions(site: SiteUnderTest, user: readonly [string, string]): Promise<void> {
  await site.query('delete from sessions where id = any($1)', [await sessions(site, user)])
}

test('idle staff are warned; activity in one tab prolongs the session of all; without any they are signed out, here and on the server, which is said once', async ({
  page,
  context,
  site,
}) => {
  const user = await ownUser(site)
  await context.clock.install()
  const tabs = await twoTabs(page, context, user)
  const [, other] = tabs
  await pass(context, 109)
  await expect(toast(page).filter({ visible: true })).toHaveCount(0)
  await pass(context, 2)
  for (const tab of tabs) await expect(toast(tab).getByText(/sẽ hết hạn sau \d+ phút/)).toBeVisible()
  await other.mouse.move(100, 100)
  for (const tab of tabs) await expect(toast(tab).filter({ visible: true })).toHaveCount(0)
  await pass(context, 100)
  await expect(page).toHaveURL('/staff/orders')
  await expect(toast(page).filter({ visible: true })).toHaveCount(0)

  const seen = await recordToasts(tabs)
  await pass(context, 21)
  await Promise.all(tabs.map((tab) => tab.waitForURL(/\/login\?next=/)))
  expect((await seen()).filter((text) => text.includes(ended))).toHaveLength(1)
  await expect.poll(() => sessions(site, user)).toEqual([])
  await page.goto('/staff/orders')
  await page.waitForURL('**/login?next=*')
})

test('a session that is over on the server says so once, over all tabs and calls', async ({
  page,
  context,
  site,
}) => {
  const user = await ownUser(site)
  const tabs = await twoTabs(page, context, user)
  const seen = await recordToasts(tabs)
  await endSessions(site, user)
  // The overview asks for three lists at once.
  await site.query(`select pg_notify('office_events', '{"lists":["orders"]}')`)
  await Promise.all(tabs.map((tab) => tab.waitForURL(/\/login\?next=/)))
  expect(await seen()).toEqual([rejectedRead])
})

test('a write after the end of a session shows no success, and one returns to the same screen', async ({
  page,
  site,
}) => {
  const user = await ownUser(site)
  const { id, shortCode } = await placeOrder(site.address)
  const reads = readsOf(page)
  await signInByForm(page, user, '/staff/orders')
  const card = orderCard(page, shortCode)
  await card.waitFor()
  const seen = await recordToasts([page])
  // Nothing but the write is to meet the end.
  await reads.hold()
  await endSessions(site, user)
  await card.getByRole('button', { name: 'Xác nhận đơn' }).click()
  await page.waitForURL('**/login?next=*')
  expect(await seen()).toEqual([rejectedWrite])
  expect(await site.query('select status from orders where id = $1', [id])).toEqual([{ status: 'pending' }])
  await reads.release()
  await sendSignIn(page, ...user)
  await expect(page).toHaveURL('/staff/orders')
  await expect(card.getByRole('button', { name: 'Xác nhận đơn' })).toBeEnabled()
})

test('signing out, and another person who signs in on this device, end what the other tabs show', async ({
  page,
  context,
  site,
}) => {
  const user = await ownUser(site)
  const [, other] = await twoTabs(page, context, user)
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/login')
  await other.waitForURL('**/login?next=*')
  expect(await sessions(site, user)).toEqual([])
  await page.goto('/staff/orders')
  await page.waitForURL('**/login?next=*')

  await sendSignIn(page, ...user)
  await expect(page).toHaveURL('/staff/orders')
  await other.goto('/staff/dashboard')
  await goneLive(other)
  await signInByForm(page, await ownUser(site, 'admin'), '/admin/dashboard')
  // The staff panel is not the admin's.
  await other.waitForURL('**/login?next=*')
})
