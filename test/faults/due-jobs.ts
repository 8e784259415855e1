import { setTimeout as pause } from 'node:timers/promises'

import { PgBoss } from 'pg-boss'

import { queryDatabase } from './query-database.ts'

const names = ['rate-limits', 'order-idempotency-keys', 'reservation-idempotency-keys', 'expired-sessions']
const pauseMilliseconds = 2_000
/** A job of a killed server is tried again after a minute or two. */
const lastRunMilliseconds = 180_000

/** Makes jobs due again and again, and compares in the end how often each was due with how often it ran. */
export async function dueJobs(databaseUrl: string, random: () => number) {
  // The servers look after the queues.
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => {})
  await boss.start()
  const finishing = new AbortController()

  async function send(): Promise<void> {
    while (!finishing.signal.aborted) {
      // Does nothing where the job is waiting or running already.
      await boss.send(names[Math.floor(random() * names.length)] ?? '')
      await pause(pauseMilliseconds, undefined, { signal: finishing.signal }).catch(() => {})
    }
  }

  const sent = send()
  return {
    async finish() {
      finishing.abort()
      await sent
      const end = Date.now() + lastRunMilliseconds
      let states = await statesOf(databaseUrl)
      while (Date.now() < end && states.some(({ waiting }) => waiting > 0)) {
        await pause(500)
        states = await statesOf(databaseUrl)
      }
      await boss.stop({ graceful: false })
      const wrong = states
        .filter(({ due, ran, left }) => ran !== due || left > 0)
        .map(({ name, due, ran, left }) => `${name} was due ${due} times and ran ${ran}, ${left} never ended`)
      if (!states.some(({ due }) => due > 0)) wrong.push('No job was due')
      const total = (of: 'due' | 'ran' | 'interrupted') => states.reduce((sum, each) => sum + each[of], 0)
      const figures = `jobs were due ${total('due')} times and succeeded ${total('ran')} times, ${total('interrupted')} runs were interrupted.`
      return { wrong, figures }
    },
  }
}

interface State {
  readonly name: string
  readonly due: number
  readonly waiting: number
  /** Runs that succeeded. */
  readonly ran: number
  readonly interrupted: number
  /** Runs recorded as running though no job is. */
  readonly left: number
}

function statesOf(databaseUrl: string): Promise<State[]> {
  return queryDatabase<State>(
    databaseUrl,
    `select name,
       (select count(*)::int from jobs.job where job.name = names.name) as due,
       (select count(*)::int from jobs.job where job.name = names.name
          and state in ('created', 'retry', 'active')) as waiting,
       (select count(*)::int from job_runs where job = names.name and outcome = 'succeeded') as ran,
       (select count(*)::int from job_runs where job = names.name and outcome = 'interrupted') as interrupted,
       (select count(*)::int from job_runs where job = names.name and outcome = 'running') as left
     from unnest($1::text[]) as names(name)`,
    [names],
  )
}
