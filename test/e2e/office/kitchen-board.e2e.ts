// Browser: two tabs, real navigation
import type { Page } from '@playwright/test'

import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { expect, test } from '../../support/site.ts'
import { openAllDay, ownUser, placeOrder, signInByForm } from './office-steps.ts'

const ticketOf = (page: Page, id: string) => page.getByRole('article', { name: `Đơn ${shortCode(id)}` })
let close = async () => {}
test.beforeAll(async ({ site }) => {
  close = await openAllDay(site)
})
test.afterAll(() => close())

const live = (page: Page) => expect(page.getByText(/^Trực tiếp/)).toBeVisible()

test('two boards agree on what is struck and moved, and a revoked one shows nothing more', async ({
  browser,
  site,
}) => {
  const kitchen = { baseURL: site.address, locale: 'vi-VN', viewport: { width: 1280, height: 800 } }
  const [office, device] = [await browser.newContext(kitchen), await browser.newContext(kitchen)]
  const admin = await office.newPage()
  await signInByForm(admin, await ownUser(site, 'admin'), '/admin/dashboard/devices')
  const name = `Bếp ${crypto.randomUUID().slice(0, 8)}`
  await admin.getByLabel('Tên thiết bị').fill(name)
  await admin.getByRole('button', { name: 'Thêm thiết bị' }).click()
  const link = await admin.getByText(/\/pair#/).innerText()

  const paired = await device.newPage()
  await paired.goto(link)
  await paired.getByRole('button', { name: 'Ghép máy này' }).click()
  await paired.waitForURL('**/kitchen')
  await live(paired)
  expect(await paired.evaluate(() => document.cookie)).not.toContain('board')

  const board = await office.newPage()
  await board.goto('/admin/kitchen')
  await live(board)
  const { id } = await placeOrder(site.address)
  const [ofBoard, ofDevice] = [ticketOf(board, id), ticketOf(paired, id)]
  await expect(ofDevice).toBeVisible()
  const line = ofDevice.getByRole('button', { name: /×/ })
  await line.click()
  await expect(ofBoard.getByRole('button', { name: /×/ })).toHaveAttribute('aria-pressed', 'true')
  await ofBoard.getByRole('button', { name: /^Xác nhận/ }).dblclick()
  await expect(ofDevice.getByRole('button', { name: /^Bắt đầu làm/ })).toBeVisible()
  await expect(line).toHaveAttribute('aria-pressed', 'true')

  await admin.getByRole('button', { name: `Thu hồi ${name}` }).click()
  await expect(paired.getByRole('heading', { name: 'Máy này chưa được ghép' })).toBeVisible()
  await expect(ofDevice).toHaveCount(0)
  await Promise.all([office.close(), device.close()])
})

test('of twenty orders the next ones have their keys in view, and nothing moves under the finger', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const placed = []
  for (let each = 0; each < 20; each += 1) placed.push(await placeOrder(site.address))
  await signIn(page, 'staff', '/staff/kitchen')
  await live(page)
  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(20)
  for (const place of [0, 1, 2])
    await expect(cards.nth(place).getByRole('button').last()).toBeInViewport({ ratio: 1 })

  // As long as the finger is on the glass.
  await page.mouse.click(5, 400)
  const before = await boxes(page)
  const line = cards.first().getByRole('button', { name: /×/ }).first()
  // A tap on a card that has moved just before, because its letters have loaded, is not meant.
  await expect(async () => {
    if ((await line.getAttribute('aria-pressed')) === 'false') await line.click()
    await expect(line).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass()
  await page.mouse.move(5, 400)
  await page.mouse.down()
  expect(await boxes(page)).toEqual(before)
  const first = (await cards.first().getAttribute('data-order')) ?? ''
  expect(
    (await page.request.patch(`/api/orders/${first}/status`, { data: { status: 'completed' } })).ok(),
  ).toBe(true)
  const { id } = await placeOrder(site.address)
  await expect(page.getByRole('button', { name: '+1 mới' })).toBeVisible()
  await expect(ticketOf(page, first)).toHaveCount(0)
  const after = await boxes(page)
  expect(after.size).toBeGreaterThan(0)
  for (const [part, box] of after) expect([part, before.get(part)]).toEqual([part, box])
  await page.mouse.up()
  await expect(ticketOf(page, id)).toBeAttached()
  await page.getByRole('button', { name: '+1 mới' }).click()
  await expect(ticketOf(page, id).getByText('MỚI')).toBeInViewport()
  await expect(async () => {
    await page.getByRole('button', { name: '+1 mới' }).click({ timeout: 1_000 })
    await expect(page.getByText(/mới$/i)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})

test('on an upright tablet the foot says what waits below, and turns the pages of what is open', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const { id } = await placeOrder(site.address)
  for (let each = 0; each < 15; each += 1) await placeOrder(site.address)
  await signIn(page, 'staff', '/staff/kitchen')
  await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'completed' } })
  await live(page)
  const up = page.getByRole('button', { name: /^Lên một trang/ })
  const down = page.getByRole('button', { name: /^Xuống một trang/ })
  await expect(down).toContainText(/Còn \d+ đơn.*phút/)
  await expect(page.getByRole('button', { name: /^Gọi lại/ }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('contentinfo')).toContainText(/1\/\d/)
  const key = page.getByRole('button', { name: 'Còn phải làm' })
  await key.click()
  await down.click()
  await expect(page.getByRole('contentinfo')).toContainText(/1\/\d/)
  await key.click()
  await down.click()
  await expect(page.getByRole('contentinfo')).toContainText(/2\/\d/)
  // A colleague finishes orders of the first page, and those of this page move up.
  const seen = await page.getByRole('article').nth(5).getAttribute('data-order')
  const place = page.locator(`[data-order="${seen}"]`)
  const before = await place.boundingBox()
  for (const each of [0, 1]) {
    const first = await page.getByRole('article').nth(each).getAttribute('data-order')
    await page.request.patch(`/api/orders/${first}/status`, { data: { status: 'completed' } })
  }
  await expect.poll(() => place.boundingBox()).not.toEqual(before)
  await expect(page.getByRole('contentinfo')).toContainText(/2\/\d/)
  await up.click()
  await expect(page.getByRole('contentinfo')).toContainText(/1\/\d/)
})

/** Where each card, line and key is. */
async function boxes(page: Page): Promise<Map<string, string>> {
  const parts = await page.locator('article, article li, article button').evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const card = part.closest('article')
      const index = card ? [...card.querySelectorAll('li, button')].indexOf(part) : -1
      return [`${card?.ariaLabel} ${index}`, [x, y, width, height].map(Math.round).join(' ')] as const
    }),
  )
  return new Map(parts)
}

