import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'

import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { visitTable } from '#src/features/visits/server/visit-table.ts'
import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { openTables, orderAt } from '#test/support/visits.ts'
import type { TableVisit } from '../contract/table-visit.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let anonymous: OfficeCall, customer: OfficeCall, staff: OfficeCall, admin: OfficeCall

beforeAll(async () => {
  ;[anonymous, customer, staff, admin] = await Promise.all([
    officeCalls(restaurant, 'anonymous'),
    officeCalls(restaurant, 'customer'),
    officeCalls(restaurant, 'staff'),
    officeCalls(restaurant, 'admin'),
  ])
})
beforeEach(async () => {
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(visitTable)
})

const problemOf = (response: Awaited<ReturnType<OfficeCall>>) =>
  [response.statusCode, response.json<{ code: string }>().code] as const

/** Opens a table with these orders, and returns its visit as the screen reads it. */
async function visitWith(count: number, tableLabel = '7'): Promise<TableVisit> {
  for (let each = 0; each < count; each += 1) await orderAt(restaurant, tableLabel)
  const visit = (await openTables(staff)).visits.find((one) => one.tableLabel === tableLabel)
  if (!visit) throw new Error('The orders opened no visit')
  return visit
}

const pay = (call: OfficeCall, { id, toPay }: Pick<TableVisit, 'id' | 'toPay'>, paidVia = 'cash') =>
  call('POST', `/api/visits/${id}/payment`, { paidVia, toPay })
const setStatus = (id: string | undefined, status: string) =>
  staff('PATCH', `/api/orders/${id}/status`, { status })
const stored = (id: string) => restaurant.db.select().from(orderTable).where(eq(orderTable.visitId, id))

