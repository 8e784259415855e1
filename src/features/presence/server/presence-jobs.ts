import { endOfPeriod, retentionMonths } from '#src/kernel/retention.ts'
import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { deleteOld } from './absences.ts'

const day = 86_400_000

export function presenceJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'presence-retention',
      schedule: '38 * * * *',
      run: async (now) => {
        const screensBefore = new Date(now.getTime() - day)
        const absencesBefore = endOfPeriod(retentionMonths.notifications, now)
        return { deleted: await deleteOld(db, { screensBefore, absencesBefore }) }
      },
    },
  ]
}
