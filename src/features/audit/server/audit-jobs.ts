import { lt } from 'drizzle-orm'

import { endOfPeriod, retentionMonths } from '#src/kernel/retention.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { auditEntryTable } from './audit-table.ts'

export function auditJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'audit-retention',
      schedule: '10 * * * *',
      run: async (now) => {
        const due = lt(auditEntryTable.changedAt, endOfPeriod(retentionMonths.auditEntries, now))
        return { deleted: await deleteInBatches(db, auditEntryTable, due) }
      },
    },
  ]
}
