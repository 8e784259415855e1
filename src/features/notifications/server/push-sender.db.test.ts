import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { endSessionsOfUser } from '#src/features/accounts/server/session-store.ts'
import { userTable } from '#src/features/accounts/server/account-table.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import { onTheInternet } from '#src/server/downloads/download.ts'
import { watchOfficeEvents } from '#src/server/realtime/office-events.ts'
import { listenToChannels } from '#src/server/realtime/channels.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { openPushService } from '#test/support/push-service.ts'
import { createUser, signIn, type TestUser } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { scheduledJobs } from '#src/server/jobs/schedule.ts'
import { pushToDevices } from './push-outbox.ts'
import { sendDue, startPushSender } from './push-sender.ts'
import { pushDeliveryTable, pushEventTable, pushSubscriptionTable } from './push-table.ts'

const service = await openPushService()
const restaurant = testRestaurant({ PUSH_TEST_ORIGIN: service.origin })
afterAll(() => service.close())

const start = new Date('2026-05-06T05:00:00Z')
const later = (seconds: number) =>
  restaurant.clock.set(new Date(restaurant.clock.now().getTime() + seconds * 1000).toISOString())
const services = (db = restaurant.db) => ({
  db,
  clock: restaurant.clock,
  config: restaurant.config,
  contact: () => Promise.resolve('mailto:bep@example.com'),
})

beforeEach(async () => {
  restaurant.clock.set(start.toISOString())
  service.delivered.length = 0
  service.replies.clear()
  await restaurant.db.delete(pushEventTable)
  await restaurant.db.delete(pushSubscriptionTable)
})

let devices = 0

/** Somebody signs in on a device and asks to be told. */
async function device(
  role: 'staff' | 'admin',
  language = 'vi',
): Promise<{ name: string; user: TestUser; cookie: string }> {
  const name = `device-${(devices += 1)}`
  const user = await createUser(restaurant.db, { role })
  const cookie = await signIn(restaurant.app, user)
  const payload = { ...service.newDevice(name), language }
  const response = await restaurant.app.inject({
    method: 'POST',
    url: '/api/push-subscriptions',
    headers: { cookie },
    payload,
  })
  expect(response.statusCode).toBe(201)
  return { name, user, cookie }
}

async function order(changes: object = {}, cookie?: string) {
  const payload = await orderFor(restaurant.app, [smallPepperoni], changes)
  const headers = cookie === undefined ? {} : { cookie }
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload, headers })
  expect(response.statusCode).toBe(201)
}

const told = () => service.delivered.map((each) => each.device)
const waiting = () => restaurant.db.select().from(pushDeliveryTable)

test('a new order is told to the devices of staff and admins, in their language, and without anything personal', async () => {
  const [staff, admin] = [await device('staff', 'en'), await device('admin')]
  await order({ customerName: 'Nguyễn Văn Kín', customerPhone: '0912345678' })
  expect(await sendDue(services())).toBe(2)
  const byDevice = new Map(service.delivered.map((each) => [each.device, each]))
  expect(byDevice.get(staff.name)?.message).toEqual({
    title: 'New order',
    url: '/staff/dashboard',
    topic: 'new-order',
  })
  expect(byDevice.get(admin.name)?.message).toEqual({
    title: 'Có đơn mới',
    url: '/admin/dashboard',
    topic: 'new-order',
  })
  for (const { headers, signed } of service.delivered) {
    expect(headers).toMatchObject({ urgency: 'high', topic: 'new-order', 'content-encoding': 'aes128gcm' })
    expect(Number(headers['ttl'])).toBeGreaterThan(60)
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(900)
    expect(signed).toMatchObject({ aud: service.origin, sub: 'mailto:bep@example.com' })
  }
  expect(await sendDue(services())).toBe(0)
  expect(told()).toHaveLength(2)
})

test('what staff enter themselves is told to nobody, and that nobody is there to admins alone', async () => {
  const [staff, admin] = [await device('staff'), await device('admin')]
  await order({ enteredByStaff: true, customerEmail: '' }, staff.cookie)
  expect(await sendDue(services())).toBe(0)
  await pushToDevices(restaurant.db, 'nobody-there', restaurant.clock.now())
  expect(await sendDue(services())).toBe(1)
  expect(told()).toEqual([admin.name])
})

