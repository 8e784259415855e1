import { expect, expectAccessible, test } from '../../support/site.ts'
import { goneLive, orderCard, placeOrder, signIn, speak, toast, withoutEvents } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const texts = {
  vi: {
    confirm: 'Xác nhận đơn',
    complete: 'Hoàn tất đơn',
    undo: 'Hoàn tác',
    notUndone: 'Chưa hoàn tác được',
    stale: 'Người khác vừa thay đổi đơn này; màn hình đã hiện bản mới nhất.',
    waited: (minutes: string) => new RegExp(`chờ ${minutes} phút`),
    details: ['16 cm', 'Viền phồng, ruột mềm'],
    note: 'Ghi chú: Ít cay',
    late: 'Trễ hẹn',
  },
  en: {
    confirm: 'Confirm order',
    complete: 'Complete order',
    undo: 'Undo',
    notUndone: 'Not undone',
    stale: 'Somebody else has changed it meanwhile; it is shown as it is now.',
    waited: (minutes: string) => new RegExp(`waiting for ${minutes} min`),
    details: ['16 cm', 'Puffy rim, soft centre'],
    note: 'Notes: Ít cay',
    late: 'Late',
  },
} as const

for (const language of ['vi', 'en'] as const) {
  test(`an order is moved along by the large button and taken back, in ${language}`, async ({
    page,
    site,
  }) => {
    const labels = texts[language]
    const { id, shortCode } = await placeOrder(site.address)
    await speak(page, language)
    await signIn(page, 'staff', '/staff/orders')
    await goneLive(page)
    const card = orderCard(page, shortCode)
    const status = card.getByRole('combobox')
    await expect(card.getByRole('button', { name: labels.undo })).toBeHidden()
    // A double press is one step, not two.
    await card.getByRole('button', { name: labels.confirm }).dblclick()
    await expect(card.getByRole('button', { name: labels.complete })).toBeEnabled()
    await expect(status).toHaveValue('confirmed')
    await expectAccessible(page)

    await card.getByRole('button', { name: labels.undo }).click()
    await expect(card.getByRole('button', { name: labels.confirm })).toBeEnabled()
    await expect(status).toHaveValue('pending')
    await expect(card.getByRole('button', { name: labels.undo })).toBeHidden()

    await card.getByRole('button', { name: labels.confirm }).click()
    await card.getByRole('button', { name: labels.complete }).click()
    await expect(status).toHaveValue('completed')
    await expect(card.getByRole('button', { name: labels.complete })).toBeHidden()
    await expect(card.getByRole('button', { name: labels.undo })).toBeVisible()
    await expect(page.getByRole('button', { name: labels.undo })).toHaveCount(1)
    // The last step shows before it is stored.
    const steps = () =>
      site.query(
        "select count(*)::int as steps from audit_entries where thing_id = $1 and action = 'orders.status'",
        [id],
      )
    await expect.poll(steps).toEqual([{ steps: 4 }])
  })

  test(`taking back what somebody else has changed meanwhile is rejected and told, in ${language}`, async ({
    page,
    site,
  }) => {
    const labels = texts[language]
    const { id, shortCode } = await placeOrder(site.address)
    await speak(page, language)
    // Events would show the change before anyone is rejected.
    await withoutEvents(page)
    await signIn(page, 'staff', '/staff/orders')
    const card = orderCard(page, shortCode)
    await card.waitFor()
    // The list is asked for once more after a change; later nothing asks for it.
    const listed = page.waitForResponse('**/api/orders?*')
    await card.getByRole('button', { name: labels.confirm }).click()
    await (await listed).finished()
    const undo = card.getByRole('button', { name: labels.undo })
    await expect(undo).toBeVisible()
    await site.query("update orders set status = 'cancelled', updated_at = now() where id = $1", [id])
    await undo.click()
    await expect(toast(page).filter({ visible: true })).toContainText(labels.notUndone)
    await expect(toast(page).filter({ visible: true })).toContainText(labels.stale)
    await expect(card.getByRole('combobox')).toHaveValue('cancelled')
  })

  test(`the card says what is to be made, when, for whom and how long they wait, in ${language}`, async ({
    page,
    site,
  }) => {
    const labels = texts[language]
    const { id, shortCode } = await placeOrder(site.address, {
      customerName: 'Lan Thử',
      specialInstructions: 'Ít cay',
    })
    await site.query(
      "update orders set created_at = now() - interval '12 minutes 30 seconds', requested_time = '2026-01-02T18:45' where id = $1",
      [id],
    )
    // A tablet whose clock is hours wrong.
    await page.clock.setFixedTime(Date.now() + 3 * 3_600_000)
    await speak(page, language)
    await signIn(page, 'staff', '/staff/orders')
    const card = orderCard(page, shortCode)
    for (const text of labels.details) await expect(card.getByText(text, { exact: true })).toBeVisible()
    await expect(card.getByText(labels.note)).toBeVisible()
    await expect(card.getByText('18:45', { exact: true })).toBeVisible()
    await expect(card.getByText(labels.late, { exact: true })).toBeVisible()
    await expect(card.getByText(labels.waited('1[2-9]'))).toBeVisible()
    await expect(card.getByRole('link', { name: '0900 000 000' })).toHaveAttribute('href', 'tel:+84900000000')
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
  })
}
