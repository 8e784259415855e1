import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openDatabase, type OpenDatabase } from '#src/server/database/connection.ts'
import { visitTable } from '#src/features/visits/server/visit-table.ts'
import { visitJobs } from '#src/features/visits/server/visit-jobs.ts'
import { joinVisit } from '#src/features/visits/server/visits.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { openTables, orderAt, ordersAt } from '#test/support/visits.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let admin: OfficeCall
let other: OpenDatabase

/** A session does not last as long as a party sits, so the admin signs in again. */
async function goTo(instant: string): Promise<void> {
  restaurant.clock.set(instant)
  admin = await officeCalls(restaurant, 'admin')
}

beforeAll(async () => {
  other = await openDatabase(restaurant.databaseUrl)
})
afterAll(() => other.close())
beforeEach(async () => {
  await goTo('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(visitTable)
})

const status = (id: string, body: object) => admin('PATCH', `/api/orders/${id}/status`, body)
const visitOf = async (id: string) =>
  (await restaurant.db.select().from(orderTable).where(eq(orderTable.id, id)))[0]?.visitId
const closing = () => visitJobs(restaurant).find(({ name }) => name === 'visit-closing')
const openVisits = async () => (await openTables(admin)).visits.length

describe('orders at a table', () => {
  it('are one visit, however the table is spelled', async () => {
    const [one, another] = [await orderAt(restaurant, 'Sân 1'), await orderAt(restaurant, ' san  1')]
    expect(await ordersAt(admin, 'Sân 1')).toEqual([one.id, another.id].toSorted())
  })

  it('open one visit if twenty arrive at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => orderAt(restaurant, '7')))
    expect(await openVisits()).toBe(1)
    expect((await ordersAt(admin, '7'))?.length).toBe(20)
  })

  it('open one visit if they arrive at two servers at once', async () => {
    const now = restaurant.clock.now()
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? restaurant.db : other.db).transaction((tx) => joinVisit(tx, '7', now)),
      ),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('are not told to guests: neither response nor ticket names the visit', async () => {
    const { ticketUrl, ...placed } = await orderAt(restaurant, '7')
    const ticket = await restaurant.app.inject(ticketUrl.replace('/order/', '/api/orders/ticket/'))
    const id = (await visitOf(placed.id)) ?? ''
    expect(id).not.toBe('')
    expect(JSON.stringify(placed) + ticket.body).not.toContain(id)
    expect(Object.keys({ ...placed, ...ticket.json<object>() })).not.toContain('visitId')
  })

  it('belong to no visit if the guests come later, take the order away or name no table', async () => {
    await orderAt(restaurant, '7', { requestedTime: '2026-05-06T19:00' })
    await orderAt(restaurant, '7', { orderType: 'takeout' })
    await orderAt(restaurant, '')
    expect(await openVisits()).toBe(0)
  })
})

describe('two parties after one another', () => {
  it.each([
    ['is closed by staff', (id: string) => admin('POST', `/api/visits/${id}/close`)],
    [
      'is paid together after its last dish',
      async (id: string) => {
        await restaurant.db.update(orderTable).set({ status: 'completed' })
        await admin('POST', `/api/visits/${id}/payment`, { paidVia: 'cash', toPay: '203040.00' })
      },
    ],
    ['has been quiet for three hours', () => goTo('2026-05-06T08:00:01Z')],
  ])('never share a visit, if the first %s', async (_how, ends) => {
    const first = await orderAt(restaurant, '7')
    await ends((await visitOf(first.id)) ?? '')
    expect(await ordersAt(admin, '7')).toBeUndefined()
    const second = await orderAt(restaurant, '7')
    expect(await ordersAt(admin, '7')).toEqual([second.id])
  })

  it('are told apart by what happens: a change of an order keeps its visit open', async () => {
    const { id } = await orderAt(restaurant, '7')
    await goTo('2026-05-06T07:30:00Z')
    await status(id, { status: 'confirmed' })
    await goTo('2026-05-06T09:30:00Z')
    const second = await orderAt(restaurant, '7')
    expect(await ordersAt(admin, '7')).toEqual([id, second.id].toSorted())
  })

  it('leave no old visit open: the job closes it', async () => {
    await orderAt(restaurant, '7')
    expect(await closing()?.run(new Date('2026-05-06T08:00:00Z'))).toEqual({ closed: 0 })
    expect(await closing()?.run(new Date('2026-05-06T08:00:01Z'))).toEqual({ closed: 1 })
  })
})

describe('a change of an order', () => {
  it('moves it to the visit of its new table, and opens one there', async () => {
    const [first, second] = [await orderAt(restaurant, '7'), await orderAt(restaurant, '7')]
    await status(second.id, { status: 'pending', tableLabel: '8' })
    expect(await ordersAt(admin, '7')).toEqual([first.id])
    expect(await ordersAt(admin, '8')).toEqual([second.id])
    await status(first.id, { status: 'pending', tableLabel: '8' })
    expect(await ordersAt(admin, '8')).toEqual([first.id, second.id].toSorted())
  })

  it('takes it out of the visit if the guests take it away', async () => {
    const { id } = await orderAt(restaurant, '7')
    const stays = await orderAt(restaurant, '7')
    await admin('PATCH', `/api/orders/${id}`, { orderType: 'takeout' })
    expect(await ordersAt(admin, '7')).toEqual([stays.id])
  })

  it.each([
    ['is deleted', (id: string) => admin('DELETE', `/api/orders/${id}`)],
    ['moves', (id: string) => status(id, { status: 'pending', tableLabel: '8' })],
    ['is taken away', (id: string) => admin('PATCH', `/api/orders/${id}`, { orderType: 'takeout' })],
  ])('frees the table that its only order has opened if that %s', async (_how, ends) => {
    await ends((await orderAt(restaurant, '7')).id)
    expect(await ordersAt(admin, '7')).toBeUndefined()
  })

  it('leaves the table to the guests for whom staff have opened it', async () => {
    await admin('POST', '/api/visits', { tableLabel: '7', guests: 2 })
    const { id } = await orderAt(restaurant, '7')
    await admin('DELETE', `/api/orders/${id}`)
    expect(await ordersAt(admin, '7')).toEqual([])
  })

  it('leaves it in its visit and out of the sum if it is cancelled', async () => {
    const { id } = await orderAt(restaurant, '7')
    await status(id, { status: 'cancelled' })
    const { visits } = await openTables(admin)
    expect(visits).toMatchObject([{ total: '0.00', toPay: '0.00', orders: [{ status: 'cancelled' }] }])
  })

  it('of a party that has left joins no party of today', async () => {
    const { id } = await orderAt(restaurant, '7')
    const visit = await visitOf(id)
    await admin('POST', `/api/visits/${visit}/close`)
    await goTo('2026-05-07T05:00:00Z')
    await orderAt(restaurant, '8')
    await status(id, { status: 'completed' })
    expect(await visitOf(id)).toBe(visit)
    await status(id, { status: 'completed', tableLabel: '8' })
    expect((await ordersAt(admin, '8'))?.length).toBe(1)
  })
})

it('a visit is deleted when its orders are archived', async () => {
  await orderAt(restaurant, '7')
  const retention = visitJobs(restaurant).find(({ name }) => name === 'visit-retention')
  expect(await retention?.run(new Date('2026-08-06T05:00:00Z'))).toEqual({ deleted: 0 })
  expect(await retention?.run(new Date('2026-08-07T05:00:00Z'))).toEqual({ deleted: 1 })
})
