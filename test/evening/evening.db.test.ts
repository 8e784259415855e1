import { afterAll, describe, expect, it } from 'vitest'

import { openPushService } from '#test/support/push-service.ts'
import { seededRandom } from '../faults/seeded-random.ts'
import type { Faults, Span } from './planned-evening.ts'
import { runEvening } from './run-evening.ts'

const pushService = await openPushService()
afterAll(() => pushService.close())

const span = (from: number, minutes: number): Span => ({ from, until: from + minutes })

const faults: Faults = {
  kitchenCut: span(10, 5),
  houseCut: span(36, 6),
  kills: [
    { place: 1, ...span(22, 3) },
    { place: 0, ...span(65, 2) },
  ],
  restart: 55,
  agentKills: [
    { minute: 60, isPrinted: true },
    { minute: 70, isPrinted: false },
  ],
}

/** Faults of the same kinds at other times. */
function randomFaults(random: () => number): Faults {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  return {
    kitchenCut: span(between(6, 12), between(2, 7)),
    // The dead-man's switch needs two minutes and three quarters.
    houseCut: span(between(30, 40), between(5, 9)),
    kills: [
      { place: random() < 0.5 ? 0 : 1, ...span(between(20, 23), between(1, 6)) },
      { place: random() < 0.5 ? 0 : 1, ...span(between(60, 70), between(1, 8)) },
    ],
    restart: between(52, 56),
    agentKills: [
      { minute: between(15, 50), isPrinted: random() < 0.5 },
      { minute: between(57, 80), isPrinted: random() < 0.5 },
    ],
  }
}

describe('the kitchen misses no order of an evening and makes none twice', () => {
  it('whatever fails', async () => {
    const { wrong, counts } = await runEvening({ random: seededRandom(7), faults, pushService })
    expect(wrong).toEqual([])
    // Nothing of this says much if nothing went wrong.
    expect(counts).toMatchObject({
      'messages: nobody there': 1,
      'agent killed with a job': 1,
      'agent killed with a printed job': 1,
      'strikes that waited': expect.any(Number),
      'jobs asked for again': expect.any(Number),
      'edits: delay': expect.any(Number),
      restored: expect.any(Number),
    })
  }, 600_000)

  it(
    'whatever fails, with the program that prints and a printer of its own',
    { tags: ['slow'], timeout: 900_000 },
    async () => {
      const options = { random: seededRandom(7), faults, pushService, withProgram: true }
      const { wrong, counts } = await runEvening(options)
      expect(wrong).toEqual([])
      expect(counts).toMatchObject({
        'program killed with a job': 1,
        'program killed with a printed job': 1,
        'answers that the program lost': expect.any(Number),
      })
    },
  )

  it.each([1, 2, 3, 4, Date.now() % 1_000_000])(
    'whatever fails whenever, with seed %i',
    { tags: ['slow'], timeout: 900_000 },
    async (seed) => {
      const random = seededRandom(seed)
      const options = { random, faults: randomFaults(random), pushService, orders: 80 }
      expect((await runEvening(options)).wrong).toEqual([])
    },
  )
})
