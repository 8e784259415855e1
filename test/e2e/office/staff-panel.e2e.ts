import { expect, expectAccessible, test } from '../../support/site.ts'
import {
  bookTable,
  goneLive,
  orderCard,
  placeOrder,
  signIn,
  speak,
  tablet,
  toast,
  withoutEvents,
} from './office-steps.ts'

test.use({ viewport: tablet })

test('the overview counts what waits and lists what came in', async ({ page, site }) => {
  const { shortCode } = await placeOrder(site.address)
  await signIn(page, 'staff')
  await expect(page.getByText('Xin chào, Nhân viên · staff')).toBeVisible()
  await expect(page.getByText('Đơn chờ xác nhận').locator('..')).toContainText(/[1-9]/)
  await expect(orderCard(page, shortCode).getByText('Chờ xác nhận')).toBeVisible()
  await expectAccessible(page)
})

for (const [language, labels] of [
  [
    'vi',
    {
      pending: 'Đặt bàn chờ xác nhận',
      total: 'Tổng số đặt bàn',
      recent: 'Đặt bàn gần đây',
      confirmed: 'Đã xác nhận',
      copy: 'Sao chép đặt bàn của Lan Bàn',
      today: /^Hôm nay: \d+ bàn, \d+ khách$/,
      all: 'Tất cả đặt bàn',
    },
  ],
  [
    'en',
    {
      pending: 'Pending reservations',
      total: 'Total reservations',
      recent: 'Recent reservations',
      confirmed: 'Confirmed',
      copy: 'Copy Lan Bàn',
      today: /^Today: \d+ tables?, \d+ guests?$/,
      all: 'All reservations',
    },
  ],
] as const) {
  test(`the overview shows reservations beside orders, and they follow by themselves, in ${language}`, async ({
    page,
    site,
  }) => {
    await site.query('delete from reservations')
    await speak(page, language)
    await signIn(page, 'staff')
    await goneLive(page)
    const figure = (name: string) =>
      page.getByText(name, { exact: true }).locator('..').getByRole('definition')
    await expect(figure(labels.pending)).toHaveText('0')
    const made = await bookTable(site.address, { name: 'Lan Bàn' })
    const recent = page.getByRole('region', { name: labels.recent })
    await expect(recent.getByRole('article', { name: 'Lan Bàn' })).toBeVisible({ timeout: 2_000 })
    await expect(figure(labels.pending)).toHaveText('1')
    await expect(figure(labels.total)).toHaveText('1')
    await expect(recent.getByRole('button', { name: labels.copy })).toBeVisible()
    await expect(page.getByRole('link', { name: labels.today })).toHaveAttribute(
      'href',
      '/staff/reservations?view=day',
    )
    await expectAccessible(page)
    await site.query("update reservations set status = 'confirmed' where id = $1", [made.id])
    await page.reload()
    await expect(recent.getByText(labels.confirmed, { exact: true })).toBeVisible()
    await expect(figure(labels.pending)).toHaveText('0')
    await page.getByRole('link', { name: labels.all }).click()
    await page.waitForURL('**/staff/reservations')
  })
}

test('an unknown address of the panel shows its overview', async ({ page }) => {
  await signIn(page, 'staff', '/staff/somewhere')
  await expect(page.getByRole('heading', { level: 2, name: 'Tổng quan' })).toBeVisible()
})

test('orders are found by name without diacritics, e-mail and number; the address keeps the search', async ({
  page,
  site,
}) => {
  const one = await placeOrder(site.address, {
    customerName: 'Đặng Thị Thử',
    customerEmail: 'dang@example.com',
  })
  const other = await placeOrder(site.address, { customerName: 'Người Khác' })
  await signIn(page, 'staff', '/staff/orders')
  const search = page.getByRole('searchbox')
  for (const text of ['dang thi thu', 'dang@example', one.shortCode]) {
    await search.fill(text)
    await expect(page).toHaveURL(
      new RegExp(`q=${encodeURIComponent(text).replaceAll('%20', String.raw`\+`)}`),
    )
    await expect(orderCard(page, other.shortCode)).toBeHidden()
    await expect(orderCard(page, one.shortCode)).toBeVisible()
  }
  await page.reload()
  await expect(search).toHaveValue(one.shortCode)
  await expect(orderCard(page, one.shortCode)).toBeVisible()
  await search.fill('không ai tên thế này')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy đơn nào' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bỏ bộ lọc' }).click()
  await expect(orderCard(page, other.shortCode)).toBeVisible()
  await expect(search).toHaveValue('')
})

test('filtering writes no history: going back leaves the list', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/staff/orders')
  await page.getByText('Tuần', { exact: true }).click()
  await expect(page).toHaveURL(/period=week/)
  await page.getByRole('searchbox').fill('lan')
  await expect(page).toHaveURL(/q=lan/)
  await page.goBack()
  await expect(page).toHaveURL('/staff/dashboard')
})

