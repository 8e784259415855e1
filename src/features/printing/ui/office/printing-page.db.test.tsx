import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { kitchenPrinter, queuedJobs } from '#test/support/printers.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { printerReportTable, printJobTable } from '../../server/print-job-table.ts'
import PrintingPage from './printing-page.tsx'

const restaurant = testRestaurant()
beforeEach(() => setSettings(restaurant, { printers: [kitchenPrinter] }))
afterEach(async () => {
  localStorage.clear()
  vi.unstubAllGlobals()
  await restaurant.db.delete(printJobTable)
  await restaurant.db.delete(printerReportTable)
})

async function place(): Promise<string> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  return shortCode(response.json<PlacedOrder>().id)
}
const show = (role: 'staff' | 'admin' = 'staff') =>
  showOfficePart(restaurant, role, <PrintingPage />, { address: `/${role}/printing` })
const states = async () => (await queuedJobs(restaurant)).map(({ state }) => state)

test('a screen that was asked to prints each ticket once, one after the other', async () => {
  const codes = [await place(), await place()]
  const papers: string[] = []
  // The browser prints at once, as it does in kiosk mode.
  vi.stubGlobal('print', () => {
    papers.push(document.querySelector('[data-paper]')?.textContent ?? '')
    globalThis.dispatchEvent(new Event('afterprint'))
  })
  const { user } = await show()
  await user.click(await screen.findByRole('switch', { name: 'Bếp' }))
  await waitFor(async () => expect(await states()).toEqual(['printed', 'printed']))
  expect(papers.map((paper) => codes.findIndex((code) => paper.includes(code)))).toEqual([0, 1])
  // A page of the paper's width, or a printer of rolls feeds a whole sheet.
  expect(papers[0]).toContain('size: 80mm')
})

test('a screen that was not asked prints nothing', async () => {
  await place()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await show()
  await screen.findByRole('switch', { name: 'Bếp' })
  expect(print).not.toHaveBeenCalled()
  expect(await states()).toEqual(['waiting'])
})

test('staff print a ticket in doubt again, whose copy says so', async () => {
  const code = await place()
  await restaurant.db
    .update(printJobTable)
    .set({ state: 'taken', takenBy: 'gone', takeKey: 'key-of-a-lost-taker', leasedUntil: new Date(0) })
  const { user } = await show()
  const job = within(await screen.findByRole('article', { name: new RegExp(code) }))
  await user.click(job.getByRole('button', { name: 'In lại' }))
  expect(await screen.findByText('IN LẠI')).toBeDefined()
  expect(await states()).toEqual(['repeated', 'waiting'])
})

test('staff read that there is no printer yet, and cannot add one', async () => {
  await setSettings(restaurant, { printers: [] })
  await show()
  await screen.findByText('Chưa có máy in')
  expect(screen.queryByRole('button', { name: 'Thêm máy in' })).toBeNull()
})

test('an admin adds a printer for the kitchen', async () => {
  await setSettings(restaurant, { printers: [] })
  const { user, toast } = await show('admin')
  await user.click(await screen.findByRole('button', { name: 'Thêm máy in' }))
  await user.click(screen.getByRole('button', { name: 'Lưu máy in' }))
  await waitFor(() => expect(toast()).toContain('Đã lưu máy in'))
  await place()
  expect(await states()).toEqual(['waiting'])
})

test('a printer that does not respond stands in red with the time, a screen cannot print for it, and staff try it', async () => {
  await setSettings(restaurant, { printers: [{ ...kitchenPrinter, address: '192.168.1.50' }] })
  const since = new Date('2026-05-06T11:05:00Z')
  restaurant.clock.set('2026-05-06T11:20:00Z')
  await restaurant.db.insert(printerReportTable).values({
    printerId: 'kitchen',
    condition: 'away',
    reportedBy: 'x',
    reportedAt: restaurant.clock.now(),
    since,
  })
  const { user, toast } = await show()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Bếp không trả lời từ 18:05/)
  expect(screen.queryByRole('switch')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'In thử Bếp' }))
  await waitFor(() => expect(toast()).toContain('Phiếu thử đang chờ in'))
  expect(await screen.findByRole('article', { name: 'Phiếu thử' })).toBeDefined()
  await restaurant.db.update(printerReportTable).set({ condition: 'ready' })
  await user.click(screen.getByRole('button', { name: 'In thử Bếp' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('an admin reads that a printer’s address must be one of the restaurant’s network', async () => {
  const { user, network, toast } = await show('admin')
  const address = await screen.findByRole('textbox', { name: /Địa chỉ/ })
  await user.type(address, '8.8.8.8')
  await user.click(screen.getByRole('button', { name: 'Lưu máy in' }))
  expect(await screen.findByText(/không phải địa chỉ trong mạng/)).toBeDefined()
  expect(network.sentTo('PUT /api/site-settings')).toEqual([])
  await user.clear(address)
  await user.type(address, '192.168.1.50')
  await user.click(screen.getByRole('button', { name: 'Lưu máy in' }))
  await waitFor(() => expect(toast()).toContain('Đã lưu máy in'))
})
