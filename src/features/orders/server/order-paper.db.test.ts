import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { TableVisit } from '../contract/table-visit.ts'
import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import { barPrinter, counterPrinter, kitchenPrinter, queuedJobs } from '#test/support/printers.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { KitchenPaper } from '#src/features/printing/contract/paper.ts'
import { printJobTable, type PrintJobRow } from '#src/features/printing/server/print-job-table.ts'
import type { Order, PlacedOrder } from '../contract/order.ts'
import { orderJobs } from './order-jobs.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(() => setSettings(restaurant, { printers: [kitchenPrinter, counterPrinter] }))
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(printJobTable)
  await restaurant.db.delete(orderTable)
})

const drink = { id: 'red-wine' }

async function place(
  changes: object = {},
  items: readonly TestItem[] = [smallPepperoni],
): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, items, changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<PlacedOrder>()
}

async function edit(id: string, change: object): Promise<Order> {
  const response = await admin('PATCH', `/api/orders/${id}`, change)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Order>()
}
const setStatus = (id: string, status: string) => staff('PATCH', `/api/orders/${id}/status`, { status })
/** The lines of an order as a screen sends them back. */
const sent = ({ items }: Order | PlacedOrder) =>
  items.map(({ id, name, price, quantity, customization, note }) => ({
    id,
    name,
    price,
    quantity,
    customization,
    note,
  }))

const ticketOf = ({ paper }: PrintJobRow) => paper as KitchenPaper // the only paper that changes of orders make
const told = async () => {
  const jobs = await queuedJobs(restaurant)
  return jobs.map((job) => [job.printerId, ticketOf(job).change, job.state])
}
const printed = () => restaurant.db.update(printJobTable).set({ state: 'printed' })

describe('an order that is placed', () => {
  it('queues nothing if the restaurant has no printer', async () => {
    await setSettings(restaurant, { printers: [] })
    const { id } = await place()
    await setStatus(id, 'cancelled')
    expect(await queuedJobs(restaurant)).toEqual([])
  })

  it('is one ticket of the kitchen, and none of the counter', async () => {
    const { id } = await place()
    expect(await told()).toEqual([['kitchen', 'new', 'waiting']])
    await setStatus(id, 'confirmed')
    await setStatus(id, 'preparing')
    expect(await told()).toHaveLength(1)
  })

  it('sends the drinks to the bar and the rest to the kitchen', async () => {
    await setSettings(restaurant, { printers: [kitchenPrinter, { ...barPrinter, categories: ['drinks'] }] })
    await place({}, [smallPepperoni, drink])
    const jobs = await queuedJobs(restaurant)
    expect(jobs.map((job) => [job.printerId, ticketOf(job).lines.length])).toEqual([
      ['kitchen', 1],
      ['bar', 1],
    ])
    await place({}, [drink])
    expect((await told()).map(([printer]) => printer)).toEqual(['kitchen', 'bar', 'bar'])
  })

  it('holds nothing of the guest but the notes', async () => {
    await place({ specialInstructions: 'Dị ứng tôm', customerName: 'Nguyễn Riêng Tư' })
    const [job] = await queuedJobs(restaurant)
    expect(job?.paper).toMatchObject({ note: 'Dị ứng tôm', isAllergy: true })
    expect(JSON.stringify(job)).not.toMatch(/Riêng Tư|0900000000|khach@/)
  })

  it('reaches paper only once it is confirmed if the restaurant has to call first', async () => {
    await setSettings(restaurant, {
      printers: [kitchenPrinter],
      capacity: { seats: 40, stayMinutes: 120 },
      callAboveAmount: 1,
    })
    const { id } = await place()
    expect(await told()).toEqual([])
    await setStatus(id, 'confirmed')
    await setStatus(id, 'pending')
    await setStatus(id, 'confirmed')
    expect(await told()).toEqual([['kitchen', 'new', 'waiting']])
  })

  it('is printed shortly before the guest wants it', async () => {
    await place({ requestedTime: '2026-05-06T18:00' })
    const [job] = await queuedJobs(restaurant)
    expect(job?.printAt.toISOString()).toBe('2026-05-06T10:15:00.000Z')
    expect(job?.expiresAt.toISOString()).toBe('2026-05-06T10:35:00.000Z')
  })

  it('is queued once although the request arrives three times at once', async () => {
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    const headers = { 'idempotency-key': 'paper-key-of-one-order' }
    const send = () => restaurant.app.inject({ method: 'POST', url: '/api/orders', payload, headers })
    await Promise.all([send(), send(), send()])
    expect(await told()).toHaveLength(1)
  })
})

