import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'

import { restaurantTimeZone } from '#src/kernel/time-zone.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Job } from './job.ts'
import { runJob } from './run-job.ts'

export interface Scheduler {
  /** Makes a job due at once, on whichever server takes it. Returns false where it is waiting or running already. */
  runSoon(job: Job): Promise<boolean>
  /** Stops taking jobs and waits for those that run, for ten seconds at most. */
  stop(): Promise<void>
}

interface Options {
  readonly databaseUrl: string
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** How often this server looks for a job that is due. */
  readonly pollingSeconds?: number
  /** How long a failed job waits until it is tried again; twice as long each further time. */
  readonly retrySeconds?: number
}

/** A job without a heartbeat for so long has lost its server: another one runs it. The least pg-boss offers. */
const heartbeatSeconds = 10
/** A job that takes longer than this is stopped waiting for, and tried again. */
const maxRunSeconds = 15 * 60

/**
 * Runs the jobs when they are due, each once over all servers that share the database, which pg-boss stores the
 * schedule and the queue in. A failed run is tried again three times.
 */
export async function startScheduler(jobs: readonly Job[], options: Options): Promise<Scheduler> {
  const { databaseUrl, log, pollingSeconds = 10, retrySeconds = 60 } = options
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'bep-lua-jobs',
    schema: 'jobs',
    // Its own few connections, so that a job never takes one that a guest's request waits for.
    max: 2,
    superviseIntervalSeconds: pollingSeconds,
    monitorIntervalSeconds: pollingSeconds,
    cronMonitorIntervalSeconds: pollingSeconds,
    cronWorkerIntervalSeconds: pollingSeconds,
  })
  // Without a listener an error, such as a database that is away for a moment, would end the process.
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
  // One at a time, waiting or running, over all servers. Does nothing where the queue exists already.
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

/** A job of an earlier version of the program is not due any more. */
async function forgetOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
}
