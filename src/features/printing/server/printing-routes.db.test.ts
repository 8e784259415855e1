import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { barPrinter, counterPrinter, kitchenPrinter, queuedJobs } from '#test/support/printers.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import type { PrintJob, PrintQueue } from '../contract/print-job.ts'
import { printJobTable } from './print-job-table.ts'
import { takeJob } from './take-jobs.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let other: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  other = await officeCalls(restaurant, 'admin')
})
beforeEach(() => setSettings(restaurant, { printers: [kitchenPrinter, counterPrinter] }))
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(printJobTable)
})

async function place(): Promise<string> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>().id
}
let keys = 0
const newKey = () => `key-of-a-taker-${(keys += 1).toString().padStart(4, '0')}`
async function take(call: OfficeCall, key = newKey()): Promise<PrintJob | null> {
  const response = await call('POST', '/api/print-jobs/take', { printerId: 'kitchen', key })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ job: PrintJob | null }>().job
}
const report = (call: OfficeCall, job: PrintJob | null, key: string, result: string) =>
  call('POST', `/api/print-jobs/${job?.id}/report`, { key, result })
const decide = (job: PrintJob | undefined, decision: string) =>
  staff('POST', `/api/print-jobs/${job?.id}/decision`, { decision, updatedAt: job?.updatedAt })
const queue = async () => (await staff('GET', '/api/print-jobs')).json<PrintQueue>()
const states = async () =>
  (await queue()).jobs.map(({ state, isRepeat }) => (isRepeat ? `again ${state}` : state))
const later = (minutes: number) =>
  restaurant.clock.set(new Date(Date.parse('2026-05-06T05:00:00Z') + minutes * 60_000).toISOString())

describe('a print job', () => {
  it('is given to one of two who ask', async () => {
    await place()
    const taken = await Promise.all([take(staff), take(other)])
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await states()).toEqual(['taken'])
  })

  it('is never printed twice, however many servers take jobs at once', async () => {
    for (let each = 0; each < 12; each += 1) await place()
    const second = await openDatabase(restaurant.databaseUrl)
    const now = restaurant.clock.now()
    const takers = Array.from({ length: 40 }, (_, each) =>
      takeJob(
        each % 2 === 0 ? restaurant.db : second.db,
        'kitchen',
        { by: `taker-${each}`, key: newKey() },
        now,
      ),
    )
    const ids = (await Promise.all(takers)).flatMap((job) => (job ? [job.id] : []))
    await second.close()
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
  })

  it('is printed in the order in which things changed, and then it is done', async () => {
    const first = await place()
    await place()
    const key = newKey()
    const job = await take(staff, key)
    expect(job?.orderId).toBe(first)
    expect((await report(staff, job, key, 'printed')).statusCode).toBe(200)
    expect((await report(staff, job, key, 'printed')).statusCode).toBe(200)
    expect(await states()).toEqual(['waiting', 'printed'])
  })

  it('is given again to who asks with the same key, who has got no response', async () => {
    await place()
    const key = newKey()
    const job = await take(staff, key)
    expect((await take(staff, key))?.id).toBe(job?.id)
    expect(await take(other, key)).toBeNull()
    later(21)
    expect(await take(staff, key)).toBeNull()
    expect(await states()).toEqual(['overdue'])
  })

  it('is one job although the same request arrives three times at once', async () => {
    await place()
    await place()
    const key = newKey()
    const taken = await Promise.all([take(staff, key), take(staff, key), take(staff, key)])
    expect(new Set(taken.map((job) => job?.id)).size).toBe(1)
    expect(await states()).toEqual(['waiting', 'taken'])
  })

  it('is in doubt if nobody reports, and nobody but a person prints it again', async () => {
    await place()
    const key = newKey()
    const job = await take(staff, key)
    later(1)
    expect(await states()).toEqual(['doubt'])
    expect(await take(other)).toBeNull()
    // A late report still counts.
    expect((await report(staff, job, key, 'printed')).statusCode).toBe(200)
    expect(await states()).toEqual(['printed'])
  })

  it('is printed again once however many people tap, and its head says so', async () => {
    await place()
    const key = newKey()
    const job = await take(staff, key)
    await report(staff, job, key, 'unknown')
    const [doubted] = (await queue()).jobs
    expect(doubted?.state).toBe('doubt')
    const taps = await Promise.all(Array.from({ length: 8 }, () => decide(doubted, 'print')))
    expect(taps.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(taps.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
    expect(await states()).toEqual(['again waiting'])
    // Whoever was slow may not say by now that the first one was printed.
    expect((await report(staff, job, key, 'printed')).statusCode).toBe(409)
  })

  it('waits for a person if it is older than 20 minutes', async () => {
    await place()
    later(20)
    expect(await take(staff)).toBeNull()
    const [old] = (await queue()).jobs
    expect(old?.state).toBe('overdue')
    await decide(old, 'print')
    expect((await take(staff))?.isRepeat).toBe(false)
  })

  it('that has failed is printed on a tap, and not at all if nobody needs it', async () => {
    await place()
    const key = newKey()
    await report(staff, await take(staff, key), key, 'failed')
    expect(await take(staff)).toBeNull()
    const [failed] = (await queue()).jobs
    await decide(failed, 'print')
    expect(await states()).toEqual(['waiting'])
    await decide((await queue()).jobs[0], 'leave')
    expect(await states()).toEqual(['dropped'])
  })

  it('of a change waits while somebody else is printing the ticket before it', async () => {
    const id = await place()
    await other('PATCH', `/api/orders/${id}`, { specialInstructions: 'Ít cay' })
    await place()
    const key = newKey()
    const first = await take(staff, key)
    const next = await take(other)
    expect(next?.orderId).not.toBe(id)
    expect(await take(other)).toBeNull()
    await report(staff, first, key, 'printed')
    expect(await take(other)).toMatchObject({ orderId: id, paper: { note: 'Ít cay' } })
  })

  it('of a change comes after the ticket before it, even if it was queued by a server whose clock is behind', async () => {
    const id = await place()
    restaurant.clock.set('2026-05-06T04:59:58Z')
    await other('PATCH', `/api/orders/${id}`, { specialInstructions: 'Ít cay' })
    expect(await take(staff)).toBeNull()
    later(0)
    expect(await take(staff)).toMatchObject({ paper: { change: 'new' } })
  })

  it('of a change is due at once if the ticket of its order should be printed by now', async () => {
    const payload = await orderFor(restaurant.app, [smallPepperoni], { requestedTime: '2026-05-06T13:30' })
    const placed = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    later(46)
    const { id } = placed.json<PlacedOrder>()
    await other('PATCH', `/api/orders/${id}`, { requestedTime: '2026-05-06T14:00' })
    const [, change] = await queuedJobs(restaurant)
    expect(change?.printAt.toISOString()).toBe('2026-05-06T05:46:00.000Z')
  })

  it('whose response may be lost is not given out again if its order is ready meanwhile', async () => {
    const id = await place()
    const key = newKey()
    await take(staff, key)
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'ready' })
    expect(await take(staff, key)).toBeNull()
    expect(await states()).toEqual(['overdue'])
  })

  it('is reported only by who has taken it', async () => {
    await place()
    const key = newKey()
    const job = await take(staff, key)
    expect((await report(other, job, key, 'printed')).statusCode).toBe(409)
    expect((await report(staff, job, newKey(), 'printed')).statusCode).toBe(409)
    const unknown = await staff('POST', '/api/print-jobs/none/report', { key, result: 'printed' })
    expect(unknown.statusCode).toBe(404)
  })
})

