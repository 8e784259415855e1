import { expect, expectAccessible, test } from '../../support/site.ts'
import { sendSignIn, signIn, signInButton, speak, toast } from './office-steps.ts'

for (const address of ['/login', '/admin/login']) {
  test(`${address} is the sign-in screen, with a hint for the demo`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible()
    await expect(page.getByText('admin / admin123')).toBeVisible()
    await expectAccessible(page)
  })
}

test('no page of the office is for search engines or cached', async ({ request }) => {
  for (const address of ['/login', '/admin/login', '/admin/dashboard', '/staff/dashboard', '/staff/orders']) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(await response.text(), address).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(response.headers()['cache-control'], address).toMatch(/no-cache|no-store/)
  }
})

test('a guarded page is served as a spinner that says what it waits for', async ({ request }) => {
  expect(await (await request.get('/staff/dashboard')).text()).toContain('Đang kiểm tra đăng nhập...')
  const english = await request.get('/admin/dashboard?lang=en')
  expect(await english.text()).toContain('Checking your sign-in...')
})

const missing = {
  vi: ['Vui lòng nhập tên đăng nhập', 'Vui lòng nhập mật khẩu'],
  en: ['Username is required', 'Password is required'],
} as const
for (const language of ['vi', 'en'] as const) {
  test(`username and password are asked for, in ${language}`, async ({ page }) => {
    await speak(page, language)
    await page.goto('/login')
    await signInButton(page).click()
    const username = page.getByLabel(/^(Tên đăng nhập|Username)$/)
    await expect(username).toBeFocused()
    await expect(username).toHaveAccessibleDescription(missing[language][0])
    await expect(page.getByText(missing[language][1])).toBeVisible()
    await expectAccessible(page)
    await username.fill('staff')
    await signInButton(page).click()
    await expect(page.getByLabel(/^(Mật khẩu|Password)$/)).toBeFocused()
  })
}

test('what is typed before the scripts have come stays, and never stands in the address', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Tên đăng nhập').fill('staff')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('staff123')
  await page.keyboard.press('Enter')
  await expect(signInButton(page)).toBeDisabled()
  expect(page.url()).not.toContain('staff123')
  scripts.resolve()
  await expect(signInButton(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/staff/dashboard')
})

test('the password can be shown, by keyboard too', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Mật khẩu', { exact: true })
  await password.fill('bí mật')
  await expect(password).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Hiện mật khẩu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ẩn mật khẩu' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the language changes in place and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Tên đăng nhập').fill('staff')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('staff')
})

const rejection = {
  vi: ['Đăng nhập thất bại', 'Tên đăng nhập hoặc mật khẩu không đúng'],
  en: ['Login Failed', 'Invalid username or password'],
} as const
for (const language of ['vi', 'en'] as const) {
  test(`a wrong password is rejected, in ${language}`, async ({ page }) => {
    await speak(page, language)
    await page.goto('/login')
    await sendSignIn(page, 'staff', 'not it')
    await expect(toast(page)).toContainText(rejection[language][0])
    await expect(toast(page)).toContainText(rejection[language][1])
    expect(new URL(page.url()).pathname).toBe('/login')
  })
}

test('without a connection the toast says that sign-in went wrong', async ({ page }) => {
  await speak(page, 'en')
  await page.goto('/login')
  await page.context().setOffline(true)
  await sendSignIn(page, 'staff', 'staff123')
  await expect(toast(page)).toContainText('Error')
  await expect(toast(page)).toContainText('An error occurred during login')
})

test('a browser whose storage is full says that sign-in went wrong, and leads nowhere', async ({ page }) => {
  await speak(page, 'en')
  await page.goto('/login')
  await page.evaluate(() => {
    for (let size = 4_194_304; size >= 1; size = size === 1 ? 0 : size / 2) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size))
      } catch {
        // What is left is less than this.
      }
    }
  })
  await sendSignIn(page, 'staff', 'staff123')
  await expect(toast(page)).toContainText('Error')
  await expect(toast(page)).toContainText('Login error occurred')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('after too many failures one is told how long to wait', async ({ page }) => {
  await speak(page, 'en')
  await page.goto('/login')
  const told = toast(page).getByText(/^Too many attempts. Try again in \d+ seconds?.$/)
  await expect(async () => {
    await sendSignIn(page, 'somebody-in-a-hurry', 'not it')
    await expect(told).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

for (const [role, page_] of [
  ['admin', '/admin/dashboard'],
  ['staff', '/staff/dashboard'],
] as const) {
  test(`${role} lands on ${page_}`, async ({ page }) => {
    await signIn(page, role)
    await expect(page).toHaveURL(page_)
    await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible()
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored).toEqual(expect.arrayContaining(['user', 'loginTime', 'lastActivity']))
  })
}

test('a customer lands on the public site', async ({ page, site }) => {
  await site.query("update users set role = 'customer' where username = 'staff'")
  try {
    await page.goto('/login')
    await sendSignIn(page, 'staff', 'staff123')
    await page.waitForURL(/:\d+\/$/)
    await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible()
  } finally {
    await site.query("update users set role = 'staff' where username = 'staff'")
  }
})

test('one comes back to where one was, and nowhere else', async ({ page }) => {
  await page.goto('/staff/orders?period=week')
  await page.waitForURL('**/login?next=*')
  await sendSignIn(page, 'staff', 'staff123')
  await expect(page).toHaveURL('/staff/orders?period=week')

  await page.context().clearCookies()
  await page.goto(`/login?next=${encodeURIComponent('//elsewhere.example/staff/')}`)
  await sendSignIn(page, 'staff', 'staff123')
  await expect(page).toHaveURL('/staff/dashboard')
})

test.describe('the guards', () => {
  test('send an admin away from the staff panel, and staff away from the admin dashboard', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await page.goto('/staff/dashboard')
    await page.waitForURL('**/login?next=*')
    await sendSignIn(page, 'staff', 'staff123')
    await expect(page).toHaveURL('/staff/dashboard')
    await page.goto('/admin/dashboard')
    await page.waitForURL('**/login?next=*')
  })

  test('want the stored user besides the session: the admin dashboard any, the staff panel one of role staff', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await page.evaluate(() => localStorage.removeItem('user'))
    await page.goto('/admin/dashboard')
    await page.waitForURL('**/admin/login?next=*')

    await signIn(page, 'staff')
    await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ id: 'x', role: 'admin' })))
    await page.goto('/staff/dashboard')
    await page.waitForURL(/\/login\?next=/)
  })

  test('say so when the server cannot be asked, and ask again', async ({ page }) => {
    await signIn(page, 'staff')
    await page.route('**/api/staff/me', (call) => call.abort())
    await page.goto('/staff/dashboard')
    await expect(page.getByRole('alert')).toContainText('Máy chủ không trả lời')
    await page.unroute('**/api/staff/me')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Khu vực nhân viên' })).toBeVisible()
  })
})