test('the time filter reaches back a day, a week, a month', async ({ page, site }) => {
  const old = await placeOrder(site.address)
  await site.query("update orders set created_at = now() - interval '10 days' where id = $1", [old.id])
  await signIn(page, 'staff', '/staff/orders')
  await expect(page.getByText('Đơn hàng được tự động xoá sau 6 tháng.')).toBeVisible()
  const card = orderCard(page, old.shortCode)
  await expect(card).toBeVisible()
  await page.getByText('Tuần', { exact: true }).click()
  await expect(page).toHaveURL(/period=week/)
  await expect(card).toBeHidden()
  await page.getByText('Tháng', { exact: true }).click()
  await expect(card).toBeVisible()
  await page.getByText('Hôm nay', { exact: true }).click()
  await expect(card).toBeHidden()
})

test('the details open from a link and say everything', async ({ page, site }) => {
  const order = await placeOrder(site.address, {
    orderType: 'delivery',
    customerAddress: '12 Đường Thử, Thủ Dầu Một',
    specialInstructions: 'Ít cay',
    paymentMethod: 'transfer',
  })
  await signIn(page, 'staff', '/staff/orders')
  await orderCard(page, order.shortCode)
    .getByRole('link', { name: /Xem chi tiết/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`order=${order.id}`))
  const dialog = page.getByRole('dialog', { name: `Đơn ${order.shortCode}` })
  for (const text of [
    'Khách Thử',
    '0900 000 000',
    '12 Đường Thử, Thủ Dầu Một',
    'Giao hàng',
    'Chuyển khoản',
    'Ít cay',
    '2 × Pepperoni Ý (16 cm, Viền phồng, ruột mềm)',
    '376.000đ',
    '30.080đ',
    '406.080đ',
  ]) {
    await expect(dialog).toContainText(text)
  }
  await expectAccessible(page)
  await dialog.getByRole('combobox').selectOption('confirmed')
  await expect(dialog.getByRole('combobox')).toHaveValue('confirmed')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/staff/orders')
  await expect(orderCard(page, order.shortCode).getByRole('combobox')).toHaveValue('confirmed')

  // Beyond what the list shows, the order is asked for.
  await page.goto(`/staff/orders?q=unknown&order=${order.id}`)
  await expect(dialog).toContainText('12 Đường Thử, Thủ Dầu Một')
})

test('an order is copied as text; where the browser rejects, that is shown', async ({
  page,
  context,
  site,
}) => {
  const { shortCode } = await placeOrder(site.address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await speak(page, 'en')
  await signIn(page, 'staff', '/staff/orders')
  const copy = orderCard(page, shortCode).getByRole('button', { name: `Copy ${shortCode}` })
  await copy.click()
  await expect(toast(page)).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `Order ${shortCode} (Waiting for confirmation)`,
  )
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('rejected'))
    document.execCommand = () => false
  })
  await copy.click()
  await expect(toast(page).filter({ visible: true })).toContainText('Failed to copy')
})

for (const [language, title, text] of [
  ['vi', 'Lỗi cập nhật', 'Có lỗi xảy ra khi cập nhật đơn hàng'],
  ['en', 'Update error', 'An error occurred while updating the order'],
] as const) {
  test(`a status that cannot be set goes back and says so, in ${language}`, async ({ page, site }) => {
    const { shortCode } = await placeOrder(site.address)
    await speak(page, language)
    await signIn(page, 'staff', '/staff/orders')
    await page.route('**/api/orders/*/status', (call) => call.abort())
    const status = orderCard(page, shortCode).getByRole('combobox')
    await status.selectOption('cancelled')
    await expect(toast(page)).toContainText(title)
    await expect(toast(page)).toContainText(text)
    await expect(status).toHaveValue('pending')
  })
}

test('a status somebody else has changed meanwhile is not overwritten but shown', async ({ page, site }) => {
  const { id, shortCode } = await placeOrder(site.address)
  // Going live asks for the list again, and would show the change before anyone is rejected.
  await withoutEvents(page)
  await signIn(page, 'staff', '/staff/orders')
  const status = orderCard(page, shortCode).getByRole('combobox')
  await status.waitFor()
  await site.query("update orders set status = 'preparing', updated_at = now() where id = $1", [id])
  await status.selectOption('cancelled')
  await expect(toast(page)).toContainText('Có lỗi xảy ra khi cập nhật đơn hàng')
  await expect(status).toHaveValue('preparing')
  // The order's own status is offered beside the four.
  await expect(status.getByRole('option')).toHaveText([
    'Đang làm',
    'Chờ xác nhận',
    'Đã xác nhận',
    'Hoàn tất',
    'Đã huỷ',
  ])
})

