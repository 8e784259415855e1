import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { type OrderBody, orderFor, plainCrust, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Order, PlacedOrder } from '../contract/order.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall

/** A Wednesday noon, and an hour of that evening. */
const now = '2026-05-06T05:00:00Z'
const pepperoni = '/api/menu-items/pepperoni'
const small = { schemaId: 'size-pizza', selections: { size: '16cm' } }
const margherita = { id: 'margherita', customization: [small, plainCrust] }
const halves = {
  ...margherita,
  customization: [
    ...margherita.customization,
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'pepperoni' },
  ],
}

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  restaurant.clock.set(now)
  await count('pepperoni', null)
  await count('margherita', null)
})

async function count(id: string, leftToday: number | null) {
  const response = await staff('PATCH', `/api/menu-items/${id}`, { leftToday })
  expect(response.statusCode, response.body).toBe(200)
}
async function seen(id = 'pepperoni') {
  const all = await restaurant.app.inject('/api/menu-items?includeUnavailable=true')
  return all.json<MenuItem[]>().find((dish) => dish.id === id)
}
const left = async (id?: string) => (await seen(id))?.leftToday
const send = (payload: OrderBody) => restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
async function place(items: Parameters<typeof orderFor>[1], changes: object = {}) {
  const response = await send(await orderFor(restaurant.app, items, changes))
  expect(response.statusCode, response.body).toBe(201)
  return response.json<PlacedOrder>()
}
const setStatus = (id: string, status: string) => staff('PATCH', `/api/orders/${id}/status`, { status })

