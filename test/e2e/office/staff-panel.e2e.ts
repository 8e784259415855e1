// Browser: real navigation, two tabs, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { goBack } from '../../support/history-settled.ts'
import { bookTable, goneLive, orderCard, placeOrder, tablet, uniqueName } from './office-steps.ts'

test.use({ viewport: tablet })

test('the overview shows what comes in by itself, and leads to all there is', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, 'staff')
  await goneLive(page)
  const name = uniqueName('Lan Bàn')
  await bookTable(site.address, { name })
  const { shortCode } = await placeOrder(site.address)
  await expect(page.getByRole('article', { name })).toBeVisible()
  await expect(orderCard(page, shortCode).getByText('Chờ xác nhận')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tất cả đặt bàn' }).click()
  await expect(page).toHaveURL('/staff/reservations?view=list')
  await page.goto('/staff/somewhere')
  await expect(page.getByRole('heading', { level: 2, name: 'Tổng quan' })).toBeVisible()
})

test('an order is found without diacritics, and its details open; the address has it all, and the way back leaves the list', async ({
  page,
  site,
  signIn,
}) => {
  const name = uniqueName('Đặng Thị Thử')
  const order = await placeOrder(site.address, { customerName: name, specialInstructions: 'Ít cay' })
  const other = await placeOrder(site.address, { customerName: 'Người Khác' })
  await signIn(page, 'staff')
  await page.goto('/staff/orders?view=all')
  await page.getByText('Tuần', { exact: true }).click()
  await page.getByRole('searchbox').fill(name.replace('Đặng Thị Thử', 'dang thi thu'))
  await expect(orderCard(page, other.shortCode)).toBeHidden()
  await expect(orderCard(page, order.shortCode)).toBeVisible()
  await expect(page).toHaveURL(/dang/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Tuần' })).toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue(/^dang thi thu/)
  await expect(orderCard(page, order.shortCode)).toBeVisible()
  await expectAccessible(page)
  // Filtering writes no history: the way back leaves the list.
  await goBack(page)
  await expect(page).toHaveURL('/staff/dashboard')
  await page.goForward()

  await orderCard(page, order.shortCode)
    .getByRole('link', { name: /Xem chi tiết/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Đơn ${order.shortCode}` })
  await expect(dialog).toContainText('Ít cay')
  await expectAccessible(page)
  await goBack(page)
  await expect(dialog).toBeHidden()
  // Closed otherwise, it leaves no entry either.
  await orderCard(page, order.shortCode)
    .getByRole('link', { name: /Xem chi tiết/ })
    .click()
  await dialog.getByRole('button', { name: 'Đóng' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/q=dang/)
  await goBack(page)
  await expect(page).toHaveURL('/staff/dashboard')
  // Beyond what the list shows, the order is asked for.
  await page.goto(`/staff/orders?q=unknown&order=${order.id}`)
  await expect(dialog).toContainText('406.080đ')
})

test('staff say what has run out, in a colour of its own, and guests see it on the menu', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await signIn(page, 'staff', '/staff/menu')
  await goneLive(page)
  await page.getByRole('searchbox').fill('ca phe sua')
  const dish = page.getByRole('listitem').filter({ hasText: 'Cà Phê Sữa Đá' })
  const onSale = dish.getByRole('switch')
  const colour = () =>
    onSale.evaluate((control) => getComputedStyle(control.nextElementSibling ?? control).backgroundColor)
  await expect(onSale).toBeChecked()
  const before = await colour()
  await onSale.click()
  await expect(dish.getByText('Hết món')).toBeVisible()
  await expect.poll(colour).not.toBe(before)
  await expectAccessible(page)
  const guest = await browser.newPage({ baseURL: site.address })
  await guest.goto('/menu')
  await expect(guest.getByRole('article').filter({ hasText: 'Cà Phê Sữa Đá' })).toContainText(/hết/i)
  await guest.close()

  await page.goto('/staff/menu?show=unavailable')
  await onSale.click()
  await expect(dish).toBeHidden()
})
