import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { restaurantTime } from '#src/kernel/dates.ts'
import { systemClock } from '../clock.ts'
import type { Job } from './job.ts'
import { listRuns } from './job-run-store.ts'
import { startScheduler } from './scheduler.ts'

const restaurant = testRestaurant()

/** Due once a year, so that it runs when a test says so. */
const yearly = (name: string, run: Job['run']): Job => ({ name, schedule: '0 4 1 1 *', run })

/** A server's scheduler, which looks for jobs every half second and tries again at once. */
const server = (...jobs: Job[]) => loggingServer(pino({ level: 'silent' }), ...jobs)

async function loggingServer(log: FastifyBaseLogger, ...jobs: Job[]) {
  const { databaseUrl, db } = restaurant
  const scheduler = await startScheduler(jobs, {
    databaseUrl,
    db,
    clock: systemClock,
    log,
    pollingSeconds: 1,
    retrySeconds: 1,
  })
  onTestFinished(() => scheduler.stop())
  return scheduler
}

async function runsOf(job: string) {
  return (await listRuns(restaurant.db, 10)).filter((run) => run.job === job)
}

/** Waits until the runs of a job have ended so, newest first. */
async function expectOutcomes(job: string, outcomes: readonly string[]): Promise<void> {
  const recorded = async () => (await runsOf(job)).map(({ outcome }) => outcome)
  await expect.poll(recorded, { timeout: 50_000, interval: 200 }).toEqual(outcomes)
}

