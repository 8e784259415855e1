import { deleteOldKeys } from '#src/server/database/idempotency.ts'
import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { messageIdempotencyTable } from './message-table.ts'

export function contactJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'contact-idempotency-keys',
      schedule: '47 * * * *',
      run: async (now) => ({ deleted: await deleteOldKeys(db, messageIdempotencyTable, now) }),
    },
  ]
}
