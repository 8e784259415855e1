import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'

import { restaurantTimeZone } from '#src/kernel/time-zone.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Job } from './job.ts'
import { runJob } from './run-job.ts'

export interface Scheduler {
  /** Makes a job due at once; any server may run it. Returns false if a run of this job is already waiting or in progress. */
  runSoon(job: Job): Promise<boolean>
  /** Takes no further jobs and waits for those that are running, for ten seconds at most. */
  stop(): Promise<void>
}

/** The name under which PostgreSQL lists the connections of jobs. */
export const jobsConnectionName = 'bep-lua-jobs'

interface Options {
  readonly databaseUrl: string
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** How many seconds this server waits between two checks for a job that is due. */
  readonly pollingSeconds?: number
  /** How many seconds pass before a failed job is tried again. Each further wait is twice as long as the one before. */
  readonly retrySeconds?: number
}

/**
 * If a running job sends no heartbeat for this many seconds, its server counts as lost, and another server runs the job. This is
 * the shortest time that pg-boss offers.
 */
const heartbeatSeconds = 10
/** If a job takes longer than this, the scheduler no longer waits for it and tries it again. */
const maxRunSeconds = 15 * 60

/**
 * Runs the jobs when they are due, each on only one of the servers that share the database. pg-boss stores the schedule and the
 * queue in that database. A failed run is tried again three times.
 */
export async function startScheduler(jobs: readonly Job[], options: Options): Promise<Scheduler> {
  const { databaseUrl, log, pollingSeconds = 10, retrySeconds = 60 } = options
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: jobsConnectionName,
    schema: 'jobs',
    // The scheduler has a few connections of its own, so that jobs never use a connection for which a guest's request waits.
    max: 2,
    superviseIntervalSeconds: pollingSeconds,
    monitorIntervalSeconds: pollingSeconds,
    cronMonitorIntervalSeconds: pollingSeconds,
    cronWorkerIntervalSeconds: pollingSeconds,
  })
  // Without a listener an error would end the process, for example if the database does not respond for a moment.
  boss.on('error', (error) => log.warn({ err: error }, 'scheduled jobs: the database did not respond'))
  await boss.start()
  for (const job of jobs) await serve(boss, job, { ...options, pollingSeconds, retrySeconds })
  await forgetOthers(boss, jobs)
  return {
    runSoon: async ({ name }) => (await boss.send(name)) !== null,
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function serve(
  boss: PgBoss,
  job: Job,
  { db, clock, log, pollingSeconds, retrySeconds }: Required<Options>,
): Promise<void> {
  // With this policy only one run of a job may wait or be in progress on all servers together. If the queue exists already, this
  // call does nothing.
  await boss.createQueue(job.name, { policy: 'exclusive' })
  await boss.updateQueue(job.name, {
    heartbeatSeconds,
    expireInSeconds: maxRunSeconds,
    retryLimit: 3,
    retryDelay: retrySeconds,
    retryBackoff: true,
    deleteAfterSeconds: 24 * 3600,
  })
  await boss.schedule(job.name, job.schedule, undefined, { tz: restaurantTimeZone, missed: 'once' })
  await boss.work(job.name, { pollingIntervalSeconds: pollingSeconds }, async () => {
    const started = performance.now()
    const duration = () => Math.round(performance.now() - started)
    try {
      const result = await runJob({ db, clock }, job)
      log.info({ job: job.name, result, duration: duration() }, 'job succeeded')
    } catch (error) {
      log.error({ job: job.name, duration: duration(), err: error }, 'job failed')
      throw error
    }
  })
}

/** Removes the schedules of jobs that this version of the program does not have: an earlier version has left them. */
async function forgetOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
}