describe('a ticket about which a person decides after its order has changed', () => {
  const fail = async (result: string) => {
    const key = newKey()
    await report(staff, await take(staff, key), key, result)
  }
  const jobIn = async (state: string) => (await queue()).jobs.find((job) => job.state === state)
  const setStatus = (id: string, status: string) => staff('PATCH', `/api/orders/${id}/status`, { status })
  const cook = async (id: string, note: string) => {
    await setStatus(id, 'confirmed')
    expect((await other('PATCH', `/api/orders/${id}`, { specialInstructions: note })).statusCode).toBe(200)
  }

  it('shows the order as it is now, once, so that the kitchen cooks no older one', async () => {
    const id = await place()
    await fail('unknown')
    await cook(id, 'Ít cay')
    await fail('printed')
    await cook(id, 'Không hành')
    await fail('unknown')
    await cook(id, 'Không tỏi')
    const decided = (await queue()).jobs.filter(({ state }) => state === 'doubt').at(-1)
    await decide(decided, 'print')
    const left = await queuedJobs(restaurant)
    expect(left.map(({ state }) => state)).toEqual(['repeated', 'printed', 'repeated', 'dropped', 'waiting'])
    expect(await take(staff)).toMatchObject({
      isRepeat: true,
      paper: { change: 'new', note: 'Không tỏi', lines: [{ quantity: 1 }] },
    })
    expect(await take(staff)).toBeNull()
  })

  it('says that the order is cancelled', async () => {
    const id = await place()
    await fail('unknown')
    await setStatus(id, 'cancelled')
    await decide(await jobIn('doubt'), 'print')
    expect(await take(staff)).toMatchObject({ paper: { change: 'cancelled' } })
    expect(await take(staff)).toBeNull()
  })

  it('is not printed at all if it has failed and the order is cancelled', async () => {
    const id = await place()
    await fail('failed')
    const failed = await jobIn('failed')
    later(1)
    await setStatus(id, 'cancelled')
    expect((await decide(failed, 'print')).statusCode).toBe(409)
    expect(await states()).toEqual(['dropped', 'dropped'])
  })

  it('never cancels an order that was restored', async () => {
    const id = await place()
    await fail('printed')
    await setStatus(id, 'cancelled')
    await fail('unknown')
    await setStatus(id, 'confirmed')
    await fail('printed')
    await decide(await jobIn('doubt'), 'print')
    expect(await take(staff)).toMatchObject({ isRepeat: true, paper: { change: 'new' } })
  })

  it('is the whole order if the ticket before it has failed too', async () => {
    const id = await place()
    await fail('failed')
    await cook(id, 'Ít cay')
    await fail('failed')
    const change = (await queue()).jobs.find(
      ({ paper }) => paper.paper === 'kitchen' && paper.change === 'changed',
    )
    await decide(change, 'print')
    expect(await take(staff)).toMatchObject({ isRepeat: false, paper: { change: 'new', note: 'Ít cay' } })
    expect(await jobIn('failed')).toBeUndefined()
  })

  it('takes the last dishes off, even if the ticket before it is in doubt', async () => {
    await setSettings(restaurant, { printers: [kitchenPrinter, { ...barPrinter, categories: ['drinks'] }] })
    const payload = await orderFor(restaurant.app, [smallPepperoni, { id: 'red-wine' }])
    const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    const { id, items } = response.json<PlacedOrder>()
    await fail('unknown')
    await other('PATCH', `/api/orders/${id}`, { items: items.slice(1), reason: 'Khách bớt món' })
    await fail('failed')
    await decide(await jobIn('failed'), 'print')
    expect(await take(staff)).toMatchObject({ paper: { change: 'changed', removed: [{ quantity: 1 }] } })
  })

  it('cancels no restored order, even if somebody prints the dropped cancellation', async () => {
    const id = await place()
    await fail('printed')
    await setStatus(id, 'cancelled')
    await setStatus(id, 'confirmed')
    await decide(await jobIn('dropped'), 'print')
    expect(await take(staff)).toMatchObject({ isRepeat: true, paper: { change: 'new' } })
  })

  it('is not printed once more if somebody takes the order back from the pass', async () => {
    const id = await place()
    await fail('failed')
    await cook(id, 'Ít cay')
    await decide(await jobIn('failed'), 'print')
    await fail('printed')
    await setStatus(id, 'ready')
    await setStatus(id, 'preparing')
    expect(await take(staff)).toBeNull()
  })
})

