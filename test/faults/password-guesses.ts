import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { queryDatabase } from './query-database.ts'

const guesser = '203.0.113.10'
const pauseMilliseconds = 100
/** Guesses without a wait; the fifth failure begins to cost one, two, four … seconds. */
const freeFailures = 5

/** One address that guesses one user's password as fast as it can, at both servers. */
export function guessPasswords(address: () => string, databaseUrl: string) {
  const started = Date.now()
  const statuses = new Map<number, number>()
  const finishing = new AbortController()
  const count = (status: number) => statuses.get(status) ?? 0

  async function guess(): Promise<void> {
    while (!finishing.signal.aborted) {
      const status = await fetch(`${address()}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-Forwarded-For': guesser },
        body: JSON.stringify({ username: 'staff', password: 'wrong' }),
      }).then(
        (response) => response.status,
        () => 0,
      )
      statuses.set(status, count(status) + 1)
      await pause(pauseMilliseconds)
    }
  }

  const guessed = guess()
  return {
    async finish() {
      finishing.abort()
      await guessed
      const pair = createHash('sha256').update(`staff\n${guesser}`).digest('base64url')
      const [row] = await queryDatabase<{ failures: number }>(
        databaseUrl,
        'select failures from sign_in_attempts where key = $1',
        [`pair:${pair}`],
      )
      const failures = row?.failures ?? 0
      const allowed = freeFailures + Math.floor(Math.log2((Date.now() - started) / 1000 + 1))
      const wrong: string[] = []
      if (failures > allowed) wrong.push(`${failures} guesses were let through where ${allowed} are allowed`)
      if (failures < freeFailures) wrong.push(`Only ${failures} guesses were counted`)
      const missed = failures - count(401)
      if (missed < 0 || missed > count(0) + count(503))
        wrong.push(`${count(401)} guesses failed, ${failures} were counted`)
      for (const status of statuses.keys())
        if (![0, 401, 429, 503].includes(status)) wrong.push(`Guesses: ${status}`)
      const seen = [...statuses].map(([status, times]) => `${times} × ${status || 'no response'}`).join(', ')
      return { wrong, figures: `one address guessed: ${seen}; ${failures} counted, ${allowed} allowed.` }
    },
  }
}
