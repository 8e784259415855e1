import { expect, test } from 'vitest'

import { runFaultRounds } from './fault-rounds.ts'
import { seededRandom } from './seeded-random.ts'
import { faultKinds } from './watched-site.ts'

test('no order is lost or doubled when the program, its database or connections are killed, and service returns', async () => {
  const kinds = [...faultKinds].values()
  const { wrong, orders } = await runFaultRounds({
    random: seededRandom(7),
    nextFault: () => kinds.next().value,
  })
  expect(wrong).toEqual([])
  expect(orders).toBeGreaterThan(0)
}, 180_000)