test('orders that arrive together are told once, and one that arrives while the first is sent is told after it', async () => {
  const { name } = await device('staff')
  await Promise.all(Array.from({ length: 20 }, () => order()))
  expect(await sendDue(services())).toBe(1)

  const sending = Promise.withResolvers<void>()
  service.replies.set(name, { status: 201, before: sending.promise })
  await order()
  const before = service.asked()
  const sent = sendDue(services())
  await expect.poll(() => service.asked()).toBe(before + 1)
  await order()
  await sendDue(services())
  expect(service.asked()).toBe(before + 1)
  service.replies.clear()
  sending.resolve()
  await sent
  expect(service.asked()).toBe(before + 2)
  expect(await waiting()).toEqual([])
})

describe('an order that was not stored', () => {
  test('is told to nobody', async () => {
    await device('staff')
    const fails = restaurant.db.transaction(async (tx) => {
      await pushToDevices(tx, 'new-order', start)
      throw new Error('the order was not stored')
    })
    await expect(fails).rejects.toThrow('the order was not stored')
    expect(await sendDue(services())).toBe(0)
  })
})

describe('a server that ends', () => {
  test('after the order and before sending leaves the message to another one', async () => {
    await device('staff')
    await order()
    const { db, close } = await openDatabase(restaurant.databaseUrl)
    onTestFinished(close)
    expect(await sendDue(services(db))).toBe(1)
  })

  test('while it sends leaves the message for the time of its lease, and then it is sent again', async () => {
    const { name } = await device('staff')
    const never = new Promise(() => undefined)
    service.replies.set(name, { status: 201, before: never })
    await order()
    const before = service.asked()
    // The server that is killed here ends with the test at the latest, and what becomes of its attempt is told to nobody.
    void sendDue(services()).catch(() => undefined)
    await expect.poll(() => service.asked()).toBe(before + 1)
    service.replies.clear()
    expect(await sendDue(services())).toBe(0)
    later(31)
    expect(await sendDue(services())).toBe(1)
    expect(told()).toEqual([name])
  })
})