describe('an order that is changed', () => {
  it('tells what was added and what was taken away, once', async () => {
    const order = await place()
    const [line] = sent(order)
    const items = [
      { ...line, quantity: 3 },
      { id: 'pumpkin-soup', name: 'Soup', price: '0', quantity: 1 },
    ]
    const changed = await edit(order.id, { items })
    await edit(order.id, { items: sent(changed) })
    await edit(order.id, { items: [items[1]] })
    const [, more, less] = (await queuedJobs(restaurant)).map(ticketOf)
    expect(more?.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(more?.removed).toEqual([])
    expect(less?.lines).toEqual([])
    expect(less?.removed.map(({ quantity }) => quantity)).toEqual([3])
    expect(await told()).toHaveLength(3)
  })

  it('tells a new table, time or note, and nothing of what the kitchen need not know', async () => {
    const { id } = await place({ orderType: 'dine-in', tableLabel: '7' })
    await edit(id, { customerName: 'Người khác', customerPhone: '0900 000 001' })
    expect(await told()).toHaveLength(1)
    await edit(id, { tableLabel: '8' })
    await edit(id, { specialInstructions: 'Ít cay', requestedTime: '2026-05-06T18:00' })
    const [, table, rest] = (await queuedJobs(restaurant)).map(ticketOf)
    expect(table).toMatchObject({ changed: ['place'], tableLabel: '8', lines: [] })
    expect(rest).toMatchObject({ changed: ['due', 'note'], note: 'Ít cay', due: '2026-05-06T18:00' })
  })

  it('tells the time that the guest was promised, and each move of it', async () => {
    const oven = { pizzas: 4, minutes: 20, sizes: [], halves: 0, perGuest: 0, withoutOven: '' }
    await setSettings(restaurant, { oven })
    const { id } = await place()
    await staff('PATCH', `/api/orders/${id}/promise`, { minutes: 20 })
    const [first, moved] = (await queuedJobs(restaurant)).map(ticketOf)
    expect(first).toMatchObject({ change: 'new', due: '2026-05-06T12:20' })
    expect(moved).toMatchObject({ changed: ['due'], due: '2026-05-06T12:40', lines: [] })
  })

  it('tells a moved time to the printers alone that still make something of it', async () => {
    await setSettings(restaurant, { printers: [kitchenPrinter, { ...barPrinter, categories: ['drinks'] }] })
    const order = await place({}, [smallPepperoni, drink])
    await printed()
    await edit(order.id, { items: sent(order).slice(1), reason: 'Khách bớt món' })
    await printed()
    await staff('PATCH', `/api/orders/${order.id}/promise`, { minutes: 20 })
    expect((await told()).filter(([, , state]) => state === 'waiting')).toEqual([
      ['bar', 'changed', 'waiting'],
    ])
  })

  it('moves the ticket that waits for its time', async () => {
    const { id } = await place({ requestedTime: '2026-05-06T18:00' })
    await edit(id, { requestedTime: '2026-05-06T14:00' })
    const times = (await queuedJobs(restaurant)).map(({ printAt }) => printAt.toISOString())
    expect(times).toEqual(['2026-05-06T06:15:00.000Z', '2026-05-06T06:15:00.000Z'])
  })

  it('tells the kitchen the other table when its party moves', async () => {
    const { id } = await place({ orderType: 'dine-in', tableLabel: '7' })
    const { visits } = (await staff('GET', '/api/visits')).json<{ visits: TableVisit[] }>()
    const visit = visits.find(({ orders }) => orders.some((order) => order.id === id))
    await staff('PATCH', `/api/visits/${visit?.id}`, { tableLabel: '9' })
    const [, moved] = await queuedJobs(restaurant)
    expect(moved).toMatchObject({ orderId: id, paper: { changed: ['place'], tableLabel: '9' } })
  })
})

describe('an order that is cancelled', () => {
  it('takes back what waits, and tells a kitchen that has it on paper', async () => {
    const { id } = await place()
    await setStatus(id, 'cancelled')
    expect(await told()).toEqual([
      ['kitchen', 'new', 'dropped'],
      ['kitchen', 'cancelled', 'dropped'],
    ])
    const other = await place()
    await printed()
    await edit(other.id, { status: 'cancelled', reason: 'Khách đổi ý' })
    expect((await told()).at(-1)).toEqual(['kitchen', 'cancelled', 'waiting'])
  })

  it('is printed again if it is restored after the kitchen has read that it is cancelled', async () => {
    const { id } = await place()
    await printed()
    restaurant.clock.set('2026-05-06T05:01:00Z')
    await setStatus(id, 'cancelled')
    restaurant.clock.set('2026-05-06T05:02:00Z')
    await setStatus(id, 'confirmed')
    expect((await told()).map(([, change, state]) => [change, state])).toEqual([
      ['new', 'printed'],
      ['cancelled', 'dropped'],
    ])
    restaurant.clock.set('2026-05-06T05:03:00Z')
    await setStatus(id, 'cancelled')
    await printed()
    restaurant.clock.set('2026-05-06T05:04:00Z')
    await setStatus(id, 'confirmed')
    expect((await told()).at(-1)).toEqual(['kitchen', 'new', 'waiting'])
  })

  it('is printed anew if it is restored and the kitchen has not read how it was changed before', async () => {
    const { id } = await place()
    await printed()
    await edit(id, { specialInstructions: 'Ít cay' })
    await setStatus(id, 'cancelled')
    await setStatus(id, 'confirmed')
    expect((await told()).map(([, change, state]) => [change, state])).toEqual([
      ['new', 'printed'],
      ['changed', 'dropped'],
      ['cancelled', 'dropped'],
      ['new', 'waiting'],
    ])
    expect((await queuedJobs(restaurant)).at(-1)?.isRepeat).toBe(true)
  })

  it('is told too when all orders of a number are cancelled, and taken back when they are restored', async () => {
    const { id } = await place()
    await printed()
    const cancelled = await staff('POST', '/api/same-number/cancel', { like: id, reason: 'Nhầm' })
    expect((await told()).at(-1)).toEqual(['kitchen', 'cancelled', 'waiting'])
    await staff('POST', '/api/same-number/restore', cancelled.json<object>())
    expect((await told()).map(([, , state]) => state)).toEqual(['printed', 'dropped'])
  })

  it('is told although the order is deleted, and nothing else of it stays', async () => {
    const { id } = await place({ specialInstructions: 'Dị ứng tôm' })
    await printed()
    expect((await admin('DELETE', `/api/orders/${id}`)).statusCode).toBe(204)
    expect(await told()).toEqual([['kitchen', 'cancelled', 'waiting']])
    expect(JSON.stringify(await queuedJobs(restaurant))).not.toContain('tôm')
  })
})

it('prints nothing of an order that is ready or over before its ticket was printed', async () => {
  const one = await place()
  await setStatus(one.id, 'ready')
  const other = await place()
  await setStatus(other.id, 'completed')
  expect((await told()).map(([, , state]) => state)).toEqual(['dropped', 'dropped'])
  // Somebody had tapped the wrong button.
  await setStatus(one.id, 'confirmed')
  await setStatus(other.id, 'confirmed')
  expect((await told()).map(([, , state]) => state)).toEqual(['waiting', 'waiting'])
  await printed()
  await setStatus(one.id, 'ready')
  await setStatus(one.id, 'confirmed')
  expect((await told()).map(([, , state]) => state)).toEqual(['printed', 'printed'])
})

it('deletes the jobs of an order when it is archived', async () => {
  const retention = orderJobs(restaurant).find(({ name }) => name === 'order-retention')
  await place()
  await retention?.run(new Date('2026-08-06T05:00:00Z'))
  expect(await queuedJobs(restaurant)).toHaveLength(1)
  await retention?.run(new Date('2026-09-01T05:00:00Z'))
  expect(await queuedJobs(restaurant)).toEqual([])
})
