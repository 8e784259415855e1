import { and, lt, ne } from 'drizzle-orm'

import { endOfPeriod, retentionMonths } from '#src/kernel/retention.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import { deleteOldKeys } from '#src/server/database/idempotency.ts'
import type { Job } from '#src/server/jobs/job.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { messageIdempotencyTable, messageTable } from './message-table.ts'

export function contactJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'contact-idempotency-keys',
      schedule: '47 * * * *',
      run: async (now) => ({ deleted: await deleteOldKeys(db, messageIdempotencyTable, now) }),
    },
    {
      // The job that deletes old messages. It runs soon after midnight, when their time is over, and again every hour in case a run
      // fails.
      name: 'contact-retention',
      schedule: '6 * * * *',
      run: async (now) => {
        const arrived = lt(messageTable.createdAt, endOfPeriod(retentionMonths.messages, now))
        const due = and(arrived, ne(messageTable.status, 'archived'))
        const deleted = await deleteInBatches(db, messageTable, due)
        if (deleted > 0) await publishOfficeEvent(db, { lists: ['contact'] })
        return { deleted }
      },
    },
  ]
}
