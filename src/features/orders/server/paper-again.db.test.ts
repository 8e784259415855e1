import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import { barPrinter, counterPrinter, kitchenPrinter, queuedJobs } from '#test/support/printers.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { KitchenPaper } from '#src/features/printing/contract/paper.ts'
import { printJobTable } from '#src/features/printing/server/print-job-table.ts'
import type { Order, PlacedOrder } from '../contract/order.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall
let minutes = 0
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(() =>
  setSettings(restaurant, {
    printers: [kitchenPrinter, { ...barPrinter, categories: ['drinks'] }, counterPrinter],
  }),
)
afterEach(async () => {
  minutes = 0
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(printJobTable)
  await restaurant.db.delete(orderTable)
})

const wine = { id: 'red-wine', name: 'Wine', price: '0', quantity: 1 }
const soup = { id: 'pumpkin-soup', name: 'Soup', price: '0', quantity: 1 }

async function place(items: readonly TestItem[] = [smallPepperoni]): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, items)
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
}

/** Each change comes a minute after the one before. */
async function edit(id: string, change: object): Promise<Order> {
  minutes += 1
  restaurant.clock.set(new Date(Date.parse('2026-05-06T05:00:00Z') + minutes * 60_000).toISOString())
  const response = await admin('PATCH', `/api/orders/${id}`, { reason: 'Khách đổi ý', ...change })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Order>()
}
const setStatus = (id: string, status: string) => edit(id, { status })
const add = (order: PlacedOrder, ...items: object[]) => ({ items: [...sent(order), ...items] })
/** The lines of an order as a screen sends them back. */
const sent = ({ items }: PlacedOrder) =>
  items.map(({ id, name, price, quantity, customization }) => ({ id, name, price, quantity, customization }))

const printAll = () => restaurant.db.update(printJobTable).set({ state: 'printed' })
/** What comes out of the printers next: the printer, the change, whether it says that it is a reprint, and the dishes. */
const waiting = async () =>
  (await queuedJobs(restaurant)).flatMap(({ state, printerId, isRepeat, paper }) => {
    const { change, lines } = paper as KitchenPaper // the only paper that changes of orders make
    return state === 'waiting' ? [[printerId, isRepeat ? `again ${change}` : change, lines.length]] : []
  })

describe('an order that the kitchen takes up again', () => {
  it('is printed with a change that was dropped when the order was ready', async () => {
    const order = await place()
    await printAll()
    await edit(order.id, add(order, soup))
    await setStatus(order.id, 'ready')
    expect(await waiting()).toEqual([])
    await setStatus(order.id, 'preparing')
    expect(await waiting()).toEqual([['kitchen', 'again new', 2]])
    await printAll()
    await setStatus(order.id, 'ready')
    await setStatus(order.id, 'preparing')
    expect(await waiting()).toEqual([])
  })

  it('is printed at the printer alone that has missed something', async () => {
    const order = await place([smallPepperoni, { id: 'red-wine' }])
    await printAll()
    await edit(order.id, add(order, soup))
    await setStatus(order.id, 'completed')
    await setStatus(order.id, 'preparing')
    expect(await waiting()).toEqual([['kitchen', 'again new', 2]])
  })

  it('is one ticket with what the same edit adds, not that ticket and another about the edit', async () => {
    const order = await place()
    await setStatus(order.id, 'ready')
    await edit(order.id, { status: 'preparing', ...add(order, soup) })
    expect(await waiting()).toEqual([['kitchen', 'new', 2]])
  })

  it('is printed with what was added while it was over', async () => {
    const order = await place()
    await printAll()
    await setStatus(order.id, 'completed')
    await edit(order.id, add(order, soup))
    await setStatus(order.id, 'confirmed')
    expect(await waiting()).toEqual([['kitchen', 'again new', 2]])
  })

  it('is taken back at a printer that has not printed that nothing is left to make', async () => {
    const order = await place([smallPepperoni, { id: 'red-wine' }])
    await printAll()
    await edit(order.id, { items: [wine] })
    await setStatus(order.id, 'ready')
    await setStatus(order.id, 'preparing')
    expect(await waiting()).toEqual([['kitchen', 'cancelled', 0]])
    await printAll()
    await setStatus(order.id, 'ready')
    await setStatus(order.id, 'preparing')
    expect(await waiting()).toEqual([])
  })

  it('is printed as it is if it was changed while its guest had to be called once more', async () => {
    await setSettings(restaurant, {
      printers: [kitchenPrinter],
      capacity: { seats: 40, stayMinutes: 120 },
      callAboveAmount: 1,
    })
    const order = await place()
    await setStatus(order.id, 'confirmed')
    await printAll()
    await setStatus(order.id, 'pending')
    await edit(order.id, add(order, soup))
    await setStatus(order.id, 'confirmed')
    expect(await waiting()).toEqual([['kitchen', 'again new', 2]])
    await printAll()
    await setStatus(order.id, 'pending')
    await setStatus(order.id, 'cancelled')
    expect(await waiting()).toEqual([['kitchen', 'cancelled', 2]])
  })
})

describe('an order that is ready', () => {
  it('keeps the ticket about a dish that an admin adds, whatever else changes before it is printed', async () => {
    const order = await place()
    await printAll()
    await setStatus(order.id, 'ready')
    await edit(order.id, add(order, soup))
    await staff('PATCH', `/api/orders/${order.id}/payment`, { paidVia: 'cash' })
    await edit(order.id, { customerName: 'Người khác' })
    expect(await waiting()).toEqual([['kitchen', 'changed', 1]])
  })

  it('is not printed if it was never on paper and is called back to the pass', async () => {
    const { id } = await place()
    await setStatus(id, 'completed')
    await setStatus(id, 'ready')
    expect(await waiting()).toEqual([])
  })

  it('is not cancelled on paper any more if it was restored', async () => {
    const { id } = await place()
    await printAll()
    await setStatus(id, 'ready')
    await setStatus(id, 'cancelled')
    await setStatus(id, 'ready')
    expect(await waiting()).toEqual([])
  })
})

describe('a cancellation', () => {
  it('reaches a printer that has not printed that its dishes were taken off the order', async () => {
    const order = await place([smallPepperoni, { id: 'red-wine' }])
    await printAll()
    await edit(order.id, { items: [wine] })
    await setStatus(order.id, 'cancelled')
    expect(await waiting()).toEqual([
      ['kitchen', 'cancelled', 0],
      ['bar', 'cancelled', 1],
    ])
  })

  it('is printed although the order is deleted before', async () => {
    const { id } = await place()
    await printAll()
    await setStatus(id, 'cancelled')
    expect((await admin('DELETE', `/api/orders/${id}`)).statusCode).toBe(204)
    expect(await waiting()).toEqual([['kitchen', 'cancelled', 1]])
  })

  it('is what staff print of a cancelled order, in place of the one that waits', async () => {
    const { id } = await place()
    await printAll()
    await setStatus(id, 'cancelled')
    await staff('POST', `/api/orders/${id}/print`, { paper: 'kitchen', key: 'key-of-a-printed-order' })
    expect(await waiting()).toEqual([['kitchen', 'again cancelled', 1]])
  })
})
