import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { linesBeforeTable } from '#src/features/orders/server/lines-before-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { KitchenBoard } from './kitchen-board.tsx'
import { keepBoard } from './last-board.ts'

const restaurant = testRestaurant()

/** The simulated document has no layout: here each line is as high as what the card shows of all of them. */
function layOut(): void {
  const height = 200
  const box = (top: number) => new DOMRect(0, top, 300, height)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('li').length * height
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    const scrolled = this.closest('[data-scroller]')?.scrollTop ?? 0
    return box(this.matches('li') ? index * height - scrolled : 0)
  })
  HTMLElement.prototype.scrollBy = function (this: HTMLElement, options) {
    const end = this.scrollHeight - this.clientHeight
    this.scrollTop = Math.min(end, this.scrollTop + (typeof options === 'object' ? (options.top ?? 0) : 0))
    fireEvent.scroll(this)
  }
}

/** An order with two lines. */
async function place(): Promise<PlacedOrder> {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  keepBoard(null)
  const dessert = { id: 'panna-cotta', quantity: 1 }
  const payload = await orderFor(restaurant.app, [smallPepperoni, dessert])
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
}

/** Changes the quantities of an order's lines. */
async function change(placed: PlacedOrder, quantityOf: (line: number) => number) {
  const staff = await officeCalls(restaurant, 'staff')
  const items = placed.items.map((item, index) => ({ ...item, quantity: quantityOf(index) }))
  await staff('PATCH', `/api/orders/${placed.id}`, { items, reason: 'khách đổi' })
  expect(await unseen()).toHaveLength(1)
}
/** An order that was changed, of which the kitchen has not seen this yet. */
const placeChanged = async () => change(await place(), (line) => line + 1)
const unseen = () => restaurant.db.select().from(linesBeforeTable)
const show = () => showOfficePart(restaurant, 'staff', <KitchenBoard />, { address: '/staff/kitchen' })

test('a change under the sheet of the counts cannot be marked as seen: the tap closes the sheet', async () => {
  await placeChanged()
  const { user } = await show()
  const seen = await screen.findByRole('button', { name: /^Đã xem thay đổi/ })
  await user.click(screen.getByRole('button', { name: 'Còn phải làm' }))
  // The simulated document has no layout: here the card reaches under the sheet.
  vi.spyOn(screen.getByRole('article'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 400))
  await user.click(seen)
  expect(screen.queryByRole('complementary')).toBeNull()
  // The finger bounces.
  await user.click(seen)
  expect(await unseen()).toHaveLength(1)
  await waitFor(async () => {
    await user.click(seen)
    expect(await unseen()).toEqual([])
  })
})

test('a change that is hidden below is shown by the first tap, and only then can be marked as seen', async () => {
  await placeChanged()
  layOut()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /^Xem thay đổi/ }))
  const seen = screen.getByRole('button', { name: /^Đã xem thay đổi/ })
  await user.click(seen)
  expect(await unseen()).toHaveLength(1)
  await waitFor(async () => {
    await user.click(seen)
    expect(await unseen()).toEqual([])
  })
})

test('a change of a line that was scrolled away above is shown by the first tap', async () => {
  const placed = await place()
  layOut()
  const { user } = await show()
  const card = await screen.findByRole('article')
  card.querySelector('ul')?.parentElement?.scrollBy({ top: 200 })
  await change(placed, (line) => 2 - line)
  // The board learns of the change with its next call.
  await user.click(within(card).getByRole('button', { name: /Panna/ }))
  const showChange = await screen.findByRole('button', { name: /^Xem thay đổi/ })
  // A card that has just changed takes no tap.
  await waitFor(async () => {
    await user.click(showChange)
    expect(card.querySelector('li')?.getBoundingClientRect().top).toBe(0)
  })
  expect(await unseen()).toHaveLength(1)
  const seen = screen.getByRole('button', { name: /^Đã xem thay đổi/ })
  await waitFor(async () => {
    await user.click(seen)
    expect(await unseen()).toEqual([])
  })
})
