import { pino } from 'pino'

import { systemClock } from '#src/server/clock.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import type { Job } from '#src/server/jobs/job.ts'
import { startScheduler } from '#src/server/jobs/scheduler.ts'

/**
 * A server reduced to its scheduled work, for tests that kill it: takes the job it is told the name of and never
 * finishes it. Prints a line when it has begun.
 */
const [databaseUrl = '', name = ''] = process.argv.slice(2)
const endless: Job = {
  name,
  schedule: '0 4 1 1 *',
  run: () => {
    process.stdout.write('begun\n')
    return new Promise(() => {})
  },
}
const { db } = await openDatabase(databaseUrl)
const log = pino({ level: 'silent' })
const scheduler = await startScheduler([endless], {
  databaseUrl,
  db,
  clock: systemClock,
  log,
  pollingSeconds: 1,
  retrySeconds: 1,
})
await scheduler.runSoon(endless)
