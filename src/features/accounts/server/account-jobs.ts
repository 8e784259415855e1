import type { Queries } from '#src/server/database/connection.ts'
import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { deleteExpiredSessions } from './session-store.ts'
import { deleteOldAttempts } from './sign-in-attempts.ts'

interface SubscribedSessions {
  /**
   * Finds the sessions whose devices get notifications about orders. The notifications feature imports the accounts feature, so
   * accounts cannot import it and gets this function as an argument.
   */
  findSubscribedSessions(db: Queries): Promise<readonly string[]>
}

export function accountJobs({
  db,
  findSubscribedSessions,
}: Pick<Services, 'db'> & SubscribedSessions): readonly Job[] {
  return [
    {
      name: 'expired-sessions',
      schedule: '7 * * * *',
      run: async (now) => ({
        deleted: await deleteExpiredSessions(db, now, await findSubscribedSessions(db)),
      }),
    },
    {
      name: 'sign-in-attempts',
      schedule: '17 * * * *',
      run: async (now) => ({ deleted: await deleteOldAttempts(db, now) }),
    },
  ]
}