describe('a counted dish', () => {
  it('is taken exactly as often as there are portions, however many order at once', async () => {
    await count('pepperoni', 8)
    await count('margherita', 20)
    const both = await orderFor(restaurant.app, [smallPepperoni, margherita])
    const inOtherOrder = await orderFor(restaurant.app, [margherita, smallPepperoni])
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(index % 2 ? both : inOtherOrder)),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(8)
    expect(statuses.filter((status) => status === 409)).toHaveLength(12)
    expect(await seen()).toMatchObject({ leftToday: 0, isAvailable: false })
    // Orders that were rejected have taken nothing of the other dish.
    expect(await left('margherita')).toBe(12)
  })

  it('shows how many are left to guests and open screens after each order', async () => {
    await count('pepperoni', 8)
    expect(await left()).toBe(8)
    const screen = await hearEvents(restaurant.databaseUrl)
    await place([{ ...smallPepperoni, quantity: 3 }])
    expect(await left()).toBe(5)
    await expect
      .poll(() => screen.heard)
      .toContainEqual(expect.objectContaining({ lists: ['orders', 'notifications', 'menu'] }))
    await screen.close()
  })

  it('rejects a quote and an order of more than is left, naming dish and number', async () => {
    await count('pepperoni', 4)
    const body = await orderFor(restaurant.app, [{ ...smallPepperoni, quantity: 4 }])
    await count('pepperoni', 3)
    const quote = await restaurant.app.inject({
      method: 'POST',
      url: '/api/orders/quote',
      payload: { items: body.items },
    })
    for (const response of [quote, await send(body)]) {
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({
        code: 'orders.not-enough-left',
        message: expect.stringContaining('Pepperoni (3)'),
        details: { left: 3, problems: [{ line: 0, id: 'pepperoni', left: 3 }] },
      })
    }
    expect(await left()).toBe(3)
  })

  it('counts several lines together, and a half as a portion', async () => {
    await count('pepperoni', 4)
    await place([smallPepperoni, { ...halves, quantity: 2 }])
    expect(await left()).toBe(1)
    await expect(orderFor(restaurant.app, [smallPepperoni, halves])).rejects.toThrow('Pepperoni (1)')
  })

  it('gets its portions back when an order is cancelled, and loses them when it is restored', async () => {
    await count('pepperoni', 3)
    const { id } = await place([{ ...smallPepperoni, quantity: 3 }])
    expect(await seen()).toMatchObject({ leftToday: 0, isAvailable: false })
    await setStatus(id, 'cancelled')
    expect(await seen()).toMatchObject({ leftToday: 3, isAvailable: true })
    await setStatus(id, 'preparing')
    expect(await left()).toBe(0)
    await setStatus(id, 'completed')
    expect(await left()).toBe(0)
    await setStatus(id, 'cancelled')
    await count('pepperoni', 2)
    const restored = await setStatus(id, 'confirmed')
    expect(restored.statusCode).toBe(409)
    expect(restored.json()).toMatchObject({ code: 'orders.not-enough-left', details: { left: 2 } })
    expect((await admin('GET', `/api/orders/${id}`)).json<Order>().status).toBe('cancelled')
  })

  it('gives an edit the difference alone, and takes it for a change of choices from nobody else', async () => {
    await count('pepperoni', 3)
    const order = await place([{ ...smallPepperoni, quantity: 2 }])
    const [line] = order.items
    const edit = (items: readonly object[]) =>
      staff('PATCH', `/api/orders/${order.id}`, { items, reason: 'Ít hơn' })
    const sold = { id: 'pepperoni', name: '', price: line?.price, customization: line?.customization }
    expect((await edit([{ ...sold, quantity: 3 }])).statusCode).toBe(200)
    expect(await left()).toBe(0)
    const more = await edit([{ ...sold, quantity: 4 }])
    expect(more.statusCode).toBe(409)
    expect(more.json()).toMatchObject({ code: 'orders.not-enough-left' })
    // Another crust is another line, of the same portions.
    const thin = [small, { schemaId: 'crust', selections: { option: 'crust-thin' } }]
    const other = await edit([{ ...sold, customization: thin, quantity: 3 }])
    expect(other.statusCode, other.body).toBe(200)
    expect(await left()).toBe(0)
    expect((await edit([{ ...sold, customization: thin, quantity: 1 }])).statusCode).toBe(200)
    expect(await left()).toBe(2)
  })

  it('gets its portions back from a deleted order only if the order was open', async () => {
    await count('pepperoni', 5)
    const open = await place([smallPepperoni])
    const done = await place([smallPepperoni])
    await setStatus(done.id, 'completed')
    expect(await left()).toBe(3)
    await admin('DELETE', `/api/orders/${open.id}`)
    await admin('DELETE', `/api/orders/${done.id}`)
    expect(await left()).toBe(4)
  })

  it('follows the orders of one number that are cancelled together and restored', async () => {
    await count('pepperoni', 5)
    const { id } = await place([{ ...smallPepperoni, quantity: 2 }], { customerPhone: '0900 111 222' })
    await place([smallPepperoni], { customerPhone: '0900 111 222' })
    expect(await left()).toBe(2)
    const cancelled = await staff('POST', '/api/same-number/cancel', { like: id, reason: 'Gọi không được' })
    expect(await left()).toBe(5)
    const { orders, reservations } = cancelled.json<{ orders: []; reservations: [] }>()
    await count('pepperoni', 2)
    const undo = () => staff('POST', '/api/same-number/restore', { orders, reservations })
    // What cannot be had back is named, and the rest is back all the same.
    expect((await undo()).json()).toMatchObject({ restored: 1, missed: [{ lacks: 'portions' }] })
    await count('pepperoni', 3)
    expect((await undo()).json()).toEqual({ restored: 1, missed: [] })
    expect([1, 2]).toContain(await left())
  })

  it('is not taken by an order for another day, and gets its portions back when an order moves there', async () => {
    await count('pepperoni', 5)
    const later = await place([smallPepperoni], { requestedTime: '2026-05-07T18:00' })
    expect(await left()).toBe(5)
    const today = await place([smallPepperoni], { requestedTime: '2026-05-06T18:00' })
    expect(await left()).toBe(4)
    await staff('PATCH', `/api/orders/${today.id}`, { requestedTime: '2026-05-07T18:00' })
    expect(await left()).toBe(5)
    await staff('PATCH', `/api/orders/${later.id}`, { requestedTime: '2026-05-06T19:00' })
    expect(await left()).toBe(4)
  })

  it('is sold out at zero until the next opening, and counted by nobody the day after', async () => {
    await count('pepperoni', 0)
    await count('margherita', 5)
    const { soldOutUntil } = (await seen()) ?? {}
    expect(soldOutUntil).toMatch(/^2026-05-07T0/)
    restaurant.clock.set('2026-05-06T18:00:00Z')
    expect(await seen()).toMatchObject({ isAvailable: false, soldOutUntil })
    expect(await seen('margherita')).not.toHaveProperty('leftToday')
    restaurant.clock.set(String(soldOutUntil))
    expect(await seen()).toMatchObject({ isAvailable: true, soldOutUntil: null })
    expect(await seen()).not.toHaveProperty('leftToday')
    await place([{ ...smallPepperoni, quantity: 9 }])
  })

  it('stays sold out if it is so itself, whatever is left', async () => {
    await count('pepperoni', 8)
    await staff('PATCH', pepperoni, { isAvailable: false })
    expect(await seen()).toMatchObject({ isAvailable: false, soldOutUntil: null, leftToday: 8 })
    await staff('PATCH', pepperoni, { isAvailable: true })
    expect(await seen()).toMatchObject({ isAvailable: true, leftToday: 8 })
  })

  it.each([-1, 1.5, 1000, '8'])('cannot have a count of %s', async (leftToday) => {
    expect((await staff('PATCH', pepperoni, { leftToday })).statusCode).toBe(400)
  })
})

it('an edit of a dish that began before an order took from its count is no conflict', async () => {
  await count('pepperoni', 8)
  const all = (await admin('GET', '/api/menu-items')).json<MenuItem[]>()
  const before = all.find(({ id }) => id === 'pepperoni')
  await place([smallPepperoni])
  const edited = await admin('PATCH', pepperoni, { tags: ['new'], updatedAt: before?.updatedAt })
  expect(edited.statusCode, edited.body).toBe(200)
  expect(edited.json()).toMatchObject({ leftToday: 7 })
})
