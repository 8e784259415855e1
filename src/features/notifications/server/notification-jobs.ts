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
      // The job runs soon after midnight, when days end, and every hour in case that run fails.
      name: 'notification-retention',
      schedule: '8 * * * *',
      run: async (now) => {
        const due = lt(notificationTable.createdAt, endOfPeriod(retentionMonths.notifications, now))
        // Through the foreign key PostgreSQL also deletes the rows that say what users have done with these notifications.
        const deleted = await deleteInBatches(db, notificationTable, due)
        if (deleted > 0) await publishOfficeEvent(db, { lists: ['notifications'] })
        return { deleted }
      },
    },
  ]
}