describe('scheduled jobs', () => {
  it('run once over two servers that are asked for them at the same time, and say what they did', async () => {
    const calls: string[] = []
    const bothAsked = Promise.withResolvers<void>()
    const onServer = (name: string) =>
      yearly('counted', async () => {
        await bothAsked.promise
        return { deleted: calls.push(name) + 6 }
      })
    const [first, second] = await Promise.all([server(onServer('first')), server(onServer('second'))])
    const taken = await Promise.all([first, second].map((each) => each.runSoon(onServer('any'))))
    bothAsked.resolve()
    expect(taken.filter(Boolean)).toHaveLength(1)
    await expectOutcomes('counted', ['succeeded'])
    expect(calls).toHaveLength(1)
    const [run] = await runsOf('counted')
    expect(run).toMatchObject({ result: { deleted: 7 }, error: null })
    expect(run?.finishedAt?.getTime()).toBeGreaterThanOrEqual(run?.startedAt.getTime() ?? Infinity)
    // What was done once can be asked for again, as soon as the queue has noted that it is done.
    await expect.poll(() => first.runSoon(onServer('any'))).toBe(true)
    await expectOutcomes('counted', ['succeeded', 'succeeded'])
  }, 90_000)

  it('record and log why they failed, and are tried again', async () => {
    let tries = 0
    const lines: unknown[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const job = yearly('flawed', async () => {
      tries += 1
      if (tries === 1) throw new Error('The disk is full')
      return { deleted: 1 }
    })
    await (await loggingServer(log, job)).runSoon(job)
    await expectOutcomes('flawed', ['succeeded', 'failed'])
    const about = { job: 'flawed', duration: expect.any(Number) }
    await expect
      .poll(() => lines)
      .toMatchObject([
        { ...about, msg: 'job failed', level: 50, err: { message: 'The disk is full' } },
        { ...about, msg: 'job succeeded', level: 30, result: { deleted: 1 } },
      ])
    expect((await runsOf('flawed')).at(-1)).toMatchObject({ error: 'The disk is full', result: null })
    // Three times in all, each after twice as long as the time before.
    const { rows } = await restaurant.db.execute(
      `select retry_limit, retry_backoff, deletion_seconds from jobs.queue where name = 'flawed'`,
    )
    expect(rows).toEqual([{ retry_limit: 3, retry_backoff: true, deletion_seconds: 86_400 }])
  }, 90_000)

  it(
    'are taken up by another server when theirs is killed, which is recorded',
    { tags: ['slow'], timeout: 90_000 },
    async () => {
      const worker = join(import.meta.dirname, '../../../test/support/job-worker.ts')
      const killed = spawn(process.execPath, [worker, restaurant.databaseUrl, 'cut-off'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      onTestFinished(() => void killed.kill('SIGKILL'))
      await once(killed.stdout, 'data')
      killed.kill('SIGKILL')
      await server(yearly('cut-off', async () => ({ deleted: 3 })))
      await expectOutcomes('cut-off', ['succeeded', 'interrupted'])
      expect((await runsOf('cut-off')).at(-1)?.finishedAt).not.toBeNull()
    },
  )

  it(
    'that take longer than a quarter of an hour are stopped waiting for, and tried again',
    { tags: ['slow'], timeout: 90_000 },
    async () => {
      const mayEnd = Promise.withResolvers<void>()
      onTestFinished(() => mayEnd.resolve())
      const waiting = (name: string) =>
        yearly(name, async () => {
          await mayEnd.promise
          return { deleted: 1 }
        })
      const first = await server(waiting('endless'), waiting('long'))
      await Promise.all([first.runSoon(waiting('endless')), first.runSoon(waiting('long'))])
      await Promise.all([expectOutcomes('endless', ['running']), expectOutcomes('long', ['running'])])
      const begin = (name: string, minutes: number) =>
        restaurant.db.execute(
          sql`update jobs.job set started_on = now() - make_interval(mins => ${minutes}) where name = ${name}`,
        )
      await Promise.all([begin('long', 14), begin('endless', 16)])
      const done: Job['run'] = async () => ({ deleted: 2 })
      await server(yearly('endless', done), yearly('long', done))
      await expectOutcomes('endless', ['succeeded', 'interrupted'])
      await expectOutcomes('long', ['running'])
      mayEnd.resolve()
      await expectOutcomes('long', ['succeeded'])
      expect((await runsOf('long'))[0]).toMatchObject({ result: { deleted: 1 } })
    },
  )

  it('go on after the database has cut their connections off, which the log says', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const job = yearly('undaunted', async () => ({ deleted: 1 }))
    const scheduler = await loggingServer(log, job)
    const cut = () =>
      restaurant.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'bep-lua-jobs' and datname = current_database()`,
      )
    const warnings = async () => {
      await cut()
      return lines.join('')
    }
    await expect.poll(warnings).toContain('scheduled jobs: the database did not respond')
    await expect.poll(() => scheduler.runSoon(job).catch(() => undefined)).toBe(true)
    await expectOutcomes('undaunted', ['succeeded'])
  }, 90_000)

  it('take two connections to the database at most, however many are due', async () => {
    const jobs = Array.from({ length: 6 }, (_, index) =>
      yearly(`crowd-${index}`, async () => ({ deleted: 1 })),
    )
    const scheduler = await server(...jobs)
    const connections = async () =>
      (
        await restaurant.db.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_stat_activity
              where application_name = 'bep-lua-jobs' and datname = current_database()`,
        )
      ).rows[0]?.count
    const asked = await restaurant.db.transaction(async (tx) => {
      // While nobody else may read or write a job, all that ask wait for a connection or for this.
      await tx.execute(sql`lock table jobs.job in access exclusive mode`)
      const asking = Promise.all(jobs.map((job) => scheduler.runSoon(job)))
      await expect.poll(connections).toBe(2)
      // Longer than it takes to open as many as are asked for.
      for (let looked = 0; looked < 50; looked += 1) expect(await connections()).toBe(2)
      return { asking }
    })
    expect(await asked.asking).toEqual(jobs.map(() => true))
  }, 90_000)

  it('that run while their server stops end first', async () => {
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const job = yearly('last', async () => {
      begun.resolve()
      await mayEnd.promise
      return { deleted: 1 }
    })
    const stopping = await server(job)
    await stopping.runSoon(job)
    await begun.promise
    const stopped = stopping.stop()
    const states = async () =>
      (await restaurant.db.execute<{ state: string }>(`select state from jobs.job where name = 'last'`)).rows
    // Longer than a scheduler takes that waits for nothing.
    for (let asked = 0; asked < 50; asked += 1) expect(await states()).toEqual([{ state: 'active' }])
    mayEnd.resolve()
    await stopped
    expect((await runsOf('last')).map(({ outcome }) => outcome)).toEqual(['succeeded'])
    expect(await states()).toEqual([{ state: 'completed' }])
  }, 90_000)

  it('that were due while no server ran, by the clock of the restaurant, are made up for', async () => {
    const [hour = 0, minute = 0] = restaurantTime(new Date(Date.now() - 2 * 3_600_000))
      .split(':')
      .map(Number)
    const job: Job = { name: 'daily', schedule: `${minute} ${hour} * * *`, run: async () => ({ deleted: 1 }) }
    await (await server(job)).stop()
    // What is left in the database four hours after the last server has stopped.
    await restaurant.db.execute("update jobs.version set cron_on = now() - interval '4 hours'")
    await restaurant.db.execute("update jobs.schedule set created_on = now() - interval '1 day'")
    await server(job)
    await expectOutcomes('daily', ['succeeded'])
    expect((await runsOf('daily'))[0]).toMatchObject({ result: { deleted: 1 } })
  }, 90_000)

  it('of an earlier version are not due any more', async () => {
    const old = await server(yearly('abolished', async () => ({ deleted: 1 })))
    await old.stop()
    await server(yearly('present', async () => ({ deleted: 1 })))
    const { rows } = await restaurant.db.execute<{ name: string }>(
      'select name from jobs.schedule order by name',
    )
    expect(rows.map(({ name }) => name)).toEqual(['present'])
  }, 90_000)
})
