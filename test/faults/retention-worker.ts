import { orderJobs } from '#src/features/orders/server/order-jobs.ts'
import { reservationJobs } from '#src/features/reservations/server/reservation-jobs.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import { runJob } from '#src/server/jobs/run-job.ts'

/** A server reduced to its retention jobs, which it runs once, at the time it is told. Prints a line when it begins. */
const [databaseUrl = '', now = ''] = process.argv.slice(2)
const { db, close } = await openDatabase(databaseUrl)
const clock = { now: () => new Date(now) }
process.stdout.write('begun\n')
for (const job of [...orderJobs({ db }), ...reservationJobs({ db })])
  if (job.name.endsWith('-retention')) await runJob({ db, clock }, job)
await close()
