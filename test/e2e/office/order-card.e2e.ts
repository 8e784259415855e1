// Browser: real navigation, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { goneLive, orderCard, placeOrder, toast } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('staff move an order along by the large button and take it back; when it is due is the largest text', async ({
  page,
  site,
  signIn,
}) => {
  const { id, shortCode } = await placeOrder(site.address, { specialInstructions: 'Ít cay' })
  await site.query("update orders set requested_time = '2026-01-02T18:45' where id = $1", [id])
  await signIn(page, 'staff', '/staff/orders')
  await goneLive(page)
  const card = orderCard(page, shortCode)
  const button = (name: string) => card.getByRole('button', { name })
  await expect(card.getByText('18:45', { exact: true })).toBeVisible()
  const sizes = await card.evaluate((article) => {
    const size = (element: Element | null) =>
      element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
    const due = article.querySelector('time')
    return {
      due: size(due),
      others: [...article.querySelectorAll('h3, li, p, a, button, strong')]
        .filter((each) => !each.contains(due))
        .map(size),
    }
  })
  expect(sizes.due).toBeGreaterThan(Math.max(...sizes.others))

  // A double press is one step, not two.
  await button('Xác nhận đơn').dblclick()
  await expect(button('Bắt đầu làm đơn')).toBeEnabled()
  await expectAccessible(page)
  // The offer to undo stays for 20 s: meanwhile everything at the top can be pressed, and the last row be scrolled free.
  const undo = page.getByRole('button', { name: 'Hoàn tác' })
  const tops = () =>
    toast(page)
      .filter({ visible: true })
      .evaluate((shown) => ({
        toast: shown.getBoundingClientRect().top,
        navigation: document.querySelector('nav')?.getBoundingClientRect().bottom,
        lastRow: [...document.querySelectorAll('main [data-row]')].at(-1)?.getBoundingClientRect().bottom,
      }))
  expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(async () => (await tops()).lastRow).toBeLessThan((await tops()).toast)
  const { toast: top, navigation } = await tops()
  expect(top).toBeGreaterThan(navigation ?? Infinity)
  await undo.click()
  await expect(button('Xác nhận đơn')).toBeEnabled()
  // A press that comes right after another one is not meant, so each is made until it counts.
  for (const [press, then] of [
    ['Xác nhận đơn', 'Bắt đầu làm đơn'],
    ['Bắt đầu làm đơn', 'Làm xong đơn'],
  ] as const)
    await expect(async () => {
      await button(press).click({ timeout: 1_000 })
      await expect(button(then)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  // The last step shows before it is stored.
  const steps = () =>
    site.query(
      "select count(*)::int as steps from audit_entries where thing_id = $1 and action = 'orders.status'",
      [id],
    )
  await expect.poll(steps).toEqual([{ steps: 4 }])
  await page.reload()
  await expect(button('Làm xong đơn')).toBeVisible()
})

test('three orders of two dishes with notes fit on the tablet of the counter, down to the large button of the third', async ({
  page,
  site,
  signIn,
}) => {
  // What other tests have left is neither at this stage nor unseen.
  await site.query("update orders set status = 'completed' where status <> 'cancelled'")
  for (const customerPhone of ['0900000001', '0900000002', '0900000003']) {
    const { id } = await placeOrder(site.address, { customerPhone })
    await site.query(
      `update orders set status = 'preparing', requested_time = null, scheduled_time = null,
         items = jsonb_build_array(items -> 0 || '{"note": "Không hành, dị ứng đậu phộng"}',
           items -> 0 || '{"nameVi": "Salad Caesar", "choicesVi": [], "note": "Sốt để riêng"}')
       where id = $1`,
      [id],
    )
  }
  await signIn(page, 'staff', '/staff/orders?stage=preparing')
  const steps = page.getByRole('button', { name: /^Làm xong đơn/ })
  await expect(steps).toHaveCount(3)
  await expect(steps.last()).toBeInViewport({ ratio: 1 })
  const { bottom, height } = await steps.last().evaluate((button) => {
    const box = button.closest('article')?.getBoundingClientRect()
    return { bottom: box?.bottom ?? Number.NaN, height: document.documentElement.clientHeight }
  })
  expect(bottom).toBeLessThanOrEqual(height)
})
