import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { databaseBefore } from '#test/support/earlier-database.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { orderArchiveDaysTable, orderArchiveTable } from '#src/features/orders/server/order-archive-table.ts'
import { migrateDatabase } from './migrate.ts'

const restaurant = testRestaurant()

function archivedOrder(createdAt: Date, status: 'completed' | 'cancelled') {
  const order = storedOrder(createdAt, { status })
  return { ...order, originalId: order.id, originalCreatedAt: createdAt, archivedAt: createdAt }
}

/** Two sides of a midnight in the restaurant. */
const evening = new Date('2026-01-31T16:59:59Z')
const morning = new Date('2026-01-31T17:00:00Z')

it('an archive counts what is added and deleted, by the restaurant’s day and the status', async () => {
  const { db } = restaurant
  const days = () => db.select().from(orderArchiveDaysTable).orderBy(orderArchiveDaysTable.day)
  const late = archivedOrder(evening, 'completed')
  await db.insert(orderArchiveTable).values([late, archivedOrder(morning, 'cancelled')])
  await db.insert(orderArchiveTable).values([archivedOrder(evening, 'completed')])
  expect(await days()).toEqual([
    { day: '2026-01-31', status: 'completed', rows: 2 },
    { day: '2026-02-01', status: 'cancelled', rows: 1 },
  ])
  await db.delete(orderArchiveTable).where(eq(orderArchiveTable.id, late.id))
  expect((await days())[0]).toEqual({ day: '2026-01-31', status: 'completed', rows: 1 })
})

it('an insertion that is undone is not counted', async () => {
  const { db } = restaurant
  const before = await db.select().from(orderArchiveDaysTable)
  const undone = db.transaction(async (tx) => {
    await tx.insert(orderArchiveTable).values(archivedOrder(morning, 'completed'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.select().from(orderArchiveDaysTable)).toEqual(before)
})

it('the migration counts what is archived already', async () => {
  const { db, pool } = await databaseBefore('archive-days')
  // The table as it was then: of the columns of today some are not there yet.
  const insert = `insert into orders_archive (id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate,
      vat_amount, grand_total, status, order_type, ticket_token, created_at, original_id, original_created_at, archived_at)
    values ($1, 'Khách', 'khach@example.com', '+84900000000', '[]', 2, 8, 0, 2, 'completed', 'dine-in', $1, $2, $1, $2, $2)`
  for (const at of [evening, morning]) await pool.query(insert, [at.toISOString(), at])
  await migrateDatabase(pool)
  const { rows } = await db.execute(sql`select day, status, rows from orders_archive_days order by day`)
  expect(rows).toEqual([
    { day: '2026-01-31', status: 'completed', rows: 1 },
    { day: '2026-02-01', status: 'completed', rows: 1 },
  ])
})
