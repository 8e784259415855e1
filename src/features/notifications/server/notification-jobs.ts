import { lt } from 'drizzle-orm'

import { endOfPeriod, retentionMonths } from '#src/kernel/retention.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import type { Job } from '#src/server/jobs/job.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { notificationTable } from './notification-table.ts'

export function notificationJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      // Soon after midnight, when days end, and every hour in case that one fails.
      name: 'notification-retention',
      schedule: '8 * * * *',
      run: async (now) => {
        const due = lt(notificationTable.createdAt, endOfPeriod(retentionMonths.notifications, now))
        // What users have done with them is deleted by the foreign key.
        const deleted = await deleteInBatches(db, notificationTable, due)
        if (deleted > 0) await publishOfficeEvent(db, { lists: ['notifications'] })
        return { deleted }
      },
    },
  ]
}
