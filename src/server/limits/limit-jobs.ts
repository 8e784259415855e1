import { lt } from 'drizzle-orm'

import type { Job } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { rateLimitTable } from './rate-limit-table.ts'

export function limitJobs({ db }: Pick<Services, 'db'>): readonly Job[] {
  return [
    {
      name: 'rate-limits',
      schedule: '47 * * * *',
      run: async (now) => {
        const { rowCount } = await db.delete(rateLimitTable).where(lt(rateLimitTable.expire, now.getTime()))
        return { deleted: rowCount ?? 0 }
      },
    },
  ]
}
