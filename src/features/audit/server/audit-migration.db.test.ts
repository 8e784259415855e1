import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { databaseBefore } from '#test/support/earlier-database.ts'
import { migrateDatabase } from '#src/server/database/migrate.ts'
import { auditEntryTable } from './audit-table.ts'

const staff = '0f3b8a52-7d0c-4a55-9d8b-2f1f0d9f4c11'

it('the migration makes entries of both logs of statuses, in the order of time, and drops the logs', async () => {
  const { db, pool } = await databaseBefore('audit-entries')
  await pool.query(`
    insert into orders (id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate, vat_amount,
      grand_total, order_type, ticket_token)
    values ('order1', 'Khách', 'khach@example.com', '+84900000000', '[]', 1, 8, 0, 1, 'takeout', 'token');
    insert into reservations (id, name, phone, date, time, guests, ticket_token)
    values ('res_1', 'Khách', '+84900000000', '2026-05-08', '19:00', 2, 'token');
    insert into order_status_log (order_id, from_status, to_status, changed_by, changed_at) values
      ('order1', 'pending', 'confirmed', '${staff}', '2026-05-06T05:00:00.123Z'),
      ('order1', 'confirmed', 'completed', '${staff}', '2026-05-06T07:00:00Z');
    insert into reservation_status_log (reservation_id, from_status, to_status, changed_by, changed_at) values
      ('res_1', 'pending', 'confirmed', '${staff}', '2026-05-06T06:00:00Z'),
      ('res_1', 'confirmed', 'cancelled', 'guest', '2026-05-06T08:00:00Z')`)

  await migrateDatabase(pool)

  const entries = await db.select().from(auditEntryTable).orderBy(auditEntryTable.id)
  const byUser = { actorKind: 'user', actorId: staff, actorRole: null }
  const order = { action: 'orders.status', thingKind: 'order', thingId: 'order1' }
  const reservation = { action: 'reservations.status', thingKind: 'reservation', thingId: 'res_1' }
  expect(entries.map(({ id: _id, ...entry }) => entry)).toEqual([
    {
      ...byUser,
      ...order,
      changedAt: new Date('2026-05-06T05:00:00.123Z'),
      changes: { status: { before: 'pending', after: 'confirmed' } },
    },
    {
      ...byUser,
      ...reservation,
      changedAt: new Date('2026-05-06T06:00:00Z'),
      changes: { status: { before: 'pending', after: 'confirmed' } },
    },
    {
      ...byUser,
      ...order,
      changedAt: new Date('2026-05-06T07:00:00Z'),
      changes: { status: { before: 'confirmed', after: 'completed' } },
    },
    {
      ...reservation,
      actorKind: 'guest',
      actorId: null,
      actorRole: null,
      changedAt: new Date('2026-05-06T08:00:00Z'),
      changes: { status: { before: 'confirmed', after: 'cancelled' } },
    },
  ])
  const logs = sql`select to_regclass('order_status_log') as orders, to_regclass('reservation_status_log') as tables`
  expect((await db.execute(logs)).rows).toEqual([{ orders: null, tables: null }])
})

it('a database without any such log is migrated too', async () => {
  const { db, pool } = await databaseBefore('audit-entries')
  await migrateDatabase(pool)
  expect(await db.select().from(auditEntryTable)).toEqual([])
})