test('a list that cannot be loaded can be asked for again', async ({ page, site }) => {
  const { shortCode } = await placeOrder(site.address)
  // Going live would ask for it too.
  await withoutEvents(page)
  await page.route('**/api/orders?*', (call) =>
    call.fulfill({ status: 503, json: { message: 'busy', code: 'x' } }),
  )
  await signIn(page, 'staff', '/staff/orders')
  await expect(page.getByRole('alert')).toContainText('Chưa tải được đơn hàng.')
  await page.unroute('**/api/orders?*')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(orderCard(page, shortCode)).toBeVisible()
})

test('a long list loads page by page', async ({ page, site }) => {
  const { id } = await placeOrder(site.address, { customerName: 'Rất Nhiều Đơn' })
  const columns = (
    await site.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'orders' and column_name not in ('id', 'ticket_token') and is_generated = 'NEVER'",
    )
  ).map(({ column_name: column }) => `"${column}"`)
  await site.query(
    `insert into orders (id, ticket_token, ${columns.join()}) select 'copy' || n || id, 'copy' || n || id, ${columns.join()}
     from orders, generate_series(1, 60) n where id = $1`,
    [id],
  )
  await signIn(page, 'staff', '/staff/orders?q=rat+nhieu')
  await expect(page.getByText('50 / 61 đơn')).toBeVisible()
  await page.getByRole('button', { name: 'Xem thêm' }).click()
  await expect(page.getByText('61 / 61 đơn')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(61)
  await expect(page.getByRole('button', { name: 'Xem thêm' })).toBeHidden()
  await site.query("delete from orders where id like 'copy%'")
})

for (const [language, headings] of [
  [
    'vi',
    [
      'Pizza truyền thống',
      'Pizza hải sản',
      'Pizza thịt',
      'Pizza đặc biệt',
      'Mỳ Ý',
      'Khai vị & Salad',
      'Tráng miệng',
      'Đồ uống',
    ],
  ],
  [
    'en',
    [
      'Classic pizza',
      'Seafood pizza',
      'Meat pizza',
      'Signature pizza',
      'Pasta',
      'Starters & salads',
      'Desserts',
      'Drinks',
    ],
  ],
] as const) {
  test(`dishes stand under their categories, pizza first, green while they are on sale, in ${language}`, async ({
    page,
  }) => {
    await speak(page, language)
    await signIn(page, 'staff', '/staff/menu')
    const groups = page.getByRole('main').getByRole('heading', { level: 3 })
    const options = /^(Tuỳ chọn|Options):/
    await expect(groups.filter({ hasNotText: options })).toHaveText([...headings])
    // What the dishes offer stands beneath all of them.
    await expect(groups.nth(headings.length)).toHaveText(options)
    const list = page.getByRole('list').filter({ has: page.getByRole('switch') })
    const pizza = list.first().getByRole('switch').first()
    const track = (element: Element) =>
      getComputedStyle(element.nextElementSibling ?? element).backgroundColor
    await expect(pizza).toBeChecked()
    // The green of the design.
    await expect.poll(() => pizza.evaluate(track)).toBe('rgb(44, 94, 46)')
    await pizza.click()
    await expect(pizza).not.toBeChecked()
    await expect.poll(() => pizza.evaluate(track)).not.toBe('rgb(44, 94, 46)')
    await pizza.click()
    await expect(pizza).toBeChecked()
  })
}

test('staff say what has run out, and guests see it on the menu', async ({ page, browser, site }) => {
  await signIn(page, 'staff', '/staff/menu')
  await goneLive(page)
  await page.getByRole('searchbox').fill('ca phe sua')
  const dish = page.getByRole('listitem').filter({ hasText: 'Cà Phê Sữa Đá' })
  await expect(page.getByText('1 / 87 món và tuỳ chọn')).toBeVisible()
  await dish.getByRole('switch').click()
  await expect(dish.getByText('Hết món')).toBeVisible()
  await expectAccessible(page)
  const guest = await browser.newPage({ baseURL: site.address })
  await guest.goto('/menu')
  await expect(guest.getByRole('article').filter({ hasText: 'Cà Phê Sữa Đá' })).toContainText(/hết/i)
  await guest.close()

  await page.getByRole('searchbox').fill('')
  await page.getByText('Hết món', { exact: true }).first().click()
  await expect(page).toHaveURL('/staff/menu?show=unavailable')
  await expect(dish).toBeVisible()
  await dish.getByRole('switch').click()
  await expect(dish).toBeHidden()
})

test('a dish that cannot be switched switches back and says so', async ({ page }) => {
  await speak(page, 'en')
  await signIn(page, 'staff', '/staff/menu')
  await page.route('**/api/menu-items/*', (call) => call.abort())
  const dish = page.getByRole('switch', { name: 'Margherita: available' })
  await dish.click()
  await expect(toast(page)).toContainText('Failed to update menu item availability')
  await expect(dish).toBeChecked()
})
