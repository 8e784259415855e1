import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'

import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { linesBeforeTable } from '#src/features/orders/server/lines-before-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { officeEventsChannel } from '#src/server/realtime/office-events.ts'
import { pairBoard } from '#test/support/devices.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { orderFor, plainCrust, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { signIn } from '#test/support/sign-in.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { KitchenLine, KitchenOrders, KitchenTicket } from '../contract/kitchen.ts'
import { strikeTable } from './strike-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let cookie: string

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  cookie = (await pairBoard(restaurant.app)).cookie
})
beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
})

const halves = {
  id: 'pepperoni',
  quantity: 2,
  customization: [
    { schemaId: 'size-pizza', selections: { size: '16cm' } },
    plainCrust,
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaiian' },
  ],
}
const dessert = { id: 'panna-cotta', quantity: 3 }

/** An order of a guest: it is pending. */
async function place(items: Parameters<typeof orderFor>[1] = [smallPepperoni], changes: object = {}) {
  const payload = await orderFor(restaurant.app, items, changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  return response.json<PlacedOrder>()
}

const board = (method: 'GET' | 'PATCH', url: string, payload?: object) =>
  restaurant.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
const read = async () => (await board('GET', '/api/kitchen/orders')).json<KitchenOrders>()
const names = (tickets: readonly KitchenTicket[]) => tickets.map(({ customerName }) => customerName)
const linesOf = async (id: string): Promise<KitchenLine[]> =>
  (await read()).open.find((ticket) => ticket.id === id)?.lines ?? []
const strike = (id: string, lineKey: string, quantity: number) =>
  board('PATCH', `/api/kitchen/orders/${id}/strike`, { lineKey, quantity })
const move = (id: string, status: string, updatedAt: string) =>
  board('PATCH', `/api/kitchen/orders/${id}/stage`, { status, updatedAt })
const store = (minutesAgo: number, changes: Parameters<typeof storedOrder>[1]) =>
  restaurant.db
    .insert(orderTable)
    .values(storedOrder(new Date(restaurant.clock.now().getTime() - minutesAgo * 60_000), changes))

describe('the board', () => {
  it('shows open orders by the time they are due, pending ones too, but none that waits for a call', async () => {
    await store(50, { customerName: 'At one', status: 'confirmed', requestedTime: '2026-05-06T13:00' })
    await store(40, { customerName: 'Pending', status: 'pending' })
    await store(30, { customerName: 'To be called', status: 'pending', needsCall: true })
    await store(20, { customerName: 'Called', status: 'confirmed', needsCall: true })
    await store(10, { customerName: 'Ready', status: 'ready' })
    await store(9, { customerName: 'Tomorrow', status: 'confirmed', requestedTime: '2026-05-07T13:00' })
    await store(13 * 60, { customerName: 'Left over', status: 'preparing' })
    const { open, leftOver } = await read()
    expect(names(open)).toEqual(['Pending', 'Called', 'Ready', 'At one'])
    expect(leftOver).toBe(1)
  })

  it('shows before midnight what is due soon after', async () => {
    restaurant.clock.set('2026-05-06T16:45:00Z')
    await store(1, { customerName: 'Lan', status: 'confirmed', promisedTime: '2026-05-07T00:10' })
    await store(1, { customerName: 'Tomorrow', status: 'confirmed', requestedTime: '2026-05-07T13:00' })
    expect(names((await read()).open)).toEqual(['Lan'])
  })

  it('shows what is to be made although hundreds of orders that are ready were never handed over', async () => {
    const ready = Array.from({ length: 201 }, () =>
      storedOrder(new Date(restaurant.clock.now().getTime() - 600_000), { status: 'ready' }),
    )
    await restaurant.db.insert(orderTable).values(ready)
    await store(1, { customerName: 'Lan', status: 'confirmed' })
    expect(names((await read()).open).at(-1)).toBe('Lan')
  })

  it('shows when an order was promised, which staff may have moved', async () => {
    const time = { requestedTime: '2026-05-06T13:00', promisedTime: '2026-05-06T13:20' }
    await store(10, { status: 'confirmed', ...time })
    expect((await read()).open).toMatchObject([time])
  })

  it('shows the last orders that were handed over, and what was cancelled a moment ago', async () => {
    for (const [minutes, name] of [
      [121, 'Long ago'],
      [4, 'A'],
      [3, 'B'],
      [2, 'C'],
      [1, 'D'],
    ] as const)
      await store(minutes, { customerName: name, status: 'completed' })
    await store(14, { customerName: 'Just cancelled', status: 'cancelled' })
    await store(16, { customerName: 'Cancelled', status: 'cancelled' })
    const { open, done, cancelled } = await read()
    expect([names(open), names(done), names(cancelled)]).toEqual([[], ['D', 'C', 'B'], ['Just cancelled']])
  })

  it('says nothing of phone, e-mail, address and money', async () => {
    await store(1, {
      status: 'ready',
      customerPhone: '+84912345678',
      customerEmail: 'lan@example.com',
      customerAddress: '12 Lê Lợi',
    })
    const { body } = await board('GET', '/api/kitchen/orders')
    expect(body).not.toMatch(/84912345678|lan@example|Lê Lợi|000\.00|ticketToken|Phone/)
  })

  it('shows two halves, size, other choices and the note apart', async () => {
    const { id } = await place([{ ...halves, note: 'không hành' } as typeof halves])
    const [line] = await linesOf(id)
    expect(line).toMatchObject({
      quantity: 2,
      size: { name: expect.stringContaining('16') },
      halves: [{ name: 'Half Pepperoni' }, { name: 'Half Hawaiian Ham & Pineapple' }],
      choices: [{ name: expect.stringContaining('Puffy rim'), isUsual: true }],
      struck: 0,
      before: null,
    })
  })
})

test('a paired board moves the promised time of what it makes, and the move is recorded as the board’s', async () => {
  await setSettings(restaurant, {
    oven: { pizzas: 4, minutes: 20, sizes: [], halves: 0, perGuest: 0, withoutOven: '' },
  })
  const { id } = await place()
  const [ticket] = (await read()).open
  expect(ticket?.promisedTime).toBe('2026-05-06T12:20')
  const later = (minutes: number, updatedAt = ticket?.updatedAt) =>
    board('PATCH', `/api/kitchen/orders/${id}/promise`, { minutes, updatedAt })
  restaurant.clock.set('2026-05-06T05:01:00Z')
  const moved = await later(10)
  expect(moved.json<KitchenTicket>(), moved.body).toMatchObject({ promisedTime: '2026-05-06T12:30' })
  expect(moved.body).not.toMatch(/customerPhone|customerEmail|grandTotal/)
  expect((await later(10)).json()).toMatchObject({ code: 'orders.stale' })
  expect((await later(15)).statusCode).toBe(400)
  const entries = await restaurant.db.select().from(auditEntryTable)
  expect(entries.filter(({ action }) => action === 'orders.promise-moved')).toHaveLength(1)
  await restaurant.db.update(orderTable).set({ status: 'ready' })
  const { updatedAt } = moved.json<KitchenTicket>()
  expect((await later(10, updatedAt)).json()).toMatchObject({ code: 'orders.not-cooking' })
})

test('what is sold out and the pause stand on the board, and so does each line that holds what is missing', async () => {
  const { id } = await place([smallPepperoni, dessert])
  const admin = await officeCalls(restaurant, 'admin')
  const before = await read()
  const until = '2026-05-06T06:00:00.000Z'
  const input = { name: 'Ham', nameVi: 'Giăm bông', dishIds: [smallPepperoni.id] }
  const ham = (await admin('POST', '/api/ingredients', input)).json<{ id: string }>()
  await admin('PATCH', `/api/ingredients/${ham.id}/availability`, { isAvailable: false, soldOutUntil: until })
  await admin('PATCH', '/api/menu-items/tiramisu', { isAvailable: false })
  await staff('PUT', '/api/pause', { length: 15 })
  const { soldOut, pausedUntil } = await read()
  const missing = await linesOf(id)
  await staff('DELETE', '/api/pause')
  await admin('DELETE', `/api/ingredients/${ham.id}`)
  await admin('PATCH', '/api/menu-items/tiramisu', { isAvailable: true })
  expect(soldOut).toContainEqual({ name: 'Ham', nameVi: 'Giăm bông', until })
  // Not the dishes that hold the ham.
  expect(soldOut).toHaveLength(before.soldOut.length + 2)
  expect(soldOut.at(-1)).toMatchObject({ name: expect.stringContaining('Tiramisu'), until: null })
  expect(pausedUntil).toBe('2026-05-06T05:15:00.000Z')
  expect(missing.map((line) => line.missing)).toEqual([[{ name: 'Ham', nameVi: 'Giăm bông' }], []])
  expect(await read()).toMatchObject({ soldOut: before.soldOut, pausedUntil: null })
})

describe('a struck line', () => {
  it('is struck on every board, and for good until it is taken back', async () => {
    const { id } = await place([smallPepperoni, dessert])
    const [pizza, sweet] = await linesOf(id)
    const struck = (await strike(id, sweet?.key ?? '', 3)).json<KitchenTicket>()
    expect(struck.lines.map((line) => line.struck)).toEqual([0, 3])
    const seen = (await staff('GET', '/api/kitchen/orders')).json<KitchenOrders>()
    expect(seen.open[0]?.lines.map((line) => line.struck)).toEqual([0, 3])
    await strike(id, sweet?.key ?? '', 0)
    expect((await linesOf(id)).map((line) => line.struck)).toEqual([0, 0])
    expect(pizza?.key).not.toBe(sweet?.key)
  })

  it('is one row, however many boards strike it at once', async () => {
    const { id } = await place()
    const [line] = await linesOf(id)
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_each, index) => strike(id, line?.key ?? '', index % 2)),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await restaurant.db.select().from(strikeTable)).length).toBeLessThan(2)
  })

  it('that has waited for the network takes nothing back that another board has struck since', async () => {
    const { id } = await place([dessert])
    const [line] = await linesOf(id)
    const waited = (quantity: number, seen: number) =>
      board('PATCH', `/api/kitchen/orders/${id}/strike`, { lineKey: line?.key, quantity, seen })
    const struck = async () => (await linesOf(id))[0]?.struck
    await strike(id, line?.key ?? '', 3)
    await waited(0, 0)
    await waited(2, 0)
    await waited(0, 2)
    expect(await struck()).toBe(3)
    await waited(1, 3)
    await waited(1, 3)
    expect(await struck()).toBe(1)
    await waited(3, 1)
    expect(await struck()).toBe(3)
    await waited(0, 3)
    await waited(0, 3)
    expect(await struck()).toBe(0)
  })

  it('counts, and can be taken back, although the line has lost pieces before the network was back', async () => {
    const order = await place([dessert])
    const [line] = await linesOf(order.id)
    const waited = (quantity: number, seen: number) =>
      board('PATCH', `/api/kitchen/orders/${order.id}/strike`, { lineKey: line?.key, quantity, seen })
    const have = (quantity: number) =>
      staff('PATCH', `/api/orders/${order.id}`, {
        items: order.items.map((item) => ({ ...item, quantity })),
        reason: 'Khách bớt món',
      })
    const struck = async () => (await linesOf(order.id))[0]?.struck
    await have(2)
    expect((await waited(3, 0)).statusCode).toBe(200)
    expect(await struck()).toBe(2)
    await have(1)
    await waited(2, 2)
    expect(await struck()).toBe(1)
    await waited(0, 1)
    expect(await struck()).toBe(0)
  })

  it('that was taken back before it arrived leaves what another board has struck', async () => {
    const { id } = await place([dessert])
    const [line] = await linesOf(id)
    const tap = (quantity: number, seen: number, key: string) =>
      board('PATCH', `/api/kitchen/orders/${id}/strike`, { lineKey: line?.key, quantity, seen, key })
    const struck = async () => (await linesOf(id))[0]?.struck
    await tap(3, 0, 'the-first-board-1')
    await tap(0, 3, 'the-other-board-1')
    expect(await struck()).toBe(3)
    await tap(0, 3, 'the-first-board-1')
    expect(await struck()).toBe(0)
  })

  it('at two boards, one piece each at once, is two pieces, however often the calls are repeated', async () => {
    const { id } = await place([dessert])
    const [line] = await linesOf(id)
    const tap = (key: string) =>
      board('PATCH', `/api/kitchen/orders/${id}/strike`, { lineKey: line?.key, quantity: 1, seen: 0, key })
    const keys = ['the-first-board-1', 'the-other-board-1']
    await Promise.all([...keys, ...keys, ...keys].map(tap))
    expect((await linesOf(id))[0]?.struck).toBe(2)
  })

  it('of an order that was just cancelled is not made again once that is taken back', async () => {
    const { id } = await place([dessert])
    const [line] = await linesOf(id)
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'cancelled', reason: 'nhầm đơn' })
    expect((await strike(id, line?.key ?? '', 3)).statusCode).toBe(200)
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'confirmed' })
    expect((await linesOf(id)).map(({ struck }) => struck)).toEqual([3])
  })

  it.each([
    ['no line', { lineKey: 'none.1', quantity: 1 }, 409],
    ['more pieces than there are', { quantity: 2 }, 409],
    ['less than nothing', { quantity: -1 }, 400],
    ['half a piece', { quantity: 0.5 }, 400],
    ['words', { quantity: 'all' }, 400],
    ['a key that no line has', { lineKey: "'; drop", quantity: 1 }, 400],
    ['nothing', { lineKey: undefined }, 400],
  ])('cannot be %s', async (_what, body, status) => {
    const { id } = await place()
    const [line] = await linesOf(id)
    const payload = { lineKey: line?.key, quantity: 1, ...body }
    const response = await board('PATCH', `/api/kitchen/orders/${id}/strike`, payload)
    expect(response.statusCode).toBe(status)
    expect(await restaurant.db.select().from(strikeTable)).toEqual([])
  })

  it('is told to all boards once, and nothing is told if it was so already', async () => {
    const { id } = await place()
    const [line] = await linesOf(id)
    const listener = new Client({ connectionString: restaurant.databaseUrl })
    await listener.connect()
    const heard: unknown[] = []
    listener.on('notification', ({ payload }) => heard.push(payload))
    await listener.query(`listen ${officeEventsChannel}`)
    for (const quantity of [1, 1, 0, 0]) await strike(id, line?.key ?? '', quantity)
    await restaurant.db.insert(linesBeforeTable).values({ orderId: id, items: [] })
    const { updatedAt = '' } = (await read()).open[0] ?? {}
    for (const _again of [1, 2]) await board('PATCH', `/api/kitchen/orders/${id}/seen`, { updatedAt })
    await listener.query('select 1')
    await listener.end()
    expect(heard).toEqual(Array.from({ length: 3 }, () => JSON.stringify({ lists: ['kitchen'] })))
  })

  it('goes with its order', async () => {
    const { id } = await place()
    const [line] = await linesOf(id)
    await strike(id, line?.key ?? '', 1)
    await restaurant.db.delete(orderTable)
    expect(await restaurant.db.select().from(strikeTable)).toEqual([])
  })
})

