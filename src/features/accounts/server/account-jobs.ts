import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { deleteExpiredSessions } from './session-store.ts'
import { deleteOldAttempts } from './sign-in-attempts.ts'

export function accountJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'expired-sessions',
      schedule: '7 * * * *',
      run: async (now) => ({ deleted: await deleteExpiredSessions(db, now) }),
    },
    {
      name: 'sign-in-attempts',
      schedule: '17 * * * *',
      run: async (now) => ({ deleted: await deleteOldAttempts(db, now) }),
    },
  ]
}