test('however far a long order is scrolled, its allergy stays in sight, and its beginning comes back by itself', async ({
  page,
  site,
  signIn,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 768, height: 1024 })
  const notes = [
    `không hành. ${'Cắt miếng nhỏ cho bé. '.repeat(5)}`,
    'ít sốt',
    'cắt 8 miếng',
    'thêm ớt',
    'nướng kỹ',
    'để riêng sốt',
    'không rau',
    'ít phô mai',
  ]
  const allergy = `Bé nhà mình dị ứng đậu phộng. ${'Nhờ quán làm riêng giúp nhé. '.repeat(9)}`
  const { id } = await placeOrder(site.address, { specialInstructions: allergy }, notes)
  await signIn(page, 'staff', '/staff/kitchen')
  const card = ticketOf(page, id)
  await card.scrollIntoViewIfNeeded()
  const first = card.getByText('không hành')
  await expect(first).toBeInViewport()
  await expect(card.getByRole('button', { name: /bên trên/ })).toHaveCount(0)
  await card.getByRole('button', { name: /bên dưới/ }).click()
  // The first line is cut off above, and its number stays in sight.
  await expect(card.getByRole('listitem').first().getByText('2×').first()).toBeInViewport({ ratio: 1 })
  // The key goes away once the end is in view.
  const below = card.getByRole('button', { name: /bên dưới/ })
  await expect(async () => {
    if (await below.isVisible()) await below.click({ timeout: 1_000 })
    await expect(card.getByText('ít phô mai')).toBeInViewport({ ratio: 1, timeout: 1_000 })
    await expect(below).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(card.getByText('DỊ ỨNG')).toBeInViewport({ ratio: 1 })
  await expect(first).not.toBeInViewport()
  await expect(card.getByRole('button', { name: /^▲ \d+ món bên trên/ })).toBeInViewport({ ratio: 1 })
  await page.clock.fastForward(60_000)
  await expect(first).toBeInViewport()
})

test('what is struck while the network is away is sent when it is back', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const { id } = await placeOrder(site.address)
  await signIn(page, 'staff', '/staff/kitchen')
  await live(page)
  const line = ticketOf(page, id).getByRole('button', { name: /×/ })
  await context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: 'MẤT KẾT NỐI' })).toBeVisible()
  await line.click()
  await expect(line).toContainText('chưa gửi')
  const next = ticketOf(page, id).getByRole('button', { name: /^Xác nhận/ })
  await next.click()
  await expect(ticketOf(page, id).getByRole('alert')).toBeVisible()
  await next.click({ trial: true })
  await context.setOffline(false)
  await expect(line).not.toContainText('chưa gửi')
  await page.reload()
  await expect(line).toHaveAttribute('aria-pressed', 'true')
})

test('a signed-in board that is reloaded while the server is overloaded shows its last orders', async ({
  page,
  site,
  signIn,
}) => {
  const { id } = await placeOrder(site.address)
  await signIn(page, 'staff', '/staff/kitchen')
  await expect(ticketOf(page, id)).toBeVisible()
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }))
  await page.reload()
  await expect(ticketOf(page, id)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/Bảng lúc/)
  // The check of the session is repeated meanwhile.
  const isGone = ticketOf(page, id).waitFor({ state: 'detached', timeout: 3_000 })
  await expect(isGone).rejects.toThrow()
  await page.unroute('**/api/**')
  await live(page)
})

test('the end of the session says so, and the sign-in returns to the same board', async ({ page, site }) => {
  const user = await ownUser(site)
  const { id } = await placeOrder(site.address)
  await signInByForm(page, user, '/staff/kitchen')
  await live(page)
  await site.query('delete from sessions where user_id = (select id from users where username = $1)', [
    user[0],
  ])
  await ticketOf(page, id)
    .getByRole('button', { name: /^Xác nhận/ })
    .click()
  await page.waitForURL('**/login?next=%2Fstaff%2Fkitchen')
  await page.getByLabel('Tên đăng nhập', { exact: true }).fill(user[0])
  await page.getByLabel('Mật khẩu', { exact: true }).fill(user[1])
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page.waitForURL('**/staff/kitchen')
  await expect(ticketOf(page, id)).toBeVisible()
})