describe('an order that the office changes after the kitchen had it', () => {
  const item = { name: 'x', price: '0' }
  const edit = async (id: string, items: readonly object[], updatedAt?: string) =>
    (await staff('PATCH', `/api/orders/${id}`, { items, updatedAt, reason: 'vì khách' })).json<PlacedOrder>()
  const brief = (lines: readonly KitchenLine[]) =>
    lines.map(({ name, quantity, struck, before }) => [name, quantity, struck, before])

  it('shows what was added, removed and made more, until somebody has seen it; strikes of the rest stay', async () => {
    const placed = await place([smallPepperoni, dessert])
    const [pizza, sweet] = await linesOf(placed.id)
    await strike(placed.id, pizza?.key ?? '', 1)
    await strike(placed.id, sweet?.key ?? '', 3)
    const kept = { ...item, ...smallPepperoni, price: placed.items[0]?.unitPrice, quantity: 1 }
    await edit(placed.id, [
      kept,
      { ...item, id: 'panna-cotta', price: placed.items[1]?.unitPrice, quantity: 5 },
    ])
    expect(brief(await linesOf(placed.id))).toEqual([
      ['Pepperoni', 1, 1, null],
      [sweet?.name, 5, 3, 3],
    ])
    restaurant.clock.set('2026-05-06T05:01:00Z')
    const changed = await edit(placed.id, [kept])
    expect(brief(await linesOf(placed.id))).toEqual([
      ['Pepperoni', 1, 1, null],
      [sweet?.name, 0, 0, 3],
    ])
    const url = `/api/kitchen/orders/${placed.id}/seen`
    expect((await board('PATCH', url, { updatedAt: placed.updatedAt })).statusCode).toBe(409)
    expect((await board('PATCH', url, { updatedAt: changed.updatedAt })).statusCode).toBe(200)
    expect(brief(await linesOf(placed.id))).toEqual([['Pepperoni', 1, 1, null]])
    expect(await restaurant.db.select().from(linesBeforeTable)).toEqual([])
  })

  it('shows fewer pieces if one of two equal lines is removed, and what was made stays struck', async () => {
    const placed = await place([{ ...dessert, quantity: 2 }, dessert])
    const [sweet] = await linesOf(placed.id)
    await strike(placed.id, sweet?.key ?? '', 1)
    await edit(placed.id, [{ ...item, ...dessert, price: placed.items[1]?.unitPrice }])
    expect(brief(await linesOf(placed.id))).toEqual([[sweet?.name, 3, 1, 5]])
  })

  it('shows a line whose note was changed as another one, which is not struck', async () => {
    const placed = await place([dessert])
    const [sweet] = await linesOf(placed.id)
    await strike(placed.id, sweet?.key ?? '', 3)
    const price = placed.items[0]?.unitPrice
    await edit(placed.id, [{ ...item, ...dessert, price, note: 'không đường' }])
    expect(brief(await linesOf(placed.id))).toEqual([
      [sweet?.name, 0, 0, 3],
      [sweet?.name, 3, 0, 0],
    ])
  })

  it('shows a note that was added and a table that was changed, until somebody has seen it', async () => {
    const placed = await place([dessert], { orderType: 'dine-in', tableLabel: '7' })
    const change = { specialInstructions: 'Bé dị ứng trứng', tableLabel: '8' }
    const { updatedAt } = (await staff('PATCH', `/api/orders/${placed.id}`, change)).json<PlacedOrder>()
    const { specialInstructions, tableLabel, before, lines } = (await read()).open[0] ?? {}
    expect({ specialInstructions, tableLabel }).toEqual(change)
    expect(before).toMatchObject({ specialInstructions: null, tableLabel: '7' })
    expect(lines?.map((line) => line.before)).toEqual([null])
    await board('PATCH', `/api/kitchen/orders/${placed.id}/seen`, { updatedAt })
    expect((await read()).open[0]?.before).toBeNull()
  })

  it('shows a promised time that was moved, until somebody has seen it or it is moved back', async () => {
    const { id } = await place()
    await restaurant.db.update(orderTable).set({ promisedTime: '2026-05-06T12:20' })
    const ticketNow = async () => (await read()).open[0]
    const later = async (minutes: number) => {
      restaurant.clock.set(new Date(restaurant.clock.now().getTime() + 1000).toISOString())
      const { updatedAt } = (await ticketNow()) ?? {}
      return staff('PATCH', `/api/orders/${id}/promise`, { minutes, updatedAt })
    }
    await later(10)
    expect(await ticketNow()).toMatchObject({
      promisedTime: '2026-05-06T12:30',
      before: { promisedTime: '2026-05-06T12:20' },
    })
    const { updatedAt } = (await ticketNow()) ?? {}
    await board('PATCH', `/api/kitchen/orders/${id}/seen`, { updatedAt })
    expect((await ticketNow())?.before).toBeNull()
    await later(20)
    expect((await ticketNow())?.before).toMatchObject({ promisedTime: '2026-05-06T12:30' })
    await later(-20)
    expect((await ticketNow())?.before).toBeNull()
  })

  it('says nothing of a promise if an earlier server has stored what was before', async () => {
    const { id } = await place()
    await restaurant.db.update(orderTable).set({ promisedTime: '2026-05-06T12:30' })
    const [row] = await restaurant.db.select().from(orderTable)
    if (!row) throw new Error('There is the order')
    const { items, orderType, tableLabel, specialInstructions, requestedTime, scheduledTime } = row
    const facts = { orderType, tableLabel, specialInstructions, requestedTime, scheduledTime }
    await restaurant.db.insert(linesBeforeTable).values({ orderId: id, items, facts })
    expect((await read()).open[0]?.before).toBeNull()
  })

  it('says nothing of an edit that leaves everything that the kitchen reads as it was', async () => {
    const placed = await place([dessert])
    await staff('PATCH', `/api/orders/${placed.id}`, {
      customerAddress: '1 Lê Lợi',
      specialInstructions: null,
    })
    expect((await read()).open[0]?.before).toBeNull()
  })

  it('says nothing of changes that an admin made once it was handed over', async () => {
    const placed = await place([smallPepperoni, dessert])
    await restaurant.db.update(orderTable).set({ status: 'completed' })
    const admin = await officeCalls(restaurant, 'admin')
    const items = [{ ...item, ...smallPepperoni, price: placed.items[0]?.unitPrice, quantity: 1 }]
    const response = await admin('PATCH', `/api/orders/${placed.id}`, { items, reason: 'tính nhầm' })
    expect(response.statusCode).toBe(200)
    expect(await restaurant.db.select().from(linesBeforeTable)).toEqual([])
  })

  it('says nothing of changes that were made before the kitchen had it', async () => {
    const placed = await place()
    await restaurant.db.update(orderTable).set({ needsCall: true }).where(eq(orderTable.id, placed.id))
    await edit(placed.id, [{ ...item, ...smallPepperoni, price: placed.items[0]?.unitPrice, quantity: 2 }])
    expect(await restaurant.db.select().from(linesBeforeTable)).toEqual([])
  })
})