test('two servers send each message once, and no more than a few at the same time', async () => {
  const all = []
  for (let count = 0; count < 24; count += 1) all.push(await device('staff'))
  const other = await openDatabase(restaurant.databaseUrl)
  onTestFinished(other.close)
  await order()
  const sent = await Promise.all([sendDue(services()), sendDue(services(other.db)), sendDue(services())])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(24)
  expect(told().toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  expect(service.atOnce()).toBeLessThanOrEqual(24)
}, 60_000)

describe('a device that the push service does not know any more', () => {
  test.each([404, 410])('is forgotten: %s', async (status) => {
    const [gone, other] = [await device('staff'), await device('staff')]
    service.replies.set(gone.name, { status })
    await order()
    await sendDue(services())
    expect(told()).toEqual([other.name])
    const left = await restaurant.db.select().from(pushSubscriptionTable)
    expect(left.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([other.name])
  })
})

describe('a push service that is away', () => {
  test.each([
    [500, {}, 5],
    [429, { 'retry-after': '40' }, 40],
    [503, { 'retry-after': 'Wed, 06 May 2026 05:01:00 GMT' }, 5],
  ] as const)('is asked again, not before it says so: %s %j', async (status, headers, seconds) => {
    const { name } = await device('staff')
    service.replies.set(name, { status, headers })
    await order()
    await sendDue(services())
    service.replies.clear()
    later(seconds - 1)
    expect(await sendDue(services())).toBe(0)
    later(2)
    expect(await sendDue(services())).toBe(1)
  })

  test('for long is asked ever more rarely, and after ten minutes nobody is told of so old an order', async () => {
    const { name } = await device('staff')
    service.replies.set(name, { status: 502 })
    await order()
    const before = service.asked()
    for (let second = 0; second < 700; second += 5) {
      await sendDue(services())
      later(5)
    }
    const asked = service.asked() - before
    expect(asked).toBeGreaterThan(4)
    expect(asked).toBeLessThan(15)
    expect(await waiting()).toEqual([])
    service.replies.clear()
    expect(await sendDue(services())).toBe(0)
  }, 60_000)

  test('that takes no message like this one is not asked again', async () => {
    const { name } = await device('staff')
    service.replies.set(name, { status: 413 })
    await order()
    await sendDue(services())
    expect(await waiting()).toEqual([])
    service.replies.clear()
    await order()
    expect(await sendDue(services())).toBe(1)
  })
})

describe('a device is told no longer once', () => {
  test.each([
    [
      'its user has signed out',
      async ({ cookie }: { cookie: string }) => {
        await restaurant.app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } })
      },
    ],
    [
      'its user has another password, even after its session has ended by time',
      async ({ user }: { user: TestUser }) => {
        later(121 * 60)
        await endSessionsOfUser(restaurant.db, user.id)
      },
    ],
    [
      'its user is deactivated',
      async ({ user }: { user: TestUser }) => {
        await restaurant.db.update(userTable).set({ isActive: false }).where(eq(userTable.id, user.id))
      },
    ],
    [
      'its user is deleted',
      async ({ user }: { user: TestUser }) => {
        await restaurant.db.delete(userTable).where(eq(userTable.id, user.id))
      },
    ],
    [
      'its user is a guest',
      async ({ user }: { user: TestUser }) => {
        await restaurant.db.update(userTable).set({ role: 'customer' }).where(eq(userTable.id, user.id))
      },
    ],
  ])('%s', async (_why, end) => {
    const [ended, other] = [await device('staff'), await device('staff')]
    await end(ended)
    const fresh = await device('staff')
    await order()
    await sendDue(services())
    expect(told()).not.toContain(ended.name)
    expect(told()).toContain(fresh.name)
    expect([0, 1]).toContain(told().filter((name) => name === other.name).length)
  })
})

test('a device is told after its session has ended by time, which opens nothing any more, until nobody has used it for 90 days', async () => {
  const { name, cookie } = await device('admin')
  const jobs = scheduledJobs(restaurant)
  const clean = () => jobs.find((job) => job.name === 'expired-sessions')?.run(restaurant.clock.now())
  const tell = () => pushToDevices(restaurant.db, 'nobody-there', restaurant.clock.now())
  later(121 * 60)
  const url = '/api/push-subscriptions'
  expect((await restaurant.app.inject({ url, headers: { cookie } })).statusCode).toBe(401)
  await clean()
  await tell()
  expect(await sendDue(services())).toBe(1)
  expect(told()).toEqual([name])
  expect(await restaurant.db.select().from(pushSubscriptionTable)).toMatchObject([
    { heardAt: restaurant.clock.now() },
  ])
  later(90 * 86_400)
  await clean()
  await tell()
  expect(await sendDue(services())).toBe(0)
})

test('a name that leads into a private network by now is sent nothing, and its device is forgotten', async () => {
  const { name } = await device('staff')
  const endpoint = 'https://push.example/send/1'
  await restaurant.db.update(pushSubscriptionTable).set({ endpoint })
  await order()
  const rules = {
    ...onTheInternet,
    resolve: ((_host, done) =>
      done(null, [{ address: '10.0.0.1', family: 4 }])) as typeof onTheInternet.resolve,
  }
  const before = service.asked()
  expect(await sendDue({ ...services(), rules })).toBe(0)
  expect(service.asked()).toBe(before)
  expect(told()).not.toContain(name)
  expect(await restaurant.db.select().from(pushSubscriptionTable)).toEqual([])
})

test('the program sends as soon as the order has been committed', async () => {
  const channels = await listenToChannels(restaurant.databaseUrl, ['office_events'])
  const events = watchOfficeEvents(channels)
  const stop = startPushSender(services(), { events, log: { warn: () => undefined } })
  onTestFinished(async () => {
    await stop()
    await channels.close()
  })
  const { name } = await device('staff')
  await order()
  await expect.poll(told, { timeout: 5_000 }).toEqual([name])
})
