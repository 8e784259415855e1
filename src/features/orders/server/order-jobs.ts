import { sql } from 'drizzle-orm'

import { deleteOldKeys } from '#src/server/database/idempotency.ts'
import type { Job } from '#src/server/jobs/job.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { deleteJobsWithout } from '#src/features/printing/server/printing.ts'
import { archiveOrders, eraseOrders } from './archive-orders.ts'
import { orderIdempotencyTable, orderTable } from './order-table.ts'

export function orderJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'order-idempotency-keys',
      schedule: '27 * * * *',
      run: async (now) => ({ deleted: await deleteOldKeys(db, orderIdempotencyTable, now) }),
    },
    {
      // The job that archives and erases orders. It runs soon after midnight, when their time is over, and again every hour in case
      // a run fails.
      name: 'order-retention',
      schedule: '2 * * * *',
      run: async (now) => {
        const archived = await archiveOrders(db, now)
        const erased = await eraseOrders(db, now)
        if (archived + erased > 0) await publishOfficeEvent(db, { lists: ['orders'] })
        await deleteJobsWithout(db, sql`select ${orderTable.id} from ${orderTable}`, now)
        return { archived, erased }
      },
    },
  ]
}
