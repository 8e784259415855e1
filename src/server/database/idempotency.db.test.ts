import { describe, expect, it } from 'vitest'

import { orderJobs } from '#src/features/orders/server/order-jobs.ts'
import { orderIdempotencyTable } from '#src/features/orders/server/order-table.ts'
import { reservationJobs } from '#src/features/reservations/server/reservation-jobs.ts'
import { reservationIdempotencyTable } from '#src/features/reservations/server/reservation-table.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

describe('idempotency keys', () => {
  it.each([
    ['orders', orderIdempotencyTable, orderJobs],
    ['reservations', reservationIdempotencyTable, reservationJobs],
  ] as const)('of %s are deleted once they are older than two days', async (_what, table, jobs) => {
    const { db, clock } = restaurant
    const now = clock.now()
    const age = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    const twoDays = 2 * 24 * 3_600_000
    const row = (key: string, createdAt: Date) => ({ key, requestHash: '', madeId: key, createdAt })
    await db.insert(table).values([row('old', age(twoDays + 1)), row('new', age(twoDays))])
    const [job] = jobs(restaurant)
    expect(await job?.run(now)).toEqual({ deleted: 1 })
    expect((await db.select().from(table)).map(({ key }) => key)).toEqual(['new'])
  })
})
