import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { officeCalls } from '../../../../test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '../../../../test/support/orders.ts'
import { createUser, signIn } from '../../../../test/support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant } from '../../../../test/support/test-restaurant.ts'
import type { PlacedOrder } from '../../orders/contract/order.ts'
import type { Notification } from '../contract/notification.ts'

let restaurant: TestRestaurant
let address: string

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  address = await restaurant.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => restaurant.close())

async function openStream(cookie: string) {
  const controller = new AbortController()
  const response = await fetch(`${address}/api/events`, { headers: { cookie }, signal: controller.signal })
  if (!response.body) throw new Error('A stream has a body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** Reads on until this has been heard; a test that waits in vain fails by its time limit. */
  async function until(pattern: RegExp): Promise<string> {
    for (let match = pattern.exec(text); ; match = pattern.exec(text)) {
      if (match) return match[1] ?? match[0]
      const { value, done } = await reader.read()
      if (done) throw new Error(`The stream ended after: ${text}`)
      text += value
    }
  }
  return { response, until, ended: async () => (await reader.read()).done, close: () => controller.abort() }
}

describe('the live line of the house', () => {
  it.each(['nobody', 'customer'] as const)('is refused to %s', async (who) => {
    const call = await officeCalls(restaurant, who)
    expect((await call('GET', '/api/events')).statusCode).toBe(who === 'nobody' ? 401 : 403)
  })

  it.each(['staff', 'admin'] as const)('tells %s of a new order and what it is', async (who) => {
    const stream = await openStream(await signIn(restaurant.app, who))
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    await stream.until(/: connected/)
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    const placed = (
      await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    ).json<PlacedOrder>()
    expect(JSON.parse(await stream.until(/event: changed\ndata: (.*)\n/))).toEqual({
      lists: ['orders', 'notifications'],
    })
    const notification = JSON.parse(await stream.until(/event: notification\ndata: (.*)\n/)) as Notification
    expect(notification).toMatchObject({ type: 'order', referenceId: placed.id })
    stream.close()
  })

  it('says nothing of an order that was refused', async () => {
    const stream = await openStream(await signIn(restaurant.app, 'staff'))
    await stream.until(/: connected/)
    const refused = await orderFor(restaurant.app, [smallPepperoni], { totalAmount: '1.00' })
    expect(
      (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload: refused })).statusCode,
    ).toBe(409)
    const taken = await orderFor(restaurant.app, [smallPepperoni], { customerName: 'Người thứ hai' })
    await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload: taken })
    // What is heard first is the order that was taken.
    expect(await stream.until(/event: notification\ndata: (.*)\n/)).toContain('Người thứ hai')
    stream.close()
  })

  it('goes to every server: an order taken by one is heard at another', async () => {
    const stream = await openStream(await signIn(restaurant.app, 'staff'))
    await stream.until(/: connected/)
    await restaurant.db.execute(`select pg_notify('house_events', '{"lists":["menu"]}')`)
    expect(await stream.until(/event: changed\ndata: (.*)\n/)).toBe('{"lists":["menu"]}')
    stream.close()
  })

  it('comes back when its connection to the database breaks, and then counts every list as changed', async () => {
    const stream = await openStream(await signIn(restaurant.app, 'staff'))
    await stream.until(/: connected/)
    await restaurant.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    expect(await stream.until(/event: changed\ndata: (.*)\n/)).toContain('"orders"')
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    await expect
      .poll(async () => (await restaurant.app.inject('/api/ready')).statusCode, { timeout: 10_000 })
      .toBe(200)
    // The second such message comes with the new connection; orders after it are heard again.
    await stream.until(/event: changed[\s\S]*event: changed/)
    await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    expect(await stream.until(/event: notification\ndata: (.*)\n/)).toContain('"order"')
    stream.close()
  })

  it('does not keep the server from closing', async () => {
    const own = await openTestRestaurant()
    const there = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const cookie = await signIn(own.app, await createUser(own.db, { role: 'staff' }))
    const response = await fetch(`${there}/api/events`, { headers: { cookie } })
    await own.close()
    expect(await response.text()).toContain(': connected')
  })
})
