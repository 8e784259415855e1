import { expect, inject, test } from 'vitest'

import { killRetention } from './retention-kills.ts'
import { seededRandom } from './seeded-random.ts'

test('archiving that is killed at any moment and run again leaves each order and reservation in exactly one place', async () => {
  const wrong = await killRetention({ serverUrl: inject('postgresUrl'), kills: 2, random: seededRandom(7) })
  expect(wrong).toEqual([])
}, 120_000)
