import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { orderCard, placeOrder, signIn, speak, tablet, toast, withoutEvents } from './office-steps.ts'

test.use({ viewport: tablet })

const texts = {
  vi: {
    none: 'Chưa có đơn hàng',
    noneFound: 'Không tìm thấy đơn nào',
    clear: 'Bỏ bộ lọc',
    gone: 'Đơn này không còn nữa.',
    forbidden: 'Tài khoản của bạn không được làm việc này.',
    failed: 'Có lỗi xảy ra khi cập nhật đơn hàng',
    set: 'Đã xác nhận',
  },
  en: {
    none: 'No orders yet',
    noneFound: 'No orders found',
    clear: 'Clear filters',
    gone: 'This order does not exist any more.',
    forbidden: 'Your account may not do this.',
    failed: 'An error occurred while updating the order',
    set: 'Confirmed',
  },
} as const

/** Holds back what matches until the function returned is called. */
async function holdBack(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (call) => {
    await released.promise
    await call.fallback()
  })
  return released.resolve
}

for (const language of ['vi', 'en'] as const) {
  test(`a list that is empty says whether the filters are why, in ${language}`, async ({ page }) => {
    await speak(page, language)
    await withoutEvents(page)
    await page.route('**/api/orders?*', (call) =>
      call.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    )
    await signIn(page, 'staff', '/staff/orders')
    const clear = page.getByRole('button', { name: texts[language].clear })
    await expect(page.getByRole('heading', { name: texts[language].none })).toBeVisible()
    await expect(clear).toBeHidden()
    await page.goto('/staff/orders?period=week')
    await expect(page.getByRole('heading', { name: texts[language].noneFound })).toBeVisible()
    await clear.click()
    await expect(page).toHaveURL('/staff/orders')
    await expect(page.getByRole('heading', { name: texts[language].none })).toBeVisible()
    await expectAccessible(page)
  })

  test(`a change that is rejected is told by its code, in ${language}`, async ({ page, site }) => {
    const { shortCode } = await placeOrder(site.address)
    await speak(page, language)
    await signIn(page, 'staff', '/staff/orders')
    const status = orderCard(page, shortCode).getByRole('combobox')
    for (const [code, reason] of [
      ['orders.not-found', `. ${texts[language].gone}`],
      ['session.forbidden', `. ${texts[language].forbidden}`],
      ['orders.unheard-of', ''],
    ] as const) {
      await page.route('**/api/orders/*/status', (call) =>
        call.fulfill({ status: 409, json: { message: 'Raw message', code } }),
      )
      await status.selectOption('cancelled')
      const text = page.getByText(`${texts[language].failed}${reason}`, { exact: true })
      await expect(text.filter({ visible: true }).first()).toBeVisible()
      await expect(toast(page).filter({ hasText: 'Raw message' })).toHaveCount(0)
      await expect(status).toHaveValue('pending')
      await page.unroute('**/api/orders/*/status')
    }
  })
}

test('the rows of the search before stay until those of the new one are there', async ({ page, site }) => {
  const { shortCode } = await placeOrder(site.address)
  await withoutEvents(page)
  await signIn(page, 'staff', '/staff/orders')
  const card = orderCard(page, shortCode)
  await card.waitFor()
  const release = await holdBack(page, '**/api/orders?*')
  await page.getByRole('searchbox').fill('không ai tên thế này')
  await expect(page.getByRole('list').filter({ has: card })).toHaveAttribute('aria-busy', 'true')
  await expect(card).toBeVisible()
  release()
  await expect(card).toBeHidden()
  await expect(page.getByRole('heading', { name: texts.vi.noneFound })).toBeVisible()
})

test('search and filters stand in the address and survive a reload; unknown values count as none', async ({
  page,
  site,
}) => {
  const old = await placeOrder(site.address, { customerName: 'Khách Cũ' })
  await site.query("update orders set created_at = now() - interval '10 days' where id = $1", [old.id])
  await signIn(page, 'staff', '/staff/orders?q=khach+cu&period=month')
  const card = orderCard(page, old.shortCode)
  await expect(card).toBeVisible()
  await page.getByText('Tuần', { exact: true }).click()
  await expect(page).toHaveURL('/staff/orders?q=khach+cu&period=week')
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Tuần' })).toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue('khach cu')
  await expect(page.getByRole('heading', { name: texts.vi.noneFound })).toBeVisible()
  await page.goto('/staff/orders?q=khach+cu&period=yesteryear')
  await expect(page.getByRole('radio', { name: 'Tất cả' })).toBeChecked()
  await expect(card).toBeVisible()
})

test('what was chosen shows before the server responds, then the success', async ({ page, site }) => {
  const { id, shortCode } = await placeOrder(site.address)
  await withoutEvents(page)
  await signIn(page, 'staff', '/staff/orders')
  const status = orderCard(page, shortCode).getByRole('combobox')
  await status.waitFor()
  const release = await holdBack(page, '**/api/orders/*/status')
  await status.selectOption('confirmed')
  await expect(status).toHaveValue('confirmed')
  // Wherever the order is shown.
  await orderCard(page, shortCode)
    .getByRole('link', { name: /Xem chi tiết/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('confirmed')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
  const [before] = await site.query<{ status: string }>('select status from orders where id = $1', [id])
  expect(before?.status).toBe('pending')
  release()
  await expect(toast(page)).toContainText(texts.vi.set)
  await expect(status).toHaveValue('confirmed')
})

test('a session that ends takes a change back and leaves the list as it is', async ({ page, site }) => {
  const { shortCode } = await placeOrder(site.address)
  await withoutEvents(page)
  await signIn(page, 'staff', '/staff/orders')
  const card = orderCard(page, shortCode)
  await card.waitFor()
  await page.context().clearCookies()
  await card.getByRole('combobox').selectOption('confirmed')
  await expect(toast(page)).toContainText('Phiên làm việc hết hạn')
  // The list is fetched again, with the same end: neither "failed" nor "none" is true.
  await expect(card.getByRole('combobox')).toHaveValue('pending')
  await expect(page.getByText(texts.vi.failed)).toHaveCount(0)
  await expect(page.getByText('Chưa tải được đơn hàng.')).toHaveCount(0)
  await page.waitForURL('**/login?next=*')
})

test('the menu is a list like the others: it can be asked for again, and says what was not found', async ({
  page,
}) => {
  await withoutEvents(page)
  await page.route('**/api/menu-items?*', (call) => call.abort())
  await signIn(page, 'staff', '/staff/menu')
  await expect(page.getByRole('alert')).toContainText('Chưa tải được thực đơn.')
  await page.unroute('**/api/menu-items?*')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByText(/^(\d+) \/ \1 món/)).toBeVisible()
  await page.getByRole('searchbox').fill('không có món này')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy món nào' })).toBeVisible()
  await page.getByRole('button', { name: texts.vi.clear }).click()
  await expect(page.getByText(/^(\d+) \/ \1 món/)).toBeVisible()
})
