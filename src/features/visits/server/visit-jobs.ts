import type { Job } from '#src/server/jobs/job.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { closeQuietVisits, deleteOldVisits } from './visits.ts'

export function visitJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'visit-closing',
      schedule: '12 * * * *',
      run: async (now) => {
        const closed = await closeQuietVisits(db, now)
        if (closed > 0) await publishOfficeEvent(db, { lists: ['orders'] })
        return { closed }
      },
    },
    {
      name: 'visit-retention',
      schedule: '7 * * * *',
      run: async (now) => ({ deleted: await deleteOldVisits(db, now) }),
    },
  ]
}
