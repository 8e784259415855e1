import { systemClock } from '../src/server/clock.ts'
import { openDatabase } from '../src/server/database/connection.ts'
import { reachDatabase } from '../src/server/database/reach-database.ts'
import { jobTimeouts } from '../src/server/database/timeouts.ts'
import { runJob } from '../src/server/jobs/run-job.ts'

/** Runs a job in the site's own database, whether or not the site is running. `jobFor` makes the job for the database's address. */
export async function runSiteJob(config, jobFor) {
  const database = await reachDatabase(config)
  const { db, close } = await openDatabase(database.connectionString, jobTimeouts)
  try {
    await runJob({ db, clock: systemClock }, await jobFor(database.connectionString))
  } finally {
    await close()
    await database.stop()
  }
}
