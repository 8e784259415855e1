import { connect } from 'node:net'
import { promisify } from 'node:util'

import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { pairBoard, revokeDevice } from '#test/support/devices.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { listenerName } from '#src/server/realtime/channels.ts'
import { sessionEnds } from '#src/features/accounts/rules/session-limits.ts'
import { userTable } from '#src/features/accounts/server/account-table.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import type { Notification } from '../contract/notification.ts'
import { notificationTable } from './notification-table.ts'

let restaurant: TestRestaurant
let address: string

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  address = await restaurant.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => restaurant.close())

async function openStream(cookie: string, server = address) {
  const controller = new AbortController()
  const response = await fetch(`${server}/api/events`, { headers: { cookie }, signal: controller.signal })
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
  /** Reads to the end of the stream. */
  async function ended(): Promise<true> {
    while (!(await reader.read()).done);
    return true
  }
  const forget = () => void (text = '')
  return { response, until, ended, forget, close: () => controller.abort() }
}

describe('the event stream of a paired board', () => {
  it('tells of changed orders, and of no guest and no other list', async () => {
    const stream = await openStream((await pairBoard(restaurant.app)).cookie)
    await stream.until(/: connected/)
    await restaurant.db.execute(`select pg_notify('office_events', '{"lists":["users","reservations"]}')`)
    const payload = await orderFor(restaurant.app, [smallPepperoni], { customerName: 'Chị Lan' })
    await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    expect(await stream.until(/event: changed\ndata: (.*)\n/)).toBe('{"lists":["orders"]}')
    stream.forget()
    await restaurant.db.execute(`select pg_notify('office_events', '{"lists":["kitchen"]}')`)
    expect(await stream.until(/^([^]*"kitchen".*\n)/)).not.toContain('notification')
    stream.close()
  })

  it('ends at once when its device is revoked, and for no other device', async () => {
    const [lost, other] = [await pairBoard(restaurant.app), await pairBoard(restaurant.app)]
    const [stream, stays] = [await openStream(lost.cookie), await openStream(other.cookie)]
    await Promise.all([stream.until(/: connected/), stays.until(/: connected/)])
    await revokeDevice(restaurant.app, lost.id)
    expect(await stream.ended()).toBe(true)
    await restaurant.db.execute(`select pg_notify('office_events', '{"lists":["kitchen"]}')`)
    expect(await stays.until(/event: changed\ndata: (.*)\n/)).toBe('{"lists":["kitchen"]}')
    stays.close()
  })
})

