import { beforeAll, expect, it } from 'vitest'

import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { sessionCookie } from '../http/session-cookie.ts'

const restaurant = testRestaurant({ RATE_LIMITS: 'true' })
let order: object

beforeAll(async () => {
  order = await orderFor(restaurant.app, [smallPepperoni])
})

let addresses = 0
/** A house with an address of its own, in which everybody sends orders. */
function house() {
  addresses += 1
  const remoteAddress = `10.2.0.${addresses}`
  const send = async (payload: object, cookie = '') => {
    const headers = { cookie }
    return restaurant.app.inject({ method: 'POST', url: '/api/orders', payload, headers, remoteAddress })
  }
  const sendMany = async (count: number, payload: object, cookie?: string) => {
    const sent = await Promise.all(Array.from({ length: count }, () => send(payload, cookie)))
    return countsOf(sent.map(({ statusCode }) => statusCode))
  }
  return { send, sendMany }
}

function countsOf(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

it('sixty orders a minute of one address are taken, also at once, and no more', async () => {
  const { send, sendMany } = house()
  expect(await sendMany(90, order)).toEqual({ 201: 60, 429: 30 })
  const { headers } = await send(order)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await house().send(order)).statusCode).toBe(201)
})

it('what is rejected takes nothing of that, whether by its form or by today’s prices', async () => {
  const { sendMany } = house()
  expect(await sendMany(50, {})).toEqual({ 400: 50 })
  expect(await sendMany(20, order)).toEqual({ 201: 20 })
  // While an order is being checked it counts, so no more are sent at once than are left.
  for (const _ of [1, 2]) expect(await sendMany(25, { ...order, totalAmount: '1.00' })).toEqual({ 409: 25 })
  expect(await sendMany(40, order)).toEqual({ 201: 40 })
})

it('a script that tries inputs out gets 120 rejections a minute, also at once, and nothing more until it is over', async () => {
  const { send, sendMany } = house()
  expect(await sendMany(200, {})).toEqual({ 400: 120, 429: 80 })
  const response = await send(order)
  expect(response.statusCode).toBe(429)
  expect(response.json()).toMatchObject({ code: 'request.too-many' })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

it('three tablets go on entering orders where the guests on the same Wi-Fi have used theirs up, and guests where they have', async () => {
  const { sendMany } = house()
  await sendMany(90, order)
  const entered = { ...order, enteredByStaff: true }
  const tablets = await Promise.all(
    [1, 2, 3].map(async () => signIn(restaurant.app, await createUser(restaurant.db, { role: 'staff' }))),
  )
  for (const cookie of tablets) expect(await sendMany(30, entered, cookie)).toEqual({ 201: 30 })
  // A user is one at every address.
  expect(await house().sendMany(40, entered, tablets[0])).toEqual({ 201: 30, 429: 10 })
  expect((await house().sendMany(60, order))[201]).toBe(60)
})

it('an invented session has no counts of its own', async () => {
  const { sendMany, send } = house()
  await sendMany(60, order)
  expect((await send(order, `${sessionCookie}=invented`)).statusCode).toBe(429)
})
