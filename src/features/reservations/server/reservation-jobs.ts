import { deleteOldKeys } from '#src/server/database/idempotency.ts'
import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { reservationIdempotencyTable } from './reservation-table.ts'

export function reservationJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'reservation-idempotency-keys',
      schedule: '37 * * * *',
      run: async (now) => ({ deleted: await deleteOldKeys(db, reservationIdempotencyTable, now) }),
    },
  ]
}
