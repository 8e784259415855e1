import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { goneLive, sendMessage, signIn, speak, toast, withoutEvents } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const texts = {
  vi: {
    title: 'Tin nhắn liên hệ',
    section: 'Tin nhắn liên hệ',
    retention: 'Tin nhắn chưa lưu trữ được tự động xoá sau 3 tháng.',
    figures: ['Tổng số tin', 'Tin mới', 'Đã trả lời', 'Đã lưu trữ'],
    replied: 'Đã trả lời',
    none: 'Chưa có tin nhắn nào',
    noneFound: 'Không tìm thấy tin nhắn nào',
    clear: 'Bỏ bộ lọc',
    failed: 'Chưa tải được tin nhắn.',
    retry: 'Thử lại',
    updateFailed: 'Chưa cập nhật được trạng thái',
    deleteFailed: 'Chưa xoá được tin nhắn',
    delete: 'Xoá',
    keep: 'Giữ lại',
    deleted: 'Đã xoá tin nhắn',
    announced: 'Tin nhắn mới',
    reply: 'Trả lời qua email cho Lan Thử',
    greeting: 'Chào Lan Thử,',
  },
  en: {
    title: 'Contact messages',
    section: 'Contact messages',
    retention: 'Messages that are not archived are deleted automatically after 3 months.',
    figures: ['Total messages', 'New', 'Replied', 'Archived'],
    replied: 'Replied',
    none: 'No messages yet',
    noneFound: 'No messages found',
    clear: 'Clear filters',
    failed: 'The messages could not be loaded.',
    retry: 'Try again',
    updateFailed: 'Failed to update status',
    deleteFailed: 'Failed to delete message',
    delete: 'Delete',
    keep: 'Keep it',
    deleted: 'The message has been deleted',
    announced: 'New message',
    reply: 'Reply by e-mail to Lan Thử',
    greeting: 'Dear Lan Thử,',
  },
} as const

const card = (page: Page, name: string) => page.getByRole('article', { name })
const deletion = (page: Page) =>
  page.getByRole('button', { name: /^(Xoá tin nhắn của|Delete the message from)/ })