describe('what staff print of an order', () => {
  const print = (id: string, paper: string, key = newKey()) =>
    staff('POST', `/api/orders/${id}/print`, { paper, key })

  it('is the whole ticket, which its head names a reprint if the kitchen may have it', async () => {
    const id = await place()
    const key = newKey()
    await print(id, 'kitchen', key)
    await print(id, 'kitchen', key)
    // It stands for the ticket that still waited.
    expect(await states()).toEqual(['waiting', 'dropped'])
    await restaurant.db.update(printJobTable).set({ state: 'printed' })
    await print(id, 'kitchen')
    expect((await states())[0]).toBe('again waiting')
  })

  it('is the order after an edit that is under way', async () => {
    const id = await place()
    const isWaiting = async () => {
      const { rows } = await restaurant.db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    let printing: ReturnType<typeof print> | undefined
    await restaurant.db.transaction(async (tx) => {
      await tx.update(orderTable).set({ specialInstructions: 'Ít cay' }).where(eq(orderTable.id, id))
      printing = print(id, 'kitchen')
      await expect.poll(isWaiting).toBe(1)
    })
    await printing
    expect(await take(staff)).toMatchObject({ paper: { note: 'Ít cay' } })
  })

  it('leaves a ticket about a change to a printer that gets no new one', async () => {
    await setSettings(restaurant, { printers: [kitchenPrinter, { ...barPrinter, categories: ['drinks'] }] })
    const payload = await orderFor(restaurant.app, [smallPepperoni, { id: 'red-wine' }])
    const order = (
      await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    ).json<PlacedOrder>()
    await restaurant.db.update(printJobTable).set({ state: 'printed' })
    const [, wine] = order.items
    await other('PATCH', `/api/orders/${order.id}`, { items: [wine], reason: 'Khách bớt món' })
    await print(order.id, 'kitchen')
    expect(await take(staff)).toMatchObject({ paper: { change: 'changed', removed: [{ quantity: 1 }] } })
  })

  it('is the bill at the counter, with the amounts of the order', async () => {
    const id = await place()
    await print(id, 'bill')
    const bill = (await queuedJobs(restaurant)).at(-1)
    expect(bill).toMatchObject({ printerId: 'counter', isRepeat: false })
    expect(bill?.paper).toMatchObject({ paper: 'bill', totalAmount: '188000.00', grandTotal: '203040.00' })
    // The bill is printed even if the order is done meanwhile.
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'completed' })
    expect((await queuedJobs(restaurant)).at(-1)?.state).toBe('waiting')
  })

  it('needs a printer and an order', async () => {
    const id = await place()
    expect((await print('none', 'bill')).statusCode).toBe(404)
    await setSettings(restaurant, { printers: [] })
    expect((await print(id, 'bill')).statusCode).toBe(409)
    expect((await print(id, 'kitchen')).statusCode).toBe(409)
  })
})
