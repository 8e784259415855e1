import { deleteOldKeys } from '#src/server/database/idempotency.ts'
import type { Job } from '#src/server/jobs/job.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { archiveReservations, eraseReservations } from './archive-reservations.ts'
import { reservationIdempotencyTable } from './reservation-table.ts'

export function reservationJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'reservation-idempotency-keys',
      schedule: '37 * * * *',
      run: async (now) => ({ deleted: await deleteOldKeys(db, reservationIdempotencyTable, now) }),
    },
    {
      // This job runs soon after midnight, when a new day has begun, and then every hour, so that a later run makes up for one that
      // failed.
      name: 'reservation-retention',
      schedule: '4 * * * *',
      run: async (now) => {
        const archived = await archiveReservations(db, now)
        const erased = await eraseReservations(db, now)
        if (archived + erased > 0) await publishOfficeEvent(db, { lists: ['reservations'] })
        return { archived, erased }
      },
    },
  ]
}