describe('an order that is cancelled', () => {
  const stopped = async () => (await read()).cancelled.map(({ isToStop }) => isToStop)
  const set = (id: string, status: string) => staff('PATCH', `/api/orders/${id}/status`, { status })

  it.each([
    ['pending', false],
    ['confirmed', false],
    ['preparing', true],
    ['ready', true],
  ])('while it is %s is to be stopped: %s, until a board has seen it', async (status, isToStop) => {
    const { id } = await place()
    await set(id, status)
    await set(id, 'cancelled')
    expect(await stopped()).toEqual([isToStop])
    const updatedAt = (await read()).cancelled[0]?.updatedAt
    const seen = await board('PATCH', `/api/kitchen/orders/${id}/seen`, { updatedAt })
    expect(seen.statusCode, seen.body).toBe(200)
    expect(await stopped()).toEqual([false])
    await set(id, 'preparing')
    await set(id, 'cancelled')
    expect(await stopped()).toEqual([true])
  })

  it('before anybody made it is not to be stopped, although it was changed just before', async () => {
    const placed = await place()
    const items = [{ ...smallPepperoni, name: 'x', price: placed.items[0]?.unitPrice, quantity: 2 }]
    await staff('PATCH', `/api/orders/${placed.id}`, { items, reason: 'vì khách' })
    await set(placed.id, 'cancelled')
    expect(await stopped()).toEqual([false])
  })
})

