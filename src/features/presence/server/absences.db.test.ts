import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { pushEventTable } from '#src/features/notifications/server/push-table.ts'
import { sessionTable } from '#src/features/accounts/server/account-table.ts'
import type { OrderTicket } from '#src/features/orders/contract/order-ticket.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Absence } from '../contract/absence.ts'
import { deleteOld, lookForScreens, reportScreen } from './absences.ts'
import { absenceTable, presentScreenTable, serverUptimeTable } from './presence-table.ts'

const restaurant = testRestaurant()
const noon = '2026-05-06T05:00:00Z'
const screen = { screen: 'a-screen-of-the-test' }

beforeEach(async () => {
  restaurant.clock.set(noon)
  for (const table of [absenceTable, presentScreenTable, serverUptimeTable, pushEventTable, orderTable])
    await restaurant.db.delete(table)
})

const after = (seconds: number) => {
  const next = new Date(restaurant.clock.now().getTime() + seconds * 1000)
  restaurant.clock.set(next.toISOString())
}

async function look(db = restaurant.db): Promise<void> {
  await lookForScreens({ db, clock: restaurant.clock }, await siteSettingsInMemory(restaurant)())
}

/** The servers run for so many seconds, and look as often as they do. */
async function run(seconds: number, each: () => Promise<unknown> = look): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 15) {
    after(15)
    await each()
  }
}

const report = () => reportScreen(restaurant, screen.screen)
const alarms = async () => (await restaurant.db.select().from(pushEventTable)).map(({ kind }) => kind)

async function absences(): Promise<Absence[]> {
  const staff = await officeCalls(restaurant, 'staff')
  return (await staff('GET', '/api/absences')).json<Absence[]>()
}

async function placeOrder(changes: object = {}): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni], changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode).toBe(201)
  return response.json<PlacedOrder>()
}

async function isUnattended({ ticketUrl }: PlacedOrder): Promise<boolean | undefined> {
  const url = `/api/orders/ticket/${ticketUrl.split('/').at(-1)}`
  return (await restaurant.app.inject({ url })).json<OrderTicket>().isUnattended
}

test('is for staff and admins, and takes no name that is none', async () => {
  for (const [who, status] of [
    ['anonymous', 401],
    ['customer', 403],
  ] as const) {
    const call = await officeCalls(restaurant, who)
    expect((await call('POST', '/api/presence', {})).statusCode).toBe(status)
    expect((await call('GET', '/api/absences')).statusCode).toBe(status)
    expect((await call('POST', '/api/absences/none/note')).statusCode).toBe(status)
  }
  const staff = await officeCalls(restaurant, 'staff')
  for (const wrong of [
    {},
    { screen: '' },
    { screen: 'short' },
    { screen: 'a b c d e f g' },
    { screen: 'x'.repeat(65) },
    [],
  ])
    expect((await staff('POST', '/api/presence', wrong)).statusCode).toBe(400)
  expect((await staff('POST', '/api/presence', screen)).statusCode).toBe(204)
  expect((await staff('POST', '/api/absences/none/note')).json()).toMatchObject({
    code: 'presence.absence-not-found',
  })
})

test('a report extends no session, while another call does', async () => {
  await restaurant.db.delete(sessionTable)
  const cookie = await signIn(restaurant.app, 'staff')
  const seen = async () =>
    (await restaurant.db.select().from(sessionTable)).map(({ lastSeenAt }) => lastSeenAt)
  const [before] = await seen()
  after(600)
  const headers = { cookie }
  await restaurant.app.inject({ method: 'POST', url: '/api/presence', headers, payload: screen })
  expect(await seen()).toEqual([before])
  await restaurant.app.inject({ url: '/api/absences', headers })
  expect(await seen()).not.toEqual([before])
})

describe('with a screen that reports itself', () => {
  test('nobody is alarmed, for hours, whichever server hears the reports', async () => {
    const other = await openDatabase(restaurant.databaseUrl)
    onTestFinished(other.close)
    await run(3_600, async () => {
      await reportScreen({ db: other.db, clock: restaurant.clock }, screen.screen)
      await look()
    })
    expect(await absences()).toEqual([])
    expect(await alarms()).toEqual([])
  }, 60_000)

  test('and that misses two reports, nobody is alarmed', async () => {
    await report()
    await run(45)
    await report()
    await run(45)
    expect(await absences()).toEqual([])
  })
})

