import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { guest, orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import type { Pause } from '#src/features/oven/contract/pause.ts'
import { pauseTable } from '#src/features/oven/server/pause-table.ts'
import { sumLoads } from '#src/features/oven/rules/expected-loads.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { buildApp } from '#src/server/app.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import type { Order, PlacedOrder } from '../contract/order.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import type { OrderTimes } from '../contract/promised-times.ts'
import { orderTable } from './order-table.ts'

let services: Services
const restaurant = testRestaurant({}, (_app, given) => void (services = given))
const noon = '2026-05-06T05:00:00Z'
const day = '2026-05-06'
const oven = { pizzas: 4, minutes: 20, sizes: [], halves: 0, perGuest: 0, withoutOven: 'Đồ uống, Drinks' }
let staff: OfficeCall
let admin: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
afterEach(async () => {
  restaurant.clock.set(noon)
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(orderTable)
  await staff('DELETE', '/api/pause')
})

const send = async (changes: object = {}, quantity = 1, app: FastifyInstance = restaurant.app) => {
  const payload = await orderFor(app, [{ ...smallPepperoni, quantity }], changes)
  return app.inject({ method: 'POST', url: '/api/orders', payload })
}
const place = async (changes: object = {}, quantity = 1) => {
  const response = await send(changes, quantity)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<PlacedOrder>()
}
const at = (time: string) => `${day}T${time}`
const times = async (quantity = 1) => {
  const payload = { items: [{ ...smallPepperoni, quantity }] }
  return (
    await restaurant.app.inject({ method: 'POST', url: '/api/orders/times', payload })
  ).json<OrderTimes>()
}
const move = (id: string, payload: object) => staff('PATCH', `/api/orders/${id}/promise`, payload)
const loads = async () =>
  sumLoads((await restaurant.db.select().from(orderTable)).map((row) => row.ovenSlots ?? {}))

describe('while times are promised', () => {
  it('an order gets the first time that the oven can keep, and its ticket says so', async () => {
    await setSettings(restaurant, { oven })
    expect(await times(4)).toMatchObject({ first: at('12:20'), isPromise: true })
    const first = await place({}, 4)
    expect(first).toMatchObject({ promisedTime: at('12:20'), requestedTime: null })
    expect(first).not.toHaveProperty('ovenSlots')
    expect(await times(1)).toMatchObject({ first: at('12:30') })
    expect(await place()).toMatchObject({ promisedTime: at('12:30') })
    const ticket = await restaurant.app.inject(`/api/orders/ticket/${first.ticketUrl.split('/').at(-1)}`)
    expect(ticket.json<OrderTicket>()).toMatchObject({ promisedTime: at('12:20') })
  })

  it('a full time is a conflict with the next three, and is not offered', async () => {
    await setSettings(restaurant, { oven })
    expect(await place({ requestedTime: at('18:00') }, 4)).toMatchObject({ promisedTime: at('18:00') })
    expect((await times()).full).toContain(at('18:00'))
    expect((await times()).full).not.toContain(at('18:15'))
    const response = await send({ requestedTime: at('18:00') })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'orders.time-full',
      details: { next: [at('18:15'), at('18:30'), at('18:45')] },
    })
    // A time that the oven cannot keep at all, because it is too near.
    expect((await send({ requestedTime: at('12:15') })).json()).toMatchObject({ code: 'orders.time-full' })
  })

  it('dishes of categories that need no oven weigh nothing', async () => {
    await setSettings(restaurant, { oven: { ...oven, withoutOven: 'Salad, classic  PIZZA' } })
    await place({}, 40)
    expect(await loads()).toEqual({})
  })

  it('expected guests are counted until they arrive', async () => {
    await setSettings(restaurant, { oven: { ...oven, perGuest: 1 } })
    const booked = storedReservation(new Date(noon), day, {
      time: '18:00',
      guests: 16,
      status: 'confirmed',
      arrivedAt: null,
      noShowAt: null,
      needsCall: false,
    })
    await restaurant.db.insert(reservationTable).values(booked)
    const { full } = await times()
    expect(full).toEqual(expect.arrayContaining(['18:00', '18:15', '18:30', '18:45'].map(at)))
    expect(full).not.toContain(at('19:00'))
    await restaurant.db.update(reservationTable).set({ arrivedAt: new Date(noon) })
    expect((await times()).full).not.toContain(at('18:00'))
  })

  it('what is cancelled or taken away is free again', async () => {
    await setSettings(restaurant, { oven })
    const order = await place({ requestedTime: at('18:00') }, 4)
    const [line] = order.items
    const items = [{ ...smallPepperoni, name: 'x', price: line?.price, quantity: 3 }]
    const edited = await staff('PATCH', `/api/orders/${order.id}`, { items })
    expect(edited.json<Order>(), edited.body).toMatchObject({ promisedTime: at('18:00') })
    expect(await loads()).toEqual({ [at('18:00')]: 3 })
    const later = await staff('PATCH', `/api/orders/${order.id}`, { requestedTime: at('19:00') })
    expect(later.json<Order>()).toMatchObject({ promisedTime: at('19:00') })
    expect(await loads()).toEqual({ [at('19:00')]: 3 })
    await staff('PATCH', `/api/orders/${order.id}/status`, { status: 'cancelled', reason: 'Khách đổi ý' })
    expect((await times(4)).full).not.toContain(at('19:00'))
  })

  it('an order that waits for a call gets its time once it is confirmed', async () => {
    await setSettings(restaurant, { oven, capacity: { seats: 40, stayMinutes: 90 }, callAboveAmount: 1 })
    const order = await place()
    expect(order).toMatchObject({ needsCall: true, promisedTime: null })
    expect(await loads()).toEqual({})
    expect((await move(order.id, { minutes: 10 })).json()).toMatchObject({ code: 'orders.confirm-first' })
    const confirmed = await staff('PATCH', `/api/orders/${order.id}/status`, { status: 'confirmed' })
    expect(confirmed.json<Order>()).toMatchObject({ promisedTime: at('12:20') })
    expect(await loads()).toEqual({ [at('12:15')]: 1 })
  })

  it('staff move a promise by a tap, and the oven bakes it then', async () => {
    await setSettings(restaurant, { oven })
    const { id, updatedAt, ticketUrl } = await place()
    const moved = await move(id, { minutes: 20, updatedAt })
    expect(moved.json<Order>()).toMatchObject({ promisedTime: at('12:40') })
    expect(await loads()).toEqual({ [at('12:30')]: 1 })
    expect((await move(id, { minutes: 20, updatedAt: '2026-01-01T00:00:00Z' })).json()).toMatchObject({
      code: 'orders.stale',
    })
    const ticket = await restaurant.app.inject(`/api/orders/ticket/${ticketUrl.split('/').at(-1)}`)
    expect(ticket.json<OrderTicket>()).toMatchObject({ promisedTime: at('12:40'), changedAt: null })
    await admin('PATCH', `/api/orders/${id}/status`, { status: 'ready' })
    expect((await move(id, { minutes: 10 })).json()).toMatchObject({ code: 'orders.not-cooking' })
    expect((await move(id, { minutes: 15 })).statusCode).toBe(400)
    expect((await move('nobody', { minutes: 10 })).statusCode).toBe(404)
  })

  it('what is due comes by the promised time', async () => {
    await setSettings(restaurant, { oven })
    const late = await place()
    const next = await place()
    await move(late.id, { minutes: 20 })
    const due = (await staff('GET', '/api/orders/due')).json<{ orders: Order[] }>()
    expect(due.orders.map(({ id }) => id)).toEqual([next.id, late.id])
  })

  it('of many orders at once, at two servers, no quarter of an hour is given twice', async () => {
    await setSettings(restaurant, { oven })
    const other = await openDatabase(restaurant.databaseUrl)
    const second = await buildApp({ ...services, db: other.db })
    try {
      const payload = await orderFor(restaurant.app, [smallPepperoni])
      const asked = Array.from({ length: 60 }, (_, index) => {
        const app = index % 2 === 0 ? restaurant.app : second
        const own = index % 3 === 0 ? { ...payload, requestedTime: at('12:45') } : payload
        return app.inject({ method: 'POST', url: '/api/orders', payload: { ...own, ...guest } })
      })
      const responses = await Promise.all(asked)
      const codes = responses.map(({ statusCode }) => statusCode)
      expect(new Set(codes)).toEqual(new Set([201, 409]))
      // Only those that asked for a time can be rejected.
      expect(codes.filter((code, index) => code === 409 && index % 3 !== 0)).toEqual([])
      const baked = Object.values(await loads())
      expect(Math.max(...baked)).toBe(4)
      expect(baked.reduce((sum, load) => sum + load, 0)).toBe(codes.filter((code) => code === 201).length)
    } finally {
      await second.close()
      await other.close()
    }
  })
})

