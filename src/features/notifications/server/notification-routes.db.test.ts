import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { storedOrder, storedReservation } from '#test/support/stored-rows.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { userTable } from '#src/features/accounts/server/account-table.ts'
import type { Notification } from '../contract/notification.ts'
import { notify } from './notifications.ts'
import {
  notificationStateTable,
  notificationTable,
  notificationWatermarkTable,
} from './notification-table.ts'

type Method = 'GET' | 'PATCH' | 'DELETE'
type Caller = Awaited<ReturnType<typeof newCaller>>

const start = '2026-05-06T05:00:00Z'
const calls = [
  ['GET', '/api/notifications'],
  ['GET', '/api/notifications/unread-count'],
  ['PATCH', '/api/notifications/:id/read'],
  ['PATCH', '/api/notifications/mark-all-read'],
  ['DELETE', '/api/notifications/:id'],
  ['DELETE', '/api/notifications/delete-all'],
] as const satisfies readonly (readonly [Method, string])[]

let restaurant: TestRestaurant
let staff: Caller
let admin: Caller

beforeAll(async () => {
  restaurant = await openTestRestaurant()
})
afterAll(() => restaurant.close())
beforeEach(async () => {
  restaurant.clock.set(start)
  await restaurant.db.delete(notificationTable)
  await restaurant.db.delete(notificationWatermarkTable)
  staff = await newCaller('staff')
  admin = await newCaller('admin')
})

/** A new user, whose account is a year old unless told otherwise, and calls with this user's session. */
async function newCaller(role: 'staff' | 'admin' | 'customer', since = '2025-05-06T05:00:00Z') {
  const user = await createUser(restaurant.db, { role, createdAt: new Date(since) })
  const cookie = await signIn(restaurant.app, user)
  const call = (method: Method, url: string) =>
    restaurant.app.inject({ method, url, headers: { cookie }, ...(method === 'PATCH' && { payload: {} }) })
  const list = async (query = '') => (await call('GET', `/api/notifications${query}`)).json<Notification[]>()
  return {
    id: user.id,
    cookie,
    call,
    list,
    titles: async (query?: string) => (await list(query)).map(({ title }) => title),
    unread: async () =>
      (await call('GET', '/api/notifications/unread-count')).json<{ count: number }>().count,
  }
}

/** Something happens: the restaurant is told of it at this moment. */
async function tell(title: string, changes: Partial<typeof notificationTable.$inferInsert> = {}) {
  const text = { title, titleVi: `${title} (vi)`, content: 'Content', contentVi: 'Nội dung' }
  const values = { type: 'other' as const, ...text, ...changes }
  return notify(restaurant.db, values, restaurant.clock.now())
}

const minuteLater = (minutes: number) =>
  restaurant.clock.set(new Date(new Date(start).getTime() + minutes * 60_000).toISOString())

