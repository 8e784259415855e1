import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { archiveOrders } from '../../server/archive-orders.ts'
import { orderArchiveTable } from '../../server/order-archive-table.ts'
import { orderTable } from '../../server/order-table.ts'
import { shortCode } from '../../rules/order-code.ts'
import OrdersPage from './orders-page.tsx'

const restaurant = testRestaurant()
const monthsAgo = new Date('2026-02-05T05:00:00Z')
const order = storedOrder(monthsAgo, { status: 'pending', requestedTime: '2026-02-05T18:30' })
const code = shortCode(order.id)

beforeEach(async () => {
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(orderArchiveTable)
  await restaurant.db.insert(orderTable).values(order)
})

const archive = () => archiveOrders(restaurant.db, restaurant.clock.now())
const card = () => screen.findByRole('article', { name: `Order ${code}` })
const show = (role: 'staff' | 'admin', address: string) =>
  showOfficePart(restaurant, role, <OrdersPage />, { address, language: 'en' })

test.each([
  ['staff', '/staff/orders?view=all', 6],
  ['admin', '/admin/dashboard?period=180days', 3],
] as const)('%s see that an order is archived, and can only read it', async (role, address, months) => {
  expect(await archive()).toBe(1)
  const { user } = await show(role, address)
  const archived = within(await card())
  expect(archived.getByText('Archived')).toBeDefined()
  expect(archived.getByText('Waiting for confirmation')).toBeDefined()
  expect(archived.queryByRole('combobox')).toBeNull()
  expect(archived.queryByRole('button', { name: /Confirm/ })).toBeNull()
  expect(archived.queryByText('Late')).toBeNull()
  expect(archived.queryByText(/waiting/)).toBeNull()
  expect(screen.getByText(`Orders are deleted automatically after ${months} months.`)).toBeDefined()
  expect(screen.getByText(/After 3 months an order is archived .* After 6 months its name/)).toBeDefined()
  await user.click(archived.getByRole('link', { name: `View details of ${code}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Order ${code}` }))
  expect(dialog.getByText('Archived')).toBeDefined()
  expect(dialog.queryByRole('combobox')).toBeNull()
})

test('an archived order says how it was paid and on which day it was due, and opens to be read alone', async () => {
  const paid = { paidAt: monthsAgo, paidVia: 'transfer', paidAmount: order.grandTotal } as const
  await restaurant.db.update(orderTable).set(paid)
  await archive()
  const { go } = await show('admin', '/admin/dashboard?period=180days')
  const archived = within(await card())
  expect(archived.getByText('Paid by transfer')).toBeDefined()
  expect(archived.queryByRole('radio')).toBeNull()
  expect(archived.getByText('Thursday, 5 Feb')).toBeDefined()
  expect(archived.queryByRole('link', { name: /^(Edit|Delete)/ })).toBeNull()
  for (const openAs of ['edit', 'delete']) {
    await go(`/admin/dashboard?period=180days&order=${order.id}&open=${openAs}`)
    const dialog = within(await screen.findByRole('dialog', { name: `Order ${code}` }))
    expect(dialog.getByText('Archived')).toBeDefined()
    expect(dialog.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(dialog.queryByRole('button', { name: /^(Save|Delete)$/ })).toBeNull()
  }
})

test('who sets the status of an order that was archived meanwhile is told, and sees it as it is', async () => {
  const { user } = await show('staff', '/staff/orders?view=all')
  const shown = within(await card())
  expect(await archive()).toBe(1)
  await user.selectOptions(shown.getByRole('combobox'), 'completed')
  await screen.findByText(/This order is archived and can only be read/)
  await waitFor(() => expect(shown.getByText('Archived')).toBeDefined())
  expect(shown.queryByRole('combobox')).toBeNull()
})
