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
      // The job that deletes old notifications. It runs soon after midnight, when their time is over, and again every hour in case
      // a run fails.
      name: 'notification-retention',
      schedule: '8 * * * *',
      run: async (now) => {
        const due = lt(notificationTable.createdAt, endOfPeriod(retentionMonths.notifications, now))
        // By a foreign key, PostgreSQL also deletes the rows that store which users have read or deleted these notifications.
        const deleted = await deleteInBatches(db, notificationTable, due)
        if (deleted > 0) await publishOfficeEvent(db, { lists: ['notifications'] })
        return { deleted }
      },
    },
  ]
}
