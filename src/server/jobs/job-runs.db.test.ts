import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { openDatabase } from '../database/connection.ts'
import type { JobRun } from './job-endpoints.ts'
import type { Job } from './job.ts'
import { finishRun, insertRun, listRuns, maxRunsPerJob } from './job-run-store.ts'
import { runJob } from './run-job.ts'

const restaurant = testRestaurant()

const job = (name: string, run: Job['run']): Job => ({ name, schedule: '0 4 * * *', run })

describe('GET /api/jobs', () => {
  it.each([
    ['anonymous', 401],
    ['customer', 403],
    ['staff', 403],
  ] as const)('is forbidden for %s', async (who, status) => {
    const call = await officeCalls(restaurant, who)
    expect((await call('GET', '/api/jobs')).statusCode).toBe(status)
  })

  it('shows an admin when a job ran, how long, and what it did or why it failed', async () => {
    const { clock } = restaurant
    const began = clock.now()
    await runJob(
      restaurant,
      job('shown', async (now) => {
        expect(now).toEqual(began)
        clock.set(new Date(began.getTime() + 1500).toISOString())
        return { deleted: 4 }
      }),
    )
    const broken = job('shown', async () => {
      await restaurant.db.execute(sql`select ${'0912345678'} || 1 / 0`)
      return {}
    })
    await expect(runJob(restaurant, broken)).rejects.toThrow('Failed query')
    const call = await officeCalls(restaurant, 'admin')
    const runs = (await call('GET', '/api/jobs')).json<JobRun[]>()
    expect(runs.filter((run) => run.job === 'shown')).toMatchObject([
      { outcome: 'failed', error: 'Query failed: division by zero', result: null },
      {
        outcome: 'succeeded',
        startedAt: began.toISOString(),
        finishedAt: new Date(began.getTime() + 1500).toISOString(),
        milliseconds: 1500,
        result: { deleted: 4 },
        error: null,
      },
    ])
  })

  it('shows a run that has not ended, and the last ten of each job', async () => {
    for (let count = 0; count < 11; count += 1)
      await runJob(
        restaurant,
        job('busy', async () => ({ count })),
      )
    let during: JobRun[] = []
    const call = await officeCalls(restaurant, 'admin')
    await runJob(
      restaurant,
      job('slow', async () => {
        during = (await call('GET', '/api/jobs')).json<JobRun[]>()
        return {}
      }),
    )
    expect(during[0]).toMatchObject({ job: 'slow', outcome: 'running', finishedAt: null, milliseconds: null })
    const busy = during.filter((run) => run.job === 'busy')
    expect(busy.map(({ result }) => result?.['count'])).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })
})

describe('the record of runs', () => {
  it('says that a run was cut off, whatever a server that comes back late says of it', async () => {
    const at = (second: number) => new Date(Date.UTC(2026, 4, 6, 5, 0, second))
    const first = await insertRun(restaurant.db, 'cut', at(0))
    const second = await insertRun(restaurant.db, 'cut', at(1))
    await finishRun(restaurant.db, first, at(2), { outcome: 'succeeded', result: {} })
    await finishRun(restaurant.db, second, at(3), { outcome: 'succeeded', result: {} })
    const runs = (await listRuns(restaurant.db, 10)).filter((run) => run.job === 'cut')
    expect(runs).toMatchObject([
      { id: second, outcome: 'succeeded', finishedAt: at(3) },
      { id: first, outcome: 'interrupted', finishedAt: at(1) },
    ])
  })

  it('leaves what other jobs are at as it is when one is started', async () => {
    const at = restaurant.clock.now()
    const sweeping = await insertRun(restaurant.db, 'sweeping', at)
    await insertRun(restaurant.db, 'started-beside-it', at)
    await finishRun(restaurant.db, sweeping, at, { outcome: 'succeeded', result: { deleted: 2 } })
    const runs = await listRuns(restaurant.db, 10)
    expect(runs.find(({ id }) => id === sweeping)).toMatchObject({ outcome: 'succeeded', error: null })
  })

  it('leaves a failed run as running where the database cannot be told, and the job’s own error is thrown', async () => {
    const { db, close } = await openDatabase(restaurant.databaseUrl)
    const reason = new Error('The oven is cold')
    const unrecorded = job('unrecorded', async () => {
      await close()
      throw reason
    })
    await expect(runJob({ db, clock: restaurant.clock }, unrecorded)).rejects.toBe(reason)
    const runs = await listRuns(restaurant.db, 10)
    expect(runs.find((run) => run.job === 'unrecorded')).toMatchObject({ outcome: 'running', error: null })
  })

  it('remembers the newest of each job and no more', async () => {
    const other = job('rare', async () => ({}))
    await runJob(restaurant, other)
    for (let count = 0; count < maxRunsPerJob + 2; count += 1)
      await runJob(
        restaurant,
        job('frequent', async () => ({ count })),
      )
    const runs = await listRuns(restaurant.db, 1000)
    const counts = runs.filter((run) => run.job === 'frequent').map(({ result }) => result?.['count'])
    expect(counts).toHaveLength(maxRunsPerJob)
    expect([counts[0], counts.at(-1)]).toEqual([maxRunsPerJob + 1, 2])
    expect(runs.filter((run) => run.job === 'rare')).toHaveLength(1)
  })
})
