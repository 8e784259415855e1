// Browser: focus by Tab
import { expect, test } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import { orderCard, placeOrder, toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

/** The first press of Tab reaches the link that leads to the list; the button of the next step is then three presses away at most. */
test('the next step of a list is a few presses of Tab away, which stays at work, and can be taken back', async ({
  page,
  site,
  signIn,
}) => {
  const day = dayAhead(0)
  await site.query('delete from reservations where date = $1', [day])
  await site.query(`update orders set status = 'completed'`)
  const [first, second] = [uniqueName('Đến Trước'), uniqueName('Đến Sau')]
  const rows = [first, second].map(
    (name, at) => `('${name}', '${name}', '+84912345678', '${day}', '21:0${at}')`,
  )
  await site.query(
    `insert into reservations (id, name, phone, date, time, guests, status, ticket_token)
      select id, name, phone, day::date, time, 2, 'confirmed', id from (values ${rows.join(', ')}) as r(id, name, phone, day, time)`,
  )
  const reach = async (name: RegExp) => {
    await page.getByRole('article').first().waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Tới danh sách' })).toBeFocused()
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    for (let presses = 0; presses < 3 && !name.test(await focused()); presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toMatch(name)
  }
  await signIn(page, 'staff', '/staff/reservations')
  await reach(new RegExp(`^${first} đã đến`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `${second} đã đến` })).toBeFocused()
  await expect(toast(page).filter({ hasText: first })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect
    .poll(() => site.query('select arrived_at from reservations where name = $1', [first]))
    .toEqual([{ arrived_at: null }])

  const { shortCode } = await placeOrder(site.address)
  await page.goto('/staff/orders')
  await reach(/^Xác nhận đơn/)
  await page.keyboard.press('Enter')
  await expect(orderCard(page, shortCode).getByRole('button', { name: /^Bắt đầu làm đơn/ })).toBeFocused()
})
