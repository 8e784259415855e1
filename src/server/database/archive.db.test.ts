import { isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { orderArchiveTable } from '#src/features/orders/server/order-archive-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { deleteInBatches, eraseArchived, moveToArchive } from './archive.ts'
import type { Queries } from './connection.ts'

const restaurant = testRestaurant()
const now = new Date('2026-05-06T05:00:00Z')

beforeEach(async () => {
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(orderArchiveTable)
})

/** Orders of as many seconds, the newest stored first. */
function orders(count: number) {
  return Array.from({ length: count }, (_, second) => storedOrder(new Date(now.getTime() - second * 1000)))
}

async function store(count: number) {
  const stored = orders(count)
  await restaurant.db.insert(orderTable).values(stored)
  return stored
}

async function storeArchived(count: number) {
  const stored = orders(count).map((order) => ({
    ...order,
    originalId: order.id,
    originalCreatedAt: order.createdAt,
    archivedAt: now,
  }))
  await restaurant.db.insert(orderArchiveTable).values(stored)
  return stored
}

const move = () =>
  moveToArchive(restaurant.db, { live: orderTable, archive: orderArchiveTable }, sql`true`, now)
const erase = (db: Queries = restaurant.db) =>
  eraseArchived(db, orderArchiveTable, { customerName: '' }, undefined, now)
const remove = (db: Queries = restaurant.db) => deleteInBatches(db, orderTable, undefined)
const live = () => restaurant.db.select({ id: orderTable.id }).from(orderTable)
const notErased = () =>
  restaurant.db
    .select({ id: orderArchiveTable.id })
    .from(orderArchiveTable)
    .where(isNull(orderArchiveTable.erasedAt))

/** Lets one batch be written, and none after it. */
async function cutOffAfterOneBatch(
  event: 'insert' | 'update',
  isSecond: string,
  work: () => Promise<unknown>,
) {
  const { db } = restaurant
  await db.execute(`create function cut_off() returns trigger language plpgsql
    as 'begin if exists (select from orders_archive where ${isSecond}) then raise exception ''cut off''; end if; return null; end'`)
  await db.execute(
    `create trigger cut_off before ${event} on orders_archive for each statement execute function cut_off()`,
  )
  await expect(work()).rejects.toMatchObject({ cause: { message: 'cut off' } })
  await db.execute('drop function cut_off cascade')
}

describe('what is cut off after a batch', () => {
  it('has moved the oldest rows, and the next run moves the rest', async () => {
    const [newest] = await store(501)
    await cutOffAfterOneBatch('insert', 'true', move)
    expect(await live()).toEqual([{ id: newest?.id }])
    expect(await move()).toBe(1)
  })

  it('has erased the oldest rows, and the next run erases the rest', async () => {
    const [newest] = await storeArchived(501)
    await cutOffAfterOneBatch('update', 'erased_at is not null', erase)
    expect(await notErased()).toEqual([{ id: newest?.id }])
    expect(await erase()).toBe(1)
  })
})

// PostgreSQL chooses such a plan by itself where it knows little of a table, as after a restore.
it.each([
  ['erased', orderArchiveTable, 'update', 'new', storeArchived, erase],
  ['deleted', orderTable, 'delete', 'old', store, remove],
] as const)('a batch is %s at once, whatever the plan', async (_what, table, event, rows, storeRows, run) => {
  await storeRows(501)
  await restaurant.db.transaction(async (tx) => {
    await tx.execute(sql`create function bound() returns trigger language plpgsql
      as 'begin if (select count(*) > 500 from changed) then raise exception ''more than a batch''; end if; return null; end'`)
    await tx.execute(sql`create trigger bound after ${sql.raw(event)} on ${table}
      referencing ${sql.raw(rows)} table as changed for each statement execute function bound()`)
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'seqscan', 'material']) {
      await tx.execute(`set local enable_${way} = off`)
    }
    expect(await run(tx)).toBe(501)
    await tx.execute('drop function bound cascade')
  })
})

describe('a row that somebody is changing is left to the next run', () => {
  it.each([
    ['moved', orderTable, store, move, live],
    ['erased', orderArchiveTable, storeArchived, erase, notErased],
    ['deleted', orderTable, store, remove, live],
  ] as const)('while others are %s', async (_what, table, storeRows, run, left) => {
    const rows = await storeRows(3)
    const held = rows[1]?.id
    await restaurant.db.transaction(async (tx) => {
      await tx.execute(sql`select from ${table} where id = ${held} for update`)
      expect(await run()).toBe(2)
    })
    expect(await left()).toEqual([{ id: held }])
    expect(await run()).toBe(1)
  })
})

it.each([
  [499, 499],
  [500, 500],
  [501, 501],
])('of %i rows all are deleted and counted', async (count, deleted) => {
  await store(count)
  expect(await remove()).toBe(deleted)
  expect(await live()).toEqual([])
})
