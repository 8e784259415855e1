import { randomUUID } from 'node:crypto'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { sendSignIn, speak, toast } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const texts = {
  vi: {
    title: 'Hồ sơ của tôi',
    fullName: 'Họ tên',
    email: 'Email',
    current: 'Mật khẩu hiện tại',
    next: 'Mật khẩu mới',
    hint: 'Để trống nếu giữ mật khẩu hiện tại',
    repeated: 'Nhập lại mật khẩu mới',
    save: 'Lưu',
    saved: 'Đã cập nhật hồ sơ',
    problems: [
      'Vui lòng nhập họ tên',
      'Vui lòng nhập đúng địa chỉ email',
      'Vui lòng nhập mật khẩu hiện tại',
      'Mật khẩu mới phải có ít nhất 6 ký tự',
      'Hai mật khẩu không giống nhau',
    ],
    incorrect: 'Mật khẩu hiện tại không đúng',
    taken: 'Email này đã có người dùng.',
    failed: 'Chưa cập nhật được hồ sơ',
  },
  en: {
    title: 'My profile',
    fullName: 'Full name',
    email: 'E-mail',
    current: 'Current password',
    next: 'New password',
    hint: 'Leave blank to keep the current one',
    repeated: 'Confirm new password',
    save: 'Save',
    saved: 'Profile updated successfully',
    problems: [
      'Full name is required',
      'Valid email required',
      'Current password is required',
      'New password must be at least 6 characters',
      "Passwords don't match",
    ],
    incorrect: 'Current password is incorrect',
    taken: 'This e-mail address belongs to another user.',
    failed: 'Failed to update profile',
  },
} as const

for (const language of ['vi', 'en'] as const) {
  test(`staff change their own name, e-mail and password, in ${language}`, async ({ page, site }) => {
    const labels = texts[language]
    // A user of the test's own, with the password of the demo's staff.
    const username = `profile-${randomUUID()}`
    await site.query(
      `insert into users (id, username, email, password, role, full_name)
       select gen_random_uuid(), $1, $1 || '@example.com', password, role, 'Người Thử' from users where username = 'staff'`,
      [username],
    )
    await speak(page, language)
    await page.goto('/login?next=/staff/settings')
    await sendSignIn(page, username, 'staff123')
    await expect(page.getByRole('heading', { name: labels.title })).toBeVisible()
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const save = page.getByRole('button', { name: labels.save, exact: true })
    await expect(field(labels.fullName)).toHaveValue('Người Thử')
    await expect(page.getByLabel(labels.next, { exact: true })).toHaveAttribute('placeholder', labels.hint)
    await expectAccessible(page)

    // Everything that is wrong is said at its field, and the first of them has the focus.
    await field(labels.fullName).fill(' ')
    await field(labels.email).fill('no address')
    await page.getByLabel(labels.next, { exact: true }).fill('short')
    await save.click()
    for (const problem of labels.problems)
      await expect(page.getByText(problem, { exact: true })).toBeVisible()
    await expect(field(labels.fullName)).toBeFocused()
    await expectAccessible(page)

    await field(labels.fullName).fill('Tên Mới')
    await field(labels.email).fill(
      (await site.query<{ email: string }>("select email from users where username = 'staff'"))[0]?.email ??
        '',
    )
    await page.getByLabel(labels.current, { exact: true }).fill('wrong password')
    await page.getByLabel(labels.next, { exact: true }).fill('pizza-456')
    await page.getByLabel(labels.repeated, { exact: true }).fill('pizza-456')
    await save.click()
    await expect(page.getByText(labels.incorrect, { exact: true })).toBeVisible()
    await page.getByLabel(labels.current, { exact: true }).fill('staff123')
    await save.click()
    await expect(page.getByText(labels.taken, { exact: true })).toBeVisible()

    await field(labels.email).fill(`new-${username}@example.com`)
    await page.route('**/api/admin/profile', (call) => call.abort())
    await save.click()
    await expect(toast(page).filter({ hasText: labels.failed })).toBeVisible()
    await page.unroute('**/api/admin/profile')
    await save.click()
    await expect(toast(page).filter({ hasText: labels.saved })).toBeVisible()
    await expect(page.getByLabel(labels.current, { exact: true })).toHaveValue('')
    await expect(page.getByLabel(labels.next, { exact: true })).toHaveValue('')
    await page.reload()
    await expect(field(labels.fullName)).toHaveValue('Tên Mới')
    await expect(field(labels.email)).toHaveValue(`new-${username}@example.com`)

    await page.context().clearCookies()
    await page.goto('/login?next=/staff/settings')
    await sendSignIn(page, username, 'pizza-456')
    await expect(page.getByRole('heading', { name: labels.title })).toBeVisible()
    await site.query('delete from users where username = $1', [username])
  })
}
