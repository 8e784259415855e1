import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { createUser } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { messageIdempotencyTable, messageTable } from '#src/features/contact/server/message-table.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import {
  notificationStateTable,
  notificationTable,
} from '#src/features/notifications/server/notification-table.ts'
import { orderIdempotencyTable } from '#src/features/orders/server/order-table.ts'
import { reservationIdempotencyTable } from '#src/features/reservations/server/reservation-table.ts'
import { runJob } from './run-job.ts'
import { scheduledJobs } from './schedule.ts'
import type { Services } from '../services.ts'

const restaurant = testRestaurant()
const services = () => restaurant as unknown as Services // jobs use database and clock

beforeEach(async () => {
  await restaurant.db.delete(messageTable)
  await restaurant.db.delete(notificationTable)
  await restaurant.db.delete(auditEntryTable)
})

async function runAt(name: string, now: string) {
  restaurant.clock.set(now)
  const job = scheduledJobs(services()).find((each) => each.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  return runJob(restaurant, job)
}

it('deletes messages three months after they arrived, except archived ones', async () => {
  for (const status of ['new', 'replied', 'archived'] as const)
    await restaurant.db.insert(messageTable).values({
      id: `message-${status}`,
      name: 'Khách Thử',
      email: 'khach@example.com',
      subject: 'Đặt tiệc',
      message: 'Bếp có nhận tiệc không?',
      status,
      createdAt: new Date('2026-01-15T16:59:59Z'),
    })
  const screen = await hearEvents(restaurant.databaseUrl)
  try {
    expect(await runAt('contact-retention', '2026-04-15T16:59:59Z')).toEqual({ deleted: 0 })
    expect(await runAt('contact-retention', '2026-04-15T17:00:00Z')).toEqual({ deleted: 2 })
    await expect.poll(() => screen.heard).toEqual([{ lists: ['contact'] }])
  } finally {
    await screen.close()
  }
  const left = await restaurant.db.select({ id: messageTable.id }).from(messageTable)
  expect(left).toEqual([{ id: 'message-archived' }])
})

it('deletes notifications after three months, with what users have done with them', async () => {
  const told = { type: 'other', title: 'T', titleVi: 'T', content: 'C', contentVi: 'C' } as const
  const user = await createUser(restaurant.db, { role: 'staff' })
  const old = await notify(restaurant.db, told, new Date('2025-11-30T05:00:00Z'))
  const recent = await notify(restaurant.db, told, new Date('2025-12-01T05:00:00Z'))
  for (const notificationId of [old, recent])
    await restaurant.db.insert(notificationStateTable).values({ userId: user.id, notificationId })
  const screen = await hearEvents(restaurant.databaseUrl)
  onTestFinished(() => screen.close())
  expect(await runAt('notification-retention', '2026-02-28T16:59:59Z')).toEqual({ deleted: 0 })
  expect(await runAt('notification-retention', '2026-02-28T17:00:00Z')).toEqual({ deleted: 1 })
  await expect.poll(() => screen.heard).toEqual([{ lists: ['notifications'] }])
  const states = await restaurant.db.select().from(notificationStateTable)
  expect(states.map(({ notificationId }) => notificationId)).toEqual([recent])
})

it('deletes audit entries after two years', async () => {
  const entry = { actorKind: 'guest', action: 'test.changed', thingKind: 'test', changes: {} } as const
  await restaurant.db.insert(auditEntryTable).values([
    { ...entry, thingId: 'old', changedAt: new Date('2024-02-29T05:00:00Z') },
    { ...entry, thingId: 'recent', changedAt: new Date('2024-03-01T05:00:00Z') },
  ])
  expect(await runAt('audit-retention', '2026-02-28T16:00:00Z')).toEqual({ deleted: 0 })
  expect(await runAt('audit-retention', '2026-02-28T17:00:00Z')).toEqual({ deleted: 1 })
  const left = await restaurant.db.select({ thingId: auditEntryTable.thingId }).from(auditEntryTable)
  expect(left).toEqual([{ thingId: 'recent' }])
})

it.each([
  ['contact-idempotency-keys', messageIdempotencyTable],
  ['order-idempotency-keys', orderIdempotencyTable],
  ['reservation-idempotency-keys', reservationIdempotencyTable],
])('deletes keys of repeated requests after two days: %s', async (name, table) => {
  const madeAt = (createdAt: string) => ({
    key: createdAt,
    requestHash: 'x',
    madeId: 'x',
    createdAt: new Date(createdAt),
  })
  await restaurant.db.delete(table)
  await restaurant.db.insert(table).values([madeAt('2026-05-04T04:59:59Z'), madeAt('2026-05-04T05:00:00Z')])
  expect(await runAt(name, '2026-05-06T05:00:00Z')).toEqual({ deleted: 1 })
  const left = await restaurant.db.select({ key: table.key }).from(table)
  expect(left).toEqual([{ key: '2026-05-04T05:00:00Z' }])
})