describe('the event stream of the restaurant', () => {
  it.each(['anonymous', 'customer'] as const)('is forbidden for %s', async (who) => {
    const call = await officeCalls(restaurant, who)
    expect((await call('GET', '/api/events')).statusCode).toBe(who === 'anonymous' ? 401 : 403)
  })

  it.each(['staff', 'admin'] as const)('tells %s of a new order and what it is', async (who) => {
    const stream = await openStream(await signIn(restaurant.app, who))
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    // A proxy such as nginx would else collect what is sent.
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    // When the browser shall come back once it is no longer connected.
    await stream.until(/^retry: 2000\n: connected\n\n/)
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

  it('responds to HEAD with its headers, and to nobody without a right to it', async () => {
    const head = (cookie = '') =>
      restaurant.app.inject({ method: 'HEAD', url: '/api/events', headers: { cookie } })
    const { statusCode, headers, body } = await head(await signIn(restaurant.app, 'staff'))
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/event-stream; charset=utf-8', ''])
    expect((await head()).statusCode).toBe(401)
  })

  it('says nothing of an order that was rejected', async () => {
    const stream = await openStream(await signIn(restaurant.app, 'staff'))
    await stream.until(/: connected/)
    const rejected = await orderFor(restaurant.app, [smallPepperoni], { totalAmount: '1.00' })
    expect(
      (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload: rejected })).statusCode,
    ).toBe(409)
    const taken = await orderFor(restaurant.app, [smallPepperoni], { customerName: 'Người thứ hai' })
    await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload: taken })
    // What is heard first is the order that was taken.
    expect(await stream.until(/event: notification\ndata: (.*)\n/)).toContain('Người thứ hai')
    stream.close()
  })

  it('tells only the screens of a user what this user has read', async () => {
    const staff = await openStream(await signIn(restaurant.app, 'staff'))
    const cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'staff' }))
    const reader = await openStream(cookie)
    await Promise.all([staff.until(/: connected/), reader.until(/: connected/)])
    const headers = { cookie }
    await restaurant.app.inject({ method: 'PATCH', url: '/api/notifications/mark-all-read', headers })
    expect(await reader.until(/event: changed\ndata: (.*)\n/)).toBe('{"lists":["notifications"]}')
    await restaurant.db.execute(`select pg_notify('office_events', '{"lists":["menu"]}')`)
    // What the others hear first is the next event for all.
    expect(await staff.until(/event: changed\ndata: (.*)\n/)).toBe('{"lists":["menu"]}')
    staff.close()
    reader.close()
  })

  it.each([
    ['deactivated', (id: string) => ['PATCH', `/api/admin/users/${id}`, { isActive: false }] as const],
    ['given another role', (id: string) => ['PATCH', `/api/admin/users/${id}`, { role: 'admin' }] as const],
    [
      'given another password',
      (id: string) => ['PATCH', `/api/admin/users/${id}`, { password: 'another-one' }] as const,
    ],
    ['deleted', (id: string) => ['DELETE', `/api/admin/users/${id}`, undefined] as const],
  ])(
    'ends at once for a user who is %s, and for nobody else',
    async (_what, call) => {
      const admin = await officeCalls(restaurant, 'admin')
      const user = await createUser(restaurant.db, { role: 'staff' })
      const [method, url, payload] = call(user.id)
      const stream = await openStream(await signIn(restaurant.app, user))
      const other = await openStream(await signIn(restaurant.app, 'staff'))
      await Promise.all([stream.until(/: connected/), other.until(/: connected/)])
      expect((await admin(method, url, payload)).statusCode).toBeLessThan(300)
      expect(await stream.ended()).toBe(true)
      await restaurant.db.execute(`select pg_notify('office_events', '{"lists":["menu"]}')`)
      await other.until(/"menu"/)
      other.close()
    },
    10_000,
  )

  it('goes to every server: an order taken by one is heard at another', async () => {
    const stream = await openStream(await signIn(restaurant.app, 'staff'))
    await stream.until(/: connected/)
    await restaurant.db.execute(`select pg_notify('office_events', '{"lists":["menu"]}')`)
    expect(await stream.until(/event: changed\ndata: (.*)\n/)).toBe('{"lists":["menu"]}')
    stream.close()
  })

  it('comes back when its connection to the database breaks, and then counts every list as changed', async () => {
    const stream = await openStream(await signIn(restaurant.app, 'staff'))
    await stream.until(/: connected/)
    await restaurant.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${listenerName}`,
    )
    expect(await stream.until(/event: changed\ndata: (.*)\n/)).toContain('"orders"')
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    // The second such message comes with the new connection; orders after it are heard again.
    await stream.until(/event: changed[\s\S]*event: changed/)
    await vi.waitUntil(async () => (await restaurant.app.inject('/api/ready')).statusCode === 200, 15_000)
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

describe('many event streams', () => {
  /** An event of another server about this notification, sent past the pool of this one. */
  async function notifyDirectly(events: readonly object[]): Promise<void> {
    const client = new Client({ connectionString: restaurant.databaseUrl })
    await client.connect()
    try {
      for (const event of events) {
        await client.query(`select pg_notify('office_events', $1)`, [JSON.stringify(event)])
      }
    } finally {
      await client.end()
    }
  }

  async function openStreams(count: number, cookie: string) {
    const streams = await Promise.all(Array.from({ length: count }, () => openStream(cookie)))
    await Promise.all(streams.map(({ until }) => until(/: connected/)))
    return streams
  }

  /** How many queries the program makes while something happens. */
  async function queriesDuring(work: () => Promise<unknown>): Promise<number> {
    let queries = 0
    const count = () => (queries += 1)
    restaurant.db.$client.on('acquire', count)
    try {
      await work()
    } finally {
      restaurant.db.$client.off('acquire', count)
    }
    return queries
  }

  it('read a notification once for all of them', async () => {
    const text = { title: 'A', titleVi: 'A', content: 'A', contentVi: 'A' }
    await restaurant.db.insert(notificationTable).values({ id: 'shared', type: 'other', ...text })
    const streams = await openStreams(5, await signIn(restaurant.app, 'staff'))
    const queries = await queriesDuring(async () => {
      await notifyDirectly([{ lists: [], notificationId: 'shared' }])
      await Promise.all(streams.map(({ until }) => until(/event: notification\ndata: (.*)\n/)))
    })
    expect(queries).toBe(1)
    for (const stream of streams) stream.close()
  })

  it('say nothing of a notification that is hidden or gone', async () => {
    const text = { title: 'A', titleVi: 'A', content: 'A', contentVi: 'A', type: 'other' } as const
    await restaurant.db.insert(notificationTable).values([
      { id: 'hidden', isVisible: false, ...text },
      { id: 'shown', ...text },
    ])
    const stream = await openStream(await signIn(restaurant.app, 'staff'))
    await stream.until(/: connected/)
    for (const notificationId of ['hidden', 'gone', 'shown']) {
      await notifyDirectly([{ lists: ['menu'], notificationId }])
    }
    const first = await stream.until(/event: notification\ndata: (.*)\n/)
    expect(JSON.parse(first)).toMatchObject({ id: 'shown' })
    stream.close()
  })

  it('check the rights of all with one query every 20 seconds, and end those of a user who has become a customer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const own = await openTestRestaurant()
    onTestFinished(own.close)
    const there = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const timers = vi.getTimerCount()
    const user = await createUser(own.db, { role: 'staff' })
    const cookie = await signIn(own.app, user)
    const streams = await Promise.all(Array.from({ length: 3 }, () => openStream(cookie, there)))
    const stays = await openStream(await signIn(own.app, 'staff'), there)
    const all = [...streams, stays]
    await Promise.all(all.map(({ until }) => until(/: connected/)))

    let queries = 0
    own.db.$client.on('acquire', () => (queries += 1))
    vi.advanceTimersByTime(20_000)
    await Promise.all(all.map(({ until }) => until(/: still here/)))
    expect(queries).toBe(1)

    await own.db.update(userTable).set({ role: 'customer' }).where(eq(userTable.id, user.id))
    vi.advanceTimersByTime(20_000)
    expect(await Promise.all(streams.map(({ ended }) => ended()))).toEqual([true, true, true])
    await stays.until(/: still here[\s\S]*: still here/)

    // Streams that have closed take the heartbeat from no other.
    stays.forget()
    vi.advanceTimersByTime(20_000)
    await stays.until(/: still here/)

    // No stream outlives its session.
    const { idleExpiresAt } = sessionEnds({ signedInAt: own.clock.now(), lastSeenAt: own.clock.now() })
    own.clock.set(new Date(idleExpiresAt.getTime() + 1).toISOString())
    vi.advanceTimersByTime(20_000)
    expect(await stays.ended()).toBe(true)
    await expect.poll(() => vi.getTimerCount()).toBe(timers)

    // After the last has closed, the next one has its heartbeat again.
    const next = await openStream(await signIn(own.app, 'staff'), there)
    await next.until(/: connected/)
    vi.advanceTimersByTime(20_000)
    await next.until(/: still here/)
    next.close()
  })

  it('do not make a session last longer by their heartbeats', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const own = await openTestRestaurant()
    onTestFinished(own.close)
    const there = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await openStream(await signIn(own.app, 'staff'), there)
    await stream.until(/: connected/)
    const { idleExpiresAt } = sessionEnds({ signedInAt: own.clock.now(), lastSeenAt: own.clock.now() })
    for (const minute of [90, 60, 30]) {
      own.clock.set(new Date(idleExpiresAt.getTime() - minute * 60_000).toISOString())
      vi.advanceTimersByTime(15_000)
      await stream.until(/event: heartbeat\ndata: {}\n/)
      stream.forget()
    }
    own.clock.set(new Date(idleExpiresAt.getTime() + 1).toISOString())
    vi.advanceTimersByTime(20_000)
    expect(await stream.ended()).toBe(true)
  })

  it('stay open while the database can say neither whether their sessions last nor what is new', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const own = await openTestRestaurant()
    onTestFinished(own.close)
    const there = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await openStream(await signIn(own.app, 'staff'), there)
    await stream.until(/: connected/)
    await own.db.execute(sql`alter table sessions rename to sessions_away`)
    vi.advanceTimersByTime(20_000)
    expect(await stream.until(/: still here/)).toBe(': still here')
    await own.db.execute(sql`alter table sessions_away rename to sessions`)
    vi.advanceTimersByTime(20_000)
    await stream.until(/: still here[\s\S]*: still here/)
    // Nor does a notification that cannot be read end anything.
    await own.db.execute(sql`alter table notifications rename to notifications_away`)
    for (const event of [{ lists: ['menu'], notificationId: 'any' }, { lists: ['news'] }]) {
      await own.db.execute(sql`select pg_notify('office_events', ${JSON.stringify(event)})`)
    }
    await stream.until(/"news"/)
    stream.close()
  })

  it('are 20 an account at most: the oldest closes for a new one, and those of other accounts stay open', async () => {
    const other = await openStream(await signIn(restaurant.app, 'admin'))
    await other.until(/: connected/)
    const cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'staff' }))
    const oldest = await openStream(cookie)
    await oldest.until(/: connected/)
    const streams = await openStreams(20, cookie)
    expect(await oldest.ended()).toBe(true)
    await notifyDirectly([{ lists: ['menu'] }])
    await Promise.all([other, ...streams].map(({ until }) => until(/event: changed/)))
    for (const stream of [other, ...streams]) stream.close()
  })

  it('close for a reader that does not read, and for no other', async () => {
    const own = await openTestRestaurant()
    onTestFinished(own.close)
    const there = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const cookie = await signIn(own.app, 'staff')
    const reader = await openStream(cookie, there)
    await reader.until(/: connected/)
    const slow = connect({ port: Number(new URL(there).port), host: '127.0.0.1' })
    onTestFinished(() => void slow.destroy())
    slow.on('error', () => {})
    slow.pause()
    slow.write(`GET /api/events HTTP/1.1\r\nHost: ${new URL(there).host}\r\nCookie: ${cookie}\r\n\r\n`)
    const connections = async () => promisify(own.app.server.getConnections.bind(own.app.server))()
    await vi.waitUntil(async () => (await connections()) === 2, 15_000)

    // The operating system takes some megabytes for a reader that does not read. The other one reads each part of them
    // before the next is sent. PostgreSQL sends equal events of a transaction once, so each has a number.
    for (let part = 0; (await connections()) === 2; part += 1) {
      await own.db.execute(sql`select pg_notify('office_events',
        json_build_object('lists', json_build_array(number, repeat('x', 7000)))::text) from generate_series(1, 25) as number`)
      await own.db.execute(
        sql`select pg_notify('office_events', json_build_object('lists', json_build_array('part ' || ${part}::int))::text)`,
      )
      await reader.until(new RegExp(`"part ${part}"`))
      reader.forget()
    }
    expect(await connections()).toBe(1)
    reader.close()
  })
})