describe('while the kitchen pauses', () => {
  const pause = async (length: unknown) => staff('PUT', '/api/pause', { length })

  test('an order is made after the pause, and a time within it cannot be asked for', async () => {
    expect((await pause(30)).json<Pause>()).toMatchObject({ until: '2026-05-06T05:30:00.000Z' })
    expect(await times()).toMatchObject({ first: at('12:30'), isPromise: false, pausedUntil: at('12:30') })
    expect(await place()).toMatchObject({ scheduledTime: at('12:30'), promisedTime: null })
    expect((await send({ requestedTime: at('12:15') })).json()).toMatchObject({
      code: 'orders.time-full',
      details: { next: [at('12:30'), at('12:45'), at('13:00')] },
    })
    await setSettings(restaurant, { oven })
    expect(await place()).toMatchObject({ promisedTime: at('12:50') })
  })

  test('it ends by itself', async () => {
    await pause(15)
    restaurant.clock.set('2026-05-06T05:15:00Z')
    expect(await times()).toEqual({ first: null, isPromise: false, pausedUntil: null, full: [] })
    expect(await place()).toMatchObject({ scheduledTime: null })
    expect((await staff('GET', '/api/pause')).json()).toEqual({ until: null, byName: null })
  })

  test('until the next opening', async () => {
    await pause('opening')
    const { first } = await times()
    expect(first?.slice(0, 10)).toBe('2026-05-07')
    expect(await place()).toMatchObject({ scheduledTime: first })
    await setSettings(restaurant, { openingHours: [] })
    expect((await pause('opening')).json()).toMatchObject({ code: 'oven.no-opening' })
  })

  test('staff and admins begin and end it, and the log says who', async () => {
    await restaurant.db.delete(auditEntryTable)
    await pause(60)
    expect((await admin('GET', '/api/pause')).json<Pause>().byName).toEqual(expect.any(String))
    expect((await admin('DELETE', '/api/pause')).statusCode).toBe(204)
    expect((await admin('DELETE', '/api/pause')).json()).toMatchObject({ code: 'oven.not-paused' })
    expect(await times()).toMatchObject({ first: null, pausedUntil: null })
    const entries = await restaurant.db.select().from(auditEntryTable)
    expect(entries.map(({ action, actorRole }) => [action, actorRole])).toEqual([
      ['oven.paused', 'staff'],
      ['oven.resumed', 'admin'],
    ])
    expect((await pause(45)).statusCode).toBe(400)
  })

  test('of many who pause at once, one pause stays', async () => {
    const lengths = [15, 30, 60, 'opening', 15, 30, 60, 'opening']
    const responses = await Promise.all(lengths.map(pause))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(lengths.map(() => 200))
    expect(await restaurant.db.select().from(pauseTable)).toHaveLength(1)
  })
})

test('while the choice is off, an order is as before', async () => {
  expect(await times()).toEqual({ first: null, isPromise: false, pausedUntil: null, full: [] })
  expect(await place()).toMatchObject({ promisedTime: null, scheduledTime: null })
})