describe('a board', () => {
  it('moves an order from stage to stage, takes it back and recalls it, which the audit log says of it', async () => {
    const { id, updatedAt } = await place()
    let last = updatedAt
    for (const status of ['confirmed', 'preparing', 'ready', 'completed', 'ready', 'preparing']) {
      restaurant.clock.set(new Date(Date.parse(last) + 1000).toISOString())
      const response = await move(id, status, last)
      expect([response.statusCode, response.json<KitchenTicket>().status]).toEqual([200, status])
      last = response.json<KitchenTicket>().updatedAt
    }
    const [entry] = await restaurant.db.select().from(auditEntryTable).where(eq(auditEntryTable.thingId, id))
    expect(entry).toMatchObject({ action: 'orders.status', actorKind: 'device', actorId: 'Bếp 1' })
  })

  it('on which somebody is signed in moves orders as that person', async () => {
    const { id, updatedAt } = await place()
    const response = await restaurant.app.inject({
      method: 'PATCH',
      url: `/api/kitchen/orders/${id}/stage`,
      headers: { cookie: `${cookie}; ${await signIn(restaurant.app, 'staff')}` },
      payload: { status: 'confirmed', updatedAt },
    })
    expect(response.statusCode).toBe(200)
    const [entry] = await restaurant.db.select().from(auditEntryTable).where(eq(auditEntryTable.thingId, id))
    expect(entry).toMatchObject({ actorKind: 'user', actorRole: 'staff' })
  })

  it('moves an order once, of a hundred taps at the same time', async () => {
    const { id, updatedAt } = await place()
    restaurant.clock.set('2026-05-06T05:00:01Z')
    const responses = await Promise.all(Array.from({ length: 100 }, () => move(id, 'confirmed', updatedAt)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })

  it.each(['cancelled', 'done', '', null])('cannot set %j', async (status) => {
    const { id, updatedAt } = await place()
    expect((await move(id, status as string, updatedAt)).statusCode).toBe(400) // sent by no client of ours
  })

  it('cannot move an order that waits for a call, was cancelled, or was handed over long ago', async () => {
    for (const changes of [
      { status: 'pending', needsCall: true },
      { status: 'cancelled' },
      { status: 'completed' },
    ] as const) {
      await restaurant.db.delete(orderTable)
      await store(121, changes)
      const [order] = await restaurant.db.select().from(orderTable)
      const response = await move(order?.id ?? '', 'ready', order?.updatedAt.toISOString() ?? '')
      expect(response.json()).toMatchObject({ code: 'kitchen.order-gone' })
    }
  })
})
