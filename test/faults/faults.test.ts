import { expect, test } from 'vitest'

import { runFaultRounds } from './fault-rounds.ts'
import { seededRandom } from './seeded-random.ts'

// A short round: `npm run faults` kills more than the database, and for minutes.
test('no order is lost or doubled when the database is killed, and service returns', async () => {
  const kinds = (['database'] as const).values()
  const { wrong, orders } = await runFaultRounds({
    random: seededRandom(7),
    nextFault: () => kinds.next().value,
  })
  expect(wrong).toEqual([])
  expect(orders).toBeGreaterThan(0)
}, 180_000)