/** What the figures show, by their names. */
async function figures(page: Page): Promise<Record<string, string>> {
  const names = await page.locator('dl').getByRole('term').allTextContents()
  const values = await page.locator('dl').getByRole('definition').allTextContents()
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

/** Every message so far is gone, so that a test finds its own. */
test.beforeEach(async ({ site }) => {
  await site.query('delete from contact_messages')
})

for (const language of ['vi', 'en'] as const) {
  test(`a guest writes; staff see it, answer and mark it as replied by keyboard, in ${language}`, async ({
    page: staff,
    browser,
    site,
  }) => {
    const labels = texts[language]
    const subject = `Tiệc cuối năm ${language}`
    await speak(staff, language)
    await signIn(staff, 'staff')
    await staff.getByRole('link', { name: labels.section }).click()
    await expect(staff.getByRole('heading', { level: 2, name: labels.title })).toBeVisible()
    await expect(staff.getByText(labels.retention)).toBeVisible()
    await goneLive(staff)

    const context = await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })
    const guest = await context.newPage()
    await speak(guest, language)
    await guest.goto(`/contact?lang=${language}`)
    await untilHydrated(guest)
    const form = guest.getByRole('region', { name: /Lời nhắn của bạn|Your message/ })
    await form.getByLabel(/Tên của bạn|Your name/).fill('Lan Thử')
    await form.getByLabel(/Email|E-mail/).fill('lan@example.com')
    await form.getByLabel(/Số điện thoại|Phone/).fill('0900 000 000')
    await form.getByLabel(/Về việc gì|Subject/).fill(subject)
    await form.getByLabel(/Nội dung|Message/).fill('Bếp có nhận tiệc 30 người không?')
    await form.getByRole('button', { name: /Gửi tin nhắn|Send the message/ }).click()
    await guest.getByRole('heading', { name: /Đã gửi tin nhắn!|Message Sent!/ }).waitFor()
    await context.close()

    const message = card(staff, 'Lan Thử').filter({ hasText: subject })
    await expect(message).toContainText('Bếp có nhận tiệc 30 người không?')
    await expect(toast(staff).filter({ visible: true })).toContainText(labels.announced)
    await expectAccessible(staff)
    const reply = message.getByRole('link', { name: labels.reply })
    const address = new URL((await reply.getAttribute('href')) ?? '')
    expect(address.pathname).toBe('lan@example.com')
    expect(address.searchParams.get('subject')).toBe(`Re: ${subject}`)
    expect(address.searchParams.get('body')).toContain(labels.greeting)
    await expect(message.getByRole('link', { name: '0900 000 000' })).toHaveAttribute(
      'href',
      'tel:+84900000000',
    )

    const status = message.getByRole('combobox')
    await tabTo(staff, status)
    await staff.keyboard.press('ArrowDown')
    await expect(status).toHaveValue('replied')
    await expect(toast(staff).filter({ visible: true })).toContainText(labels.replied)
    await staff.reload()
    await expect(status).toHaveValue('replied')
  })

  test(`an empty list says whether the filters are why, a failed one can be asked for again, in ${language}`, async ({
    page,
  }) => {
    const labels = texts[language]
    await speak(page, language)
    await withoutEvents(page)
    await page.route('**/api/contact?*', (call) =>
      call.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    )
    await signIn(page, 'staff', '/staff/contact')
    await expect(page.getByRole('heading', { name: labels.none })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/staff/contact?status=archived')
    await expect(page.getByRole('heading', { name: labels.noneFound })).toBeVisible()
    await page.getByRole('button', { name: labels.clear }).click()
    await expect(page).toHaveURL('/staff/contact')

    await page.unroute('**/api/contact?*')
    await page.route('**/api/contact?*', (call) => call.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(labels.failed)
    await page.unroute('**/api/contact?*')
    await page.getByRole('button', { name: labels.retry }).click()
    await expect(page.getByText(labels.failed)).toBeHidden()
  })
}

test('search, time and status filter the list by the address; the figures follow search and time', async ({
  page,
  site,
}) => {
  const old = await sendMessage(site.address, { name: 'Đặng Lọc Cũ', subject: 'Lọc thử' })
  await site.query("update contact_messages set created_at = now() - interval '40 days' where id = $1", [
    old.id,
  ])
  const replied = await sendMessage(site.address, { name: 'Đặng Lọc Xong', subject: 'Lọc thử' })
  await site.query("update contact_messages set status = 'replied' where id = $1", [replied.id])
  await sendMessage(site.address, { name: 'Đặng Lọc Mới', subject: 'Lọc thử' })

  await signIn(page, 'staff', '/staff/contact')
  await page.getByRole('searchbox').fill('dang loc')
  await expect(page).toHaveURL(/q=dang\+loc/)
  await expect(page.getByText('3 / 3 tin nhắn')).toBeVisible()
  await expect
    .poll(() => figures(page))
    .toEqual({ 'Tổng số tin': '3', 'Tin mới': '2', 'Đã trả lời': '1', 'Đã lưu trữ': '0' })

  await page.getByText('30 ngày', { exact: true }).click()
  await expect(page).toHaveURL(/period=30days/)
  await expect(card(page, 'Đặng Lọc Cũ')).toBeHidden()
  await expect.poll(async () => (await figures(page))['Tổng số tin']).toBe('2')

  await page.getByRole('search').getByText('Đã trả lời', { exact: true }).click()
  await expect(page).toHaveURL(/status=replied/)
  await expect(page.getByText('1 / 1 tin nhắn')).toBeVisible()
  await expect(card(page, 'Đặng Lọc Xong')).toBeVisible()
  await expect.poll(async () => (await figures(page))['Tổng số tin']).toBe('2')
  await page.reload()
  await expect(card(page, 'Đặng Lọc Xong')).toBeVisible()
  await expect(card(page, 'Đặng Lọc Mới')).toBeHidden()
})

test('a notification leads to its message, in the staff panel and in the admin dashboard', async ({
  browser,
  site,
}) => {
  for (const [role, screen] of [
    ['staff', '/staff/contact'],
    ['admin', '/admin/dashboard/contact'],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })
    const page = await context.newPage()
    await signIn(page, role)
    await goneLive(page)
    const long = `${'Rất dài. '.repeat(200)}Hết.`
    const { id } = await sendMessage(site.address, {
      name: `Từ Chuông ${role}`,
      subject: 'Hỏi',
      message: long,
    })
    await page.getByRole('button', { name: /^Thông báo/ }).click()
    await page.getByRole('link', { name: `Từ Chuông ${role}: Hỏi` }).click()
    await page.waitForURL(`**${screen}?message=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Hỏi' })
    await expect(dialog).toContainText('Hết.')
    await expectAccessible(page)
    await dialog.getByRole('combobox').selectOption('archived')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(screen)
    await expect(card(page, `Từ Chuông ${role}`).getByRole('combobox')).toHaveValue('archived')
    await page.goto(`${screen}?message=none`)
    await expect(page.getByRole('alert')).toContainText('Tin nhắn này không còn nữa.')
    await context.close()
  }
})

for (const language of ['vi', 'en'] as const) {
  test(`admins alone delete a message, after a question, and it goes from other screens, in ${language}`, async ({
    page: admin,
    browser,
    site,
  }) => {
    const labels = texts[language]
    const name = `Xoá Thử ${language}`
    await sendMessage(site.address, { name })
    const context = await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })
    const staff = await context.newPage()
    await signIn(staff, 'staff', '/staff/contact')
    await goneLive(staff)
    await expect(card(staff, name)).toBeVisible()
    await expect(deletion(staff)).toHaveCount(0)

    await speak(admin, language)
    await signIn(admin, 'admin', '/admin/dashboard/contact')
    const dialog = admin.getByRole('dialog')
    await deletion(admin).and(card(admin, name).getByRole('button')).click()
    await expect(dialog).toContainText(name)
    await expect(dialog.getByRole('button', { name: labels.keep })).toBeFocused()
    await expectAccessible(admin)
    await admin.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(card(admin, name)).toBeVisible()

    await deletion(admin).and(card(admin, name).getByRole('button')).click()
    await dialog.getByRole('button', { name: labels.delete, exact: true }).click()
    await expect(card(admin, name)).toHaveCount(0)
    await expect(toast(admin).filter({ visible: true })).toContainText(labels.deleted)
    await expect(card(staff, name)).toHaveCount(0)
    await expect(admin.getByRole('heading', { level: 2, name: labels.title })).toBeFocused()
    await context.close()
  })

  test(`what cannot be changed or deleted stays as it was and says so, in ${language}`, async ({
    page,
    site,
  }) => {
    const labels = texts[language]
    const name = `Lỗi Thử ${language}`
    await sendMessage(site.address, { name })
    await speak(page, language)
    await signIn(page, 'admin', '/admin/dashboard/contact')
    await page.route('**/api/contact/*', (call) => call.abort())
    await page.route('**/api/contact/*/status', (call) => call.abort())
    await card(page, name).getByRole('combobox').selectOption('archived')
    await expect(toast(page).filter({ hasText: labels.updateFailed })).toBeVisible()
    await expect(card(page, name).getByRole('combobox')).toHaveValue('new')
    await deletion(page).and(card(page, name).getByRole('button')).click()
    await page.getByRole('dialog').getByRole('button', { name: labels.delete, exact: true }).click()
    await expect(toast(page).filter({ hasText: labels.deleteFailed })).toBeVisible()
    await expect(card(page, name)).toBeVisible()
  })
}