describe('without any screen for two minutes of the opening hours', () => {
  test('orders are taken, guests are asked to call, and admins are told once, over all servers', async () => {
    const other = await openDatabase(restaurant.databaseUrl)
    onTestFinished(other.close)
    const { heard, close } = await hearEvents(restaurant.databaseUrl)
    onTestFinished(close)
    await report()
    await look()
    const order = await placeOrder()
    await restaurant.db.delete(pushEventTable)
    await run(150)
    expect(await isUnattended(order)).toBe(false)
    after(30)
    await Promise.all([look(), look(other.db), look(), look(other.db)])
    await run(600, () => Promise.all([look(), look(other.db)]))
    expect(await alarms()).toEqual(['nobody-there'])
    expect(await isUnattended(order)).toBe(true)
    expect(await isUnattended(await placeOrder())).toBe(true)
    await expect.poll(() => heard).toContainEqual({ lists: ['absences'] })
    expect((await absences()).map(({ since, until }) => [since, until])).toEqual([
      ['2026-05-06T05:00:45.000Z', null],
    ])
  })

  test('the first screen that returns ends it, and the office reads from when to when, with the orders, until it is noted together with those before it', async () => {
    await report()
    await look()
    const early = await placeOrder()
    await run(300)
    const missed = await placeOrder()
    after(1)
    const cancelled = await placeOrder()
    const staff = await officeCalls(restaurant, 'staff')
    await staff('PATCH', `/api/orders/${cancelled.id}/status`, { status: 'cancelled', reason: 'x' })
    const entered = await orderFor(restaurant.app, [smallPepperoni], {
      enteredByStaff: true,
      customerEmail: '',
    })
    await staff('POST', '/api/orders', entered)
    await Promise.all(Array.from({ length: 20 }, () => staff('POST', '/api/presence', screen)))
    await run(60, async () => {
      await report()
      await look()
    })
    await placeOrder()
    const [absence, ...others] = await absences()
    expect(others).toEqual([])
    expect(absence).toMatchObject({ since: '2026-05-06T05:00:45.000Z', until: '2026-05-06T05:05:01.000Z' })
    expect(absence?.orders.map(({ id, isSeen }) => [id, isSeen])).toEqual([
      [missed.id, false],
      [cancelled.id, true],
    ])
    expect(absence?.orders.map(({ id }) => id)).not.toContain(early.id)
    expect(await isUnattended(missed)).toBe(false)
    const earlier = new Date('2026-05-06T04:00:00Z')
    await restaurant.db.insert(absenceTable).values({ id: 'earlier', since: earlier, until: earlier })
    const noted = await Promise.all([0, 1].map(() => staff('POST', `/api/absences/${absence?.id}/note`)))
    expect(noted.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await absences()).toEqual([])
  })

  test('that still lasts cannot be noted away', async () => {
    await look()
    await run(150)
    const [lasting] = await absences()
    const staff = await officeCalls(restaurant, 'staff')
    expect((await staff('POST', `/api/absences/${lasting?.id}/note`)).statusCode).toBe(404)
    expect(await absences()).toHaveLength(1)
  })

  test('an order that somebody has opened or confirmed asks nobody to call, nor one for later', async () => {
    await look()
    await run(150)
    const [opened, confirmed] = [await placeOrder(), await placeOrder()]
    const [later, tomorrow] = [
      await placeOrder({ requestedTime: '2026-05-06T18:00' }),
      await placeOrder({ requestedTime: '2026-05-07T12:00' }),
    ]
    const staff = await officeCalls(restaurant, 'staff')
    await staff('POST', `/api/orders/${opened.id}/seen`)
    await staff('PATCH', `/api/orders/${confirmed.id}/status`, { status: 'confirmed' })
    expect(await Promise.all([opened, confirmed, tomorrow].map(isUnattended))).toEqual([false, false, false])
    expect(await isUnattended(later)).toBe(true)
  })

  test('closing time ends it, and outside the hours nobody is alarmed', async () => {
    await look()
    await run(150)
    const order = await placeOrder()
    restaurant.clock.set('2026-05-06T18:00:00Z')
    expect(await isUnattended(order)).toBe(false)
    await look()
    expect((await absences()).map(({ until }) => until)).toEqual(['2026-05-06T18:00:00.000Z'])
    await run(600)
    expect(await absences()).toHaveLength(1)
  })
})

describe('a restart', () => {
  test('of all servers alarms nobody while screens come back', async () => {
    await report()
    await look()
    after(1_200)
    await look()
    await run(105)
    await report()
    await run(45)
    expect(await absences()).toEqual([])
  })

  test('after which nobody comes back alarms two minutes later', async () => {
    await report()
    await look()
    after(1_200)
    await look()
    await run(120)
    expect((await absences()).map(({ since }) => since)).toEqual(['2026-05-06T05:20:00.000Z'])
  })

  test('of one of two servers neither alarms anybody nor hides that nobody is there', async () => {
    const other = await openDatabase(restaurant.databaseUrl)
    onTestFinished(other.close)
    await report()
    await look()
    await run(60, () => look(other.db))
    await look()
    await run(105)
    expect(await absences()).toHaveLength(1)
  })

  test('overnight ends what had no screen the evening before', async () => {
    await look()
    await run(150)
    restaurant.clock.set('2026-05-07T05:00:00Z')
    const order = await placeOrder()
    await look()
    expect((await absences()).map(({ until }) => until)).toEqual(['2026-05-06T05:02:30.000Z'])
    expect(await isUnattended(order)).toBe(false)
  })
})

test('screens that are gone are forgotten after a day, and times without any when their period is over', async () => {
  await report()
  await look()
  await run(300)
  await report()
  const now = restaurant.clock.now()
  const dayAgo = new Date(now.getTime() - 1)
  expect(await deleteOld(restaurant.db, { screensBefore: dayAgo, absencesBefore: dayAgo })).toBe(0)
  const soon = new Date(now.getTime() + 1)
  expect(await deleteOld(restaurant.db, { screensBefore: soon, absencesBefore: soon })).toBe(2)
  expect(await absences()).toEqual([])
})
