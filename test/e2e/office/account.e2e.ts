import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { sendSignIn, signIn, speak, toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

const texts = {
  vi: {
    profile: 'Hồ sơ của tôi',
    add: 'Thêm người dùng',
    fields: {
      name: 'Họ tên',
      username: 'Tên đăng nhập',
      email: 'Email',
      password: 'Mật khẩu',
      role: 'Vai trò',
    },
    problems: [
      'Vui lòng nhập họ tên',
      'Tên đăng nhập phải có ít nhất 3 ký tự',
      'Vui lòng nhập đúng địa chỉ email',
      'Mật khẩu phải có ít nhất 6 ký tự',
    ],
    hint: 'Để trống nếu giữ mật khẩu hiện tại',
    created: 'Đã thêm người dùng',
    updated: 'Đã cập nhật người dùng',
    deleted: 'Đã xoá người dùng',
    deleteFailed: 'Chưa xoá được người dùng',
    taken: 'Tên đăng nhập này đã có người dùng.',
    roles: { admin: 'Quản trị viên', staff: 'Nhân viên' },
    state: { active: 'Đang hoạt động', inactive: 'Ngừng hoạt động' },
    you: 'Bạn',
    own: 'Không ai có thể khoá hoặc xoá tài khoản của chính mình.',
    cannot: 'Không thể xoá',
    save: 'Lưu',
    keep: 'Giữ lại',
    remove: 'Xoá',
    wrongSignIn: 'Tên đăng nhập hoặc mật khẩu không đúng',
  },
  en: {
    profile: 'My profile',
    add: 'Add User',
    fields: { name: 'Full name', username: 'Username', email: 'E-mail', password: 'Password', role: 'Role' },
    problems: [
      'Full name is required',
      'Username must be at least 3 characters',
      'Valid email required',
      'Password must be at least 6 characters',
    ],
    hint: 'Leave blank to keep the current one',
    created: 'User created successfully',
    updated: 'User updated successfully',
    deleted: 'User deleted successfully',
    deleteFailed: 'Failed to delete user',
    taken: 'This username belongs to another user.',
    roles: { admin: 'Admin', staff: 'Staff' },
    state: { active: 'Active', inactive: 'Inactive' },
    you: 'You',
    own: 'Nobody can deactivate or delete their own account.',
    cannot: 'Cannot Delete',
    save: 'Save',
    keep: 'Keep',
    remove: 'Delete',
    wrongSignIn: 'Invalid username or password',
  },
} as const

for (const language of ['vi', 'en'] as const) {
  test(`an admin adds, changes, deactivates and deletes users, but not themselves, in ${language}`, async ({
    page,
    site,
    browser,
  }) => {
    const labels = texts[language]
    const fullName = uniqueName('Người Mới')
    const username = fullName.split(' ').at(-1) ?? ''
    await speak(page, language)
    await signIn(page, 'admin', '/admin/dashboard/account')
    await expect(page.getByRole('heading', { name: labels.profile })).toBeVisible()
    const card = page.getByRole('article', { name: fullName })
    const dialog = page.getByRole('dialog')
    const field = (name: keyof typeof labels.fields) =>
      dialog.getByLabel(labels.fields[name], { exact: true })

    const own = page.getByRole('article').filter({ hasText: labels.own })
    await expect(own.getByText(labels.you, { exact: true })).toBeVisible()
    await expect(own.getByRole('button')).toHaveCount(2)
    for (const button of await own.getByRole('button').all()) await expect(button).toBeDisabled()
    await expectAccessible(page)

    const add = page.getByRole('link', { name: labels.add })
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/open=new/)
    await expect(field('role')).toHaveValue('staff')
    await field('username').fill('ab')
    await field('password').fill('12345')
    await page.keyboard.press('Enter')
    for (const problem of labels.problems) await expect(dialog.getByText(problem)).toBeVisible()
    await expect(field('name')).toBeFocused()
    await expectAccessible(page)
    await field('name').fill(fullName)
    await field('username').fill('STAFF')
    await field('email').fill(`${username}@example.com`)
    await field('password').fill('pizza-456')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(labels.taken)).toBeVisible()
    await field('username').fill(username)
    await page.keyboard.press('Enter')
    await expect(toast(page).filter({ hasText: labels.created })).toBeVisible()
    await expect(dialog).toBeHidden()
    for (const text of [`@${username}`, `${username}@example.com`, labels.roles.staff, labels.state.active])
      await expect(card.getByText(text, { exact: true })).toBeVisible()

    // A blank password stays, one of five characters is none.
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/user=.+&open=edit|open=edit&user=/)
    await expect(field('password')).toHaveAttribute('placeholder', labels.hint)
    await field('password').fill('12345')
    await field('role').selectOption('admin')
    await dialog.getByRole('button', { name: labels.save }).click()
    await expect(dialog.getByText(labels.problems[3])).toBeVisible()
    await field('password').fill('')
    await dialog.getByRole('button', { name: labels.save }).click()
    await expect(toast(page).filter({ hasText: labels.updated })).toBeVisible()
    await expect(card.getByText(labels.roles.admin, { exact: true })).toBeVisible()

    const theirs = await (await browser.newContext()).newPage()
    await speak(theirs, language)
    await theirs.goto(`${site.address}/login?next=/admin/dashboard/account`)
    await sendSignIn(theirs, username, 'pizza-456')
    await expect(theirs.getByRole('heading', { name: labels.profile })).toBeVisible()

    await card.getByRole('button').first().click()
    await expect(card.getByText(labels.state.inactive, { exact: true })).toBeVisible()
    await theirs.goto(`${site.address}/login`)
    await sendSignIn(theirs, username, 'pizza-456')
    await expect(toast(theirs).filter({ hasText: labels.wrongSignIn })).toBeVisible()
    await theirs.context().close()
    await expectAccessible(page)

    await card.getByRole('link').last().click()
    await expect(dialog).toContainText(fullName)
    await expect(dialog.getByRole('button', { name: labels.keep })).toBeFocused()
    await expectAccessible(page)
    await page.route('**/api/admin/users/*', (call) => call.abort())
    await dialog.getByRole('button', { name: labels.remove, exact: true }).click()
    await expect(toast(page).filter({ hasText: labels.deleteFailed })).toBeVisible()
    await page.unroute('**/api/admin/users/*')
    await dialog.getByRole('button', { name: labels.remove, exact: true }).click()
    await expect(toast(page).filter({ hasText: labels.deleted })).toBeVisible()
    await expect(card).toBeHidden()

    // What no button offers, an address does not either.
    const [admin] = await site.query<{ id: string }>("select id from users where username = 'admin'")
    await page.goto(`/admin/dashboard/account?user=${admin?.id}&open=delete`)
    await expect(page.getByRole('dialog', { name: labels.cannot })).toBeVisible()
    await expect(dialog.getByRole('button', { name: labels.remove, exact: true })).toHaveCount(0)
    await page.goto(`/admin/dashboard/account?user=${admin?.id}&open=edit`)
    await expect(field('role')).toBeDisabled()
    await expect(dialog.getByRole('switch')).toBeDisabled()
    await expectAccessible(page)
  })
}