describe.each(calls)('%s %s', (method, path) => {
  it.each(['staff', 'admin'] as const)('succeeds for %s, and is not cached', async (role) => {
    const caller = { staff, admin }[role]
    const response = await caller.call(method, path.replace(':id', await tell('A')))
    expect(response.statusCode, response.body).toBe(method === 'DELETE' ? 204 : 200)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe.each(calls.filter(([, path]) => path.includes(':id')))('%s %s', (method, path) => {
  it.each(['no-such-thing', 'unread-count', 'mark-all-read', 'note_%00', encodeURIComponent('đ'.repeat(60))])(
    'finds no notification of the id %s',
    async (id) => {
      const response = await staff.call(method, path.replace(':id', id))
      expect([400, 404]).toContain(response.statusCode)
      expect(response.json()).toMatchObject({ code: expect.stringMatching(/^(notifications|request)\./) })
    },
  )

  it('finds none that is hidden, older than the account, or deleted by this user', async () => {
    const hidden = await tell('Hidden', { isVisible: false })
    const old = await tell('Old')
    const deleted = await tell('Deleted')
    await staff.call('DELETE', `/api/notifications/${deleted}`)
    minuteLater(1)
    const newcomer = await newCaller('staff', '2026-05-06T05:00:30Z')
    expect((await staff.call(method, path.replace(':id', hidden))).statusCode).toBe(404)
    expect((await newcomer.call(method, path.replace(':id', old))).statusCode).toBe(404)
    const response = await staff.call(method, path.replace(':id', deleted))
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'notifications.not-found' })
  })
})

describe('the list of notifications', () => {
  it.each([
    'period=ever',
    'status=deleted',
    'limit=0',
    'limit=201',
    'limit=ten',
    'cursor=abc',
    `q=${'x'.repeat(201)}`,
  ])('rejects %s', async (query) => {
    const response = await staff.call('GET', `/api/notifications?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: expect.stringMatching(/^request\./) })
  })

  it('holds new orders and reservations, newest first, with what they are about', async () => {
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    const ordered = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    minuteLater(1)
    await restaurant.app.inject({
      method: 'POST',
      url: '/api/reservations',
      payload: { name: 'An', phone: '0900 000 000', email: '', date: '2026-05-08', time: '19:00', guests: 4 },
    })
    const [reservation, order] = await staff.list()
    expect(reservation).toMatchObject({ type: 'reservation', referenceType: 'reservation', isRead: false })
    const { id } = ordered.json<PlacedOrder>()
    expect(order).toMatchObject({ type: 'order', referenceType: 'order', referenceId: id, isRead: false })
  })

  it('begins with the account, and leaves out what is hidden', async () => {
    await tell('Before')
    minuteLater(1)
    const newcomer = await newCaller('staff', '2026-05-06T05:01:00Z')
    await tell('First day')
    await tell('Hidden', { isVisible: false })
    expect(await newcomer.titles()).toEqual(['First day'])
    expect(await newcomer.unread()).toBe(1)
    expect(await staff.unread()).toBe(2)
  })

  it('filters by status and period, each for the user who asks', async () => {
    await tell('Last year', { type: 'contact' })
    await restaurant.db.update(notificationTable).set({ createdAt: new Date('2025-08-01T05:00:00Z') })
    const read = await tell('Read')
    minuteLater(1)
    await tell('Unread')
    await staff.call('PATCH', `/api/notifications/${read}/read`)
    expect(await staff.titles('?status=read')).toEqual(['Read'])
    expect(await staff.titles('?status=unread')).toEqual(['Unread', 'Last year'])
    expect(await admin.titles('?status=read')).toEqual([])
    expect(await staff.titles('?period=today')).toEqual(['Unread', 'Read'])
    expect(await staff.titles('?period=year')).toHaveLength(3)
  })

  it('finds the guest by name without diacritics or by phone, and what it is about by its id', async () => {
    const guest = { customerName: 'Nguyễn Thị Đào', customerPhone: '0901 234 567', referenceId: 'K7M2P9QX' }
    await tell('Found', guest)
    await tell('Other', { customerName: 'Bình' })
    for (const text of ['nguyen thi dao', 'ĐÀO', '0901 234', '+84901234567', '#k7m2', 'M2P9']) {
      expect(await staff.titles(`?q=${encodeURIComponent(text)}`), text).toEqual(['Found'])
    }
    for (const text of ['%', '_', '\\']) {
      expect(await staff.titles(`?q=${encodeURIComponent(text)}`), text).toEqual([])
    }
  })

  it('comes in pages that miss and repeat nothing, even where notifications share a moment', async () => {
    for (let each = 0; each < 5; each += 1) await tell(`Notification ${each}`)
    const seen: string[] = []
    let next: string | undefined = '/api/notifications?limit=2'
    for (let page = 0; next && page < 9; page += 1) {
      const response = await staff.call('GET', next)
      expect(response.headers['x-total-count']).toBe('5')
      seen.push(...response.json<Notification[]>().map(({ title }) => title))
      next = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1]
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((each) => `Notification ${each}`))
  })
})

it('counts nothing that somebody has finished, and counts it again if it is opened again', async () => {
  const now = restaurant.clock.now()
  const order = storedOrder(now, { status: 'pending' })
  const booking = storedReservation(now, '2026-05-07', { status: 'pending', arrivedAt: null, noShowAt: null })
  onTestFinished(async () => {
    await restaurant.db.delete(orderTable)
    await restaurant.db.delete(reservationTable)
  })
  await restaurant.db.insert(orderTable).values(order)
  await restaurant.db.insert(reservationTable).values(booking)
  await tell('Order', { referenceType: 'order', referenceId: order.id })
  await tell('Booking', { referenceType: 'reservation', referenceId: booking.id })
  await tell('Gone', { referenceType: 'contact', referenceId: 'gone' })
  const setOrder = (status: 'preparing' | 'completed') => restaurant.db.update(orderTable).set({ status })
  const setBooking = (status: 'confirmed' | 'cancelled') =>
    restaurant.db.update(reservationTable).set({ status })
  expect(await staff.unread()).toBe(3)
  await setOrder('completed')
  expect(await staff.unread()).toBe(2)
  await setBooking('confirmed')
  expect(await staff.unread()).toBe(1)
  // A guest's cancellation is news.
  await setBooking('cancelled')
  await setOrder('preparing')
  expect(await staff.unread()).toBe(3)
})

it('counts to 10001 and no further, in the list and for the badge', async () => {
  await restaurant.db
    .execute(`insert into notifications (id, type, title, title_vi, content, content_vi, created_at)
    select 'many_' || number, 'other', 'A', 'A', 'A', 'A', '2026-05-01' from generate_series(1, 10050) as number`)
  const page = await staff.call('GET', '/api/notifications?limit=1')
  expect(page.headers['x-total-count']).toBe('10001')
  expect(await staff.unread()).toBe(10_001)
})

describe('reading', () => {
  it('marks one notification for this user alone, and once', async () => {
    const id = await tell('A')
    await tell('B')
    const response = await staff.call('PATCH', `/api/notifications/${id}/read`)
    expect(response.json()).toMatchObject({ id, title: 'A', isRead: true })
    const [state] = await restaurant.db.select().from(notificationStateTable)
    minuteLater(1)
    expect((await staff.call('PATCH', `/api/notifications/${id}/read`)).json()).toMatchObject({
      isRead: true,
    })
    expect(await restaurant.db.select().from(notificationStateTable)).toEqual([state])
    expect([await staff.unread(), await admin.unread()]).toEqual([1, 2])
    expect((await admin.list()).map(({ isRead }) => isRead)).toEqual([false, false])
  })

  it('marks all for this user alone, however fresh they are', async () => {
    await tell('Old')
    minuteLater(3)
    await tell('Just now')
    const response = await staff.call('PATCH', '/api/notifications/mark-all-read')
    expect(response.json()).toEqual({ count: 0 })
    expect((await staff.list()).map(({ isRead }) => isRead)).toEqual([true, true])
    expect([await staff.unread(), await admin.unread()]).toEqual([0, 2])
    minuteLater(4)
    await tell('Later')
    expect(await staff.unread()).toBe(1)
    expect(await staff.titles('?status=unread')).toEqual(['Later'])
    expect(await staff.titles('?status=read')).toEqual(['Just now', 'Old'])
  })

  it('marks with all others what is exactly as old as the rows that need none of their own', async () => {
    await tell('At the edge')
    minuteLater(1)
    await staff.call('PATCH', '/api/notifications/mark-all-read')
    expect((await staff.list()).map(({ isRead }) => isRead)).toEqual([true])
    expect(await staff.unread()).toBe(0)
    await staff.call('DELETE', '/api/notifications/delete-all')
    expect(await staff.titles()).toEqual([])
  })

  it('writes no row for each old notification when all are marked', async () => {
    for (let each = 0; each < 20; each += 1) await tell(`Notification ${each}`)
    minuteLater(3)
    await tell('Just now')
    await staff.call('PATCH', '/api/notifications/mark-all-read')
    expect(await restaurant.db.$count(notificationStateTable)).toBe(1)
  })

  it('leaves unread what was being written while all were marked', async () => {
    minuteLater(3)
    const happened = new Date(restaurant.clock.now())
    minuteLater(3.5)
    await staff.call('PATCH', '/api/notifications/mark-all-read')
    // Its transaction began before the others were marked, and is committed after.
    const text = { title: 'Slow', titleVi: 'Slow', content: '', contentVi: '' }
    await notify(restaurant.db, { type: 'other', ...text }, happened)
    expect(await staff.titles('?status=unread')).toEqual(['Slow'])
  })

  it('never makes unread again what was read, also where an earlier call comes late', async () => {
    minuteLater(1)
    await tell('A')
    minuteLater(10)
    await staff.call('PATCH', '/api/notifications/mark-all-read')
    minuteLater(1)
    await staff.call('PATCH', '/api/notifications/mark-all-read')
    expect(await staff.unread()).toBe(0)
    expect(await restaurant.db.$count(notificationStateTable)).toBe(0)
  })
})

describe('deleting', () => {
  it('takes one notification from this user alone', async () => {
    const id = await tell('A')
    await tell('B')
    await staff.call('DELETE', `/api/notifications/${id}`)
    expect(await staff.titles()).toEqual(['B'])
    expect(await staff.unread()).toBe(1)
    expect((await staff.call('GET', '/api/notifications')).headers['x-total-count']).toBe('1')
    expect((await admin.titles()).toSorted()).toEqual(['A', 'B'])
    expect(await admin.unread()).toBe(2)
  })

  it('takes all from this user alone, and what comes later is there', async () => {
    await tell('Old')
    minuteLater(3)
    await tell('Just now')
    expect((await staff.call('DELETE', '/api/notifications/delete-all')).body).toBe('')
    expect(await staff.titles()).toEqual([])
    expect(await staff.unread()).toBe(0)
    expect(await restaurant.db.$count(notificationStateTable)).toBe(1)
    minuteLater(4)
    await tell('Later')
    expect(await staff.titles()).toEqual(['Later'])
    expect((await admin.titles()).length).toBe(3)
  })

  it('never brings back what was taken, also where an earlier call comes late', async () => {
    minuteLater(1)
    await tell('A')
    minuteLater(10)
    await staff.call('DELETE', '/api/notifications/delete-all')
    minuteLater(1)
    await staff.call('DELETE', '/api/notifications/delete-all')
    expect(await staff.titles()).toEqual([])
    expect(await restaurant.db.$count(notificationStateTable)).toBe(0)
  })

  it('leaves what was being written meanwhile', async () => {
    minuteLater(3)
    const happened = new Date(restaurant.clock.now())
    minuteLater(3.5)
    await staff.call('DELETE', '/api/notifications/delete-all')
    const text = { title: 'Slow', titleVi: 'Slow', content: '', contentVi: '' }
    await notify(restaurant.db, { type: 'other', ...text }, happened)
    expect(await staff.titles()).toEqual(['Slow'])
  })

  it('and reading go with the notification or the user', async () => {
    const id = await tell('A')
    await staff.call('PATCH', `/api/notifications/${id}/read`)
    await admin.call('DELETE', '/api/notifications/delete-all')
    await restaurant.db.delete(userTable).where(eq(userTable.id, admin.id))
    expect(await restaurant.db.$count(notificationWatermarkTable)).toBe(0)
    expect(await restaurant.db.$count(notificationStateTable)).toBe(1)
    await restaurant.db.delete(notificationTable)
    expect(await restaurant.db.$count(notificationStateTable)).toBe(0)
  })
})

describe('calls of one user at the same time', () => {
  it('all succeed and end in one state', async () => {
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map((title) => tell(title)))
    const responses = await Promise.all([
      ...ids.map((id) => staff.call('PATCH', `/api/notifications/${id}/read`)),
      ...ids.map(() => staff.call('PATCH', '/api/notifications/mark-all-read')),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
    expect([await staff.unread(), await admin.unread()]).toEqual([0, 4])
    const deletions = await Promise.all(ids.map(() => staff.call('DELETE', '/api/notifications/delete-all')))
    expect(deletions.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 204))
    expect(await staff.titles()).toEqual([])
  })
})

describe('the other screens of a user', () => {
  it('are told of what this user reads or deletes, and of nothing where nothing changes', async () => {
    const id = await tell('A')
    await tell('B')
    const { heard, close } = await hearEvents(restaurant.databaseUrl)
    onTestFinished(close)
    await staff.call('PATCH', `/api/notifications/${id}/read`)
    await staff.call('PATCH', `/api/notifications/${id}/read`)
    await staff.call('DELETE', `/api/notifications/${id}`)
    await staff.call('DELETE', `/api/notifications/${id}`)
    await staff.call('PATCH', '/api/notifications/mark-all-read')
    await admin.call('DELETE', '/api/notifications/delete-all')
    const event = { lists: ['notifications'] }
    const ofStaff = { ...event, userId: staff.id }
    await expect.poll(() => heard).toEqual([ofStaff, ofStaff, ofStaff, { ...event, userId: admin.id }])
  })
})
