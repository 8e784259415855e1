import { deleteOldKeys } from '#src/server/database/idempotency.ts'
import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { orderIdempotencyTable } from './order-table.ts'

export function orderJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'order-idempotency-keys',
      schedule: '27 * * * *',
      run: async (now) => ({ deleted: await deleteOldKeys(db, orderIdempotencyTable, now) }),
    },
  ]
}