describe('session, role, input, existence and state are checked in this order', () => {
  const writes = [
    ['POST', '/api/visits', { tableLabel: '' }],
    ['PATCH', '/api/visits/none', { guests: 0 }],
    ['POST', '/api/visits/none/payment', { paidVia: 'shells', toPay: '1' }],
    ['POST', '/api/visits/none/payment/undo', { paidAt: 'yesterday' }],
  ] as const
  test.each(writes)('%s %s', async (method, url, wrong) => {
    expect((await anonymous(method, url, wrong)).statusCode).toBe(401)
    expect((await customer(method, url, wrong)).statusCode).toBe(403)
    for (const call of [staff, admin]) expect((await call(method, url, wrong)).statusCode).toBe(400)
  })

  test.each([
    ['POST', '/api/visits', { tableLabel: '7', reservationId: 'none' }, 'visits.booking-not-found'],
    ['PATCH', '/api/visits/none', { guests: 2 }, 'visits.not-found'],
    ['POST', '/api/visits/none/close', {}, 'visits.not-found'],
    ['POST', '/api/visits/none/payment', { paidVia: 'cash', toPay: '1' }, 'visits.not-found'],
    ['POST', '/api/visits/none/payment/undo', { paidAt: '2026-05-06T05:00:00Z' }, 'visits.not-found'],
  ] as const)('%s %s: 404', async (method, url, body, code) => {
    expect(problemOf(await staff(method, url, body))).toEqual([404, code])
  })

  it('reads the tables for staff and admins alone, and lets nobody store them', async () => {
    expect((await anonymous('GET', '/api/visits')).statusCode).toBe(401)
    expect((await customer('GET', '/api/visits')).statusCode).toBe(403)
    for (const call of [staff, admin]) {
      const response = await call('GET', '/api/visits')
      expect(response.json()).toMatchObject({ visits: [] })
      expect(response.json<{ tables: string[] }>().tables).toContain('Sân 1')
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('opening a table', () => {
  it('takes a party once, whatever the spelling of the table', async () => {
    const opened = await staff('POST', '/api/visits', { tableLabel: 'Sân 1', guests: 3 })
    expect(opened.statusCode).toBe(201)
    expect(opened.json()).toMatchObject({ tableLabel: 'Sân 1', guests: 3, orders: [], toPay: '0.00' })
    expect(opened.json<TableVisit>().openedBy).not.toBeNull()
    expect(problemOf(await staff('POST', '/api/visits', { tableLabel: 'san 1' }))).toEqual([
      409,
      'visits.table-taken',
    ])
  })

  it('gathers the orders of one table on one bill, whether people call it 3 or Bàn 3', async () => {
    for (const label of ['3', 'ban 3', 'Bàn số 3']) await orderAt(restaurant, label)
    await staff('POST', '/api/visits', { tableLabel: 'Bàn 3' })
    const { visits } = await openTables(staff)
    expect(visits).toMatchObject([{ tableLabel: '3', orders: [{}, {}, {}] }])
  })

  it('knows a table that is taken since before an update of the program', async () => {
    const visit = await visitWith(1, '3')
    await restaurant.db.update(visitTable).set({ tableLabel: 'Bàn 3', tableKey: 'ban 3' })
    await orderAt(restaurant, '3')
    expect((await openTables(staff)).visits).toMatchObject([{ id: visit.id, orders: [{}, {}] }])
  })

  it('takes the guests of the booking that sits there', async () => {
    const booking = { date: '2026-05-06', time: '19:00', guests: 5, name: 'Khách', phone: '0900 000 000' }
    const made = (await staff('POST', '/api/reservations', booking)).json<{ id: string }>()
    const body = { tableLabel: '7', reservationId: made.id }
    const opened = (await staff('POST', '/api/visits', body)).json<TableVisit>()
    expect(opened).toMatchObject({ guests: 5, reservationId: made.id })
  })
})

describe('paying together', () => {
  it('pays each order that is neither paid nor cancelled, and records each payment', async () => {
    const visit = await visitWith(4)
    const [cancelled, paid] = visit.orders
    await staff('PATCH', `/api/orders/${cancelled?.id}/status`, { status: 'cancelled' })
    await staff('PATCH', `/api/orders/${paid?.id}/payment`, { paidVia: 'transfer' })
    const [now] = (await openTables(staff)).visits
    expect(now).toMatchObject({ id: visit.id, total: '609120.00', toPay: '406080.00' })
    await restaurant.db.delete(auditEntryTable)

    const response = await pay(staff, { id: visit.id, toPay: '406080.00' })
    expect(response.json()).toMatchObject({ toPay: '0.00', total: '609120.00' })
    const via = (await stored(visit.id)).map(({ paidVia }) => paidVia ?? 'none').toSorted()
    expect(via).toEqual(['cash', 'cash', 'none', 'transfer'])
    const entries = await restaurant.db.select().from(auditEntryTable)
    expect(entries.map(({ action }) => action)).toEqual(['orders.payment', 'orders.payment'])
  })

  it('frees the table once the last of its dishes is served, and not before', async () => {
    const visit = await visitWith(2)
    const [one, other] = visit.orders.map(({ id }) => id)
    expect((await pay(staff, visit)).json()).toMatchObject({ closedAt: null, toPay: '0.00' })
    await setStatus(one, 'completed')
    expect((await openTables(staff)).visits).toMatchObject([{ id: visit.id, toPay: '0.00' }])
    await setStatus(other, 'completed')
    expect((await openTables(staff)).visits).toEqual([])
    restaurant.clock.set('2026-05-06T05:00:30Z')
    await setStatus(other, 'ready')
    expect((await openTables(staff)).visits).toMatchObject([{ id: visit.id, toPay: '0.00' }])
  })

  it('frees it at once if everything is served, and gives no table back that others have taken', async () => {
    const visit = await visitWith(1)
    const [id] = visit.orders.map((order) => order.id)
    await setStatus(id, 'completed')
    expect((await pay(staff, visit)).json<TableVisit>().closedAt).not.toBeNull()
    await orderAt(restaurant, '7')
    expect((await setStatus(id, 'ready')).statusCode).toBe(200)
    const { visits } = await openTables(staff)
    expect(visits.map((one) => one.id)).not.toContain(visit.id)
    expect(visits.length).toBe(1)
  })

  it('leaves a table to guests who pay order by order', async () => {
    const visit = await visitWith(1)
    const [id] = visit.orders.map((order) => order.id)
    await staff('PATCH', `/api/orders/${id}/payment`, { paidVia: 'transfer' })
    await setStatus(id, 'completed')
    expect((await openTables(staff)).visits.length).toBe(1)
  })

  it('asks for what is ordered after the payment, before the table is free', async () => {
    const visit = await visitWith(1)
    await pay(staff, visit)
    const { id } = await orderAt(restaurant, '7')
    for (const each of [visit.orders[0]?.id, id]) await setStatus(each, 'completed')
    expect((await openTables(staff)).visits).toMatchObject([{ id: visit.id, toPay: visit.toPay }])
  })

  it('pays nothing if the screen has not seen the newest order, or an edit of one', async () => {
    const visit = await visitWith(1)
    await orderAt(restaurant, '7')
    expect(problemOf(await pay(staff, visit))).toEqual([409, 'visits.sum-changed'])
    expect((await stored(visit.id)).every(({ paidAt }) => paidAt === null)).toBe(true)
  })

  it('is one payment if the same call arrives twice, also at once; another one is rejected', async () => {
    const visit = await visitWith(2)
    const [one, other] = await Promise.all([pay(staff, visit), pay(staff, visit)])
    expect([one.statusCode, other.statusCode]).toEqual([200, 200])
    restaurant.clock.set('2026-05-06T05:01:00Z')
    expect((await pay(staff, visit)).json()).toEqual(one.json())
    expect(problemOf(await pay(staff, visit, 'transfer'))).toEqual([409, 'visits.sum-changed'])
    await staff('POST', `/api/visits/${visit.id}/close`)
    expect(problemOf(await pay(staff, visit, 'transfer'))).toEqual([409, 'visits.closed'])
  })

  it('is taken back as a whole, once, whatever the kitchen has done since', async () => {
    const visit = await visitWith(2)
    const { paidAt } = (await pay(staff, visit)).json<TableVisit>()
    restaurant.clock.set('2026-05-06T05:02:00Z')
    for (const { id } of visit.orders) await setStatus(id, 'completed')
    expect((await openTables(staff)).visits).toEqual([])
    const undo = () => staff('POST', `/api/visits/${visit.id}/payment/undo`, { paidAt })
    for (const response of [await undo(), await undo()])
      expect(response.json()).toMatchObject({ closedAt: null, paidAt: null, toPay: visit.toPay })
  })

  it('is taken back only while its payments and sums are the same, and its table is free', async () => {
    const visit = await visitWith(2)
    const [first, second] = visit.orders.map(({ id }) => id)
    for (const id of [first, second]) await setStatus(id, 'completed')
    const { paidAt } = (await pay(staff, visit)).json<TableVisit>()
    const undo = () => staff('POST', `/api/visits/${visit.id}/payment/undo`, { paidAt })
    await orderAt(restaurant, '7')
    expect(problemOf(await undo())).toEqual([409, 'visits.table-taken'])
    restaurant.clock.set('2026-05-06T05:04:00Z')
    await staff('PATCH', `/api/orders/${first}/payment`, { paidVia: 'transfer' })
    expect(problemOf(await undo())).toEqual([409, 'visits.changed-since'])
  })
})

describe('moving a party', () => {
  it('takes its orders along, unless the other table is taken or the visit closed', async () => {
    const visit = await visitWith(2)
    await visitWith(1, '8')
    const move = (tableLabel: string) => staff('PATCH', `/api/visits/${visit.id}`, { tableLabel })
    expect(problemOf(await move('8'))).toEqual([409, 'visits.table-taken'])
    const moved = (await move('9')).json<TableVisit>()
    expect(moved.orders.map((order) => order.tableLabel)).toEqual(['9', '9'])
    expect((await openTables(staff)).visits.map(({ tableLabel }) => tableLabel)).toEqual(['9', '8'])
    await staff('POST', `/api/visits/${visit.id}/close`)
    expect(problemOf(await move('10'))).toEqual([409, 'visits.closed'])
  })

  it('takes back that a table was cleared, unless others sit there by now', async () => {
    const visit = await visitWith(1)
    const reopen = () => staff('PATCH', `/api/visits/${visit.id}`, { closedAt: null })
    await staff('POST', `/api/visits/${visit.id}/close`)
    for (const response of [await reopen(), await reopen()])
      expect(response.json()).toMatchObject({ closedAt: null, toPay: visit.toPay })
    await staff('POST', `/api/visits/${visit.id}/close`)
    await orderAt(restaurant, '7')
    expect(problemOf(await reopen())).toEqual([409, 'visits.table-taken'])
  })

  it('lets one of two parties that move to one table at once have it', async () => {
    const [one, other] = [await visitWith(1, '1'), await visitWith(1, '2')]
    const moved = await Promise.all(
      [one, other].map(({ id }) => staff('PATCH', `/api/visits/${id}`, { tableLabel: '3' })),
    )
    expect(moved.filter(({ statusCode }) => statusCode === 409).length).toBe(1)
  })
})

test('screens hear of every change, and of no call that changes nothing', async () => {
  const { heard, close } = await hearEvents(restaurant.databaseUrl)
  const { id } = (await staff('POST', '/api/visits', { tableLabel: '7' })).json<TableVisit>()
  await staff('POST', `/api/visits/${id}/close`)
  await staff('POST', `/api/visits/${id}/close`)
  await staff('POST', '/api/visits', { tableLabel: '8' })
  await expect.poll(() => heard.length).toBe(3)
  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ lists: ['orders'] })))
  await close()
})
