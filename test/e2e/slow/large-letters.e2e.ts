// Browser: layout or styles
import type { Page } from '@playwright/test'

import { publicPages } from '../../bench/public-pages.ts'
import { officePages } from '../../support/office-pages.ts'
import { folded, hiddenFocus, magnified, misfits, setTextSize } from '../../support/screen-fit.ts'
import { expect, test } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import { bookTable, placeOrder, speak } from '../office/office-steps.ts'

/** Lists by the address that opens a dialog over them. */
const officeDialogs = {
  admin: [
    '/admin/dashboard/menu?q=pepperoni&dish=pepperoni&open=edit',
    '/admin/dashboard/menu?open=new',
    '/admin/dashboard/menu?q=pepperoni&dish=pepperoni&open=schemas',
    '/admin/dashboard/menu?q=pepperoni&dish=pepperoni&open=delete',
    '/admin/dashboard/menu/categories?open=new',
    '/admin/dashboard/blog?open=new',
    '/admin/dashboard/account?open=new',
    '/admin/customization?schema=pizza-toppings&open=edit',
  ],
  staff: [],
}

/** The selects of the office whose words are the program's own. Dishes and categories may have names that no phone holds in a line. */
const statusSelects = 'select[data-tone]'

/** What does not fit at 280 px, and with letters of 150 and 200 % on a phone. */
async function misfitsOf(page: Page, address: string, selects?: string): Promise<string[]> {
  await page.setViewportSize(folded)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole-layout', true))
  const found = (await misfits(page, selects)).map((misfit) => `${address} at 280 px: ${misfit}`)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const percent of [150, 200]) {
    await setTextSize(page, percent)
    found.push(...(await misfits(page, selects)).map((misfit) => `${address} at ${percent} %: ${misfit}`))
  }
  return found
}

const bookingsOf = { admin: '/admin/dashboard/reservations', staff: '/staff/reservations' }

/** Orders and bookings with long names and notes, without which lists, board and sheets are empty. */
async function fillDay(address: string): Promise<void> {
  const customerName = 'Nguyễn Phạm Hoàng Thiên Hương'
  const specialInstructions = 'Dị ứng đậu phộng và hải sản, nhờ bếp cẩn thận giúp ạ'
  await placeOrder(address, { customerName, specialInstructions, orderType: 'dine-in', tableLabel: '12' })
  await placeOrder(address, { customerName, customerPhone: '0900000001' })
  const wish = { guests: 12, specialRequests: 'Sinh nhật, cần hai ghế trẻ em và chỗ gần cửa sổ' }
  for (const ahead of [1, 2])
    await bookTable(address, {
      ...wish,
      name: customerName,
      phone: `090000000${ahead}`,
      date: dayAhead(ahead),
    })
}

test('public pages fit in English too', { tag: '@slow' }, async ({ page, site }) => {
  const found: string[] = []
  for (const { name, path } of await publicPages(site.address))
    if (name.endsWith(' en')) found.push(...(await misfitsOf(page, path)))
  expect(found).toEqual([])
})

for (const role of ['admin', 'staff'] as const) {
  test(`the pages and dialogs of ${role} fit`, { tag: '@slow' }, async ({ page, signIn, site }) => {
    test.setTimeout(900_000)
    await fillDay(site.address)
    const found: string[] = []
    await speak(page, 'vi')
    await signIn(page, role)
    const dialogs = officeDialogs[role]
    const ofDay = [`/${role}/shift-sheet?day=${dayAhead(1)}`, `${bookingsOf[role]}?day=${dayAhead(1)}`]
    for (const address of [...officePages(role), ...ofDay, ...dialogs])
      found.push(...(await misfitsOf(page, address, statusSelects)))
    await page.setViewportSize(magnified)
    for (const address of dialogs) {
      await page.goto(address, { waitUntil: 'networkidle' })
      found.push(...(await hiddenFocus(page, 30)).map((hidden) => `${address} at 400 %: ${hidden}`))
    }
    expect(found).toEqual([])
  })
}
