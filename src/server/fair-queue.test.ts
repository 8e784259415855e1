import { setImmediate } from 'node:timers/promises'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fairQueue } from './fair-queue.ts'

interface Settings {
  readonly atOnce?: number
  readonly atOncePerVisitor?: number
  readonly perVisitor?: number
  readonly inAll?: number
}

/** A queue whose work is done when the test says so, and what it began, in order. */
function queueOfTest({ perVisitor = 40, inAll = 400, ...atOnce }: Settings = {}) {
  const limits = {
    perVisitor,
    inAll,
    tooMany: () => new Error('too many'),
    tooBusy: () => new Error('too busy'),
  }
  const queue = fairQueue({ atOnce: 1, ...atOnce, limits })
  const begun: string[] = []
  const ends: (() => void)[] = []
  /** What comes of it: the key, or why not. */
  const ask = (visitor: string, key: string, preferred = false): Promise<string> => {
    const work = () => {
      begun.push(key)
      const { promise, resolve } = Promise.withResolvers<string>()
      ends.push(() => resolve(key))
      return promise
    }
    return queue.run(visitor, work, { key, preferred }).catch((error: Error) => error.message)
  }
  const askFor = (visitor: string, count: number) =>
    Array.from({ length: count }, (_, index) => ask(visitor, `${visitor}-${index}`))
  /** Finishes what was begun first. */
  const finishNext = async () => {
    ends.shift()?.()
    await setImmediate()
    await setImmediate()
  }
  const finishAll = async () => {
    while (ends.length > 0) await finishNext()
  }
  return { queue, ask, askFor, begun, finishNext, finishAll }
}

it('work begins at once if nothing else is under way', () => {
  const { ask, begun } = queueOfTest()
  void ask('guest', 'page')
  expect(begun).toEqual(['page'])
})

it('what has arrived meanwhile goes before the next piece of work', async () => {
  const { queue } = queueOfTest()
  const order: string[] = []
  const first = queue.run('one', () => {
    void setImmediate().then(() => order.push('request'))
    return Promise.resolve()
  })
  const second = queue.run('other', async () => void order.push('rendering'))
  await Promise.all([first, second])
  expect(order).toEqual(['request', 'rendering'])
})

it('what was done is done again for whoever asks later', async () => {
  const { ask, begun, finishNext } = queueOfTest()
  for (const _time of [1, 2]) {
    const asked = ask('guest', 'picture')
    await finishNext()
    expect(await asked).toBe('picture')
  }
  expect(begun).toEqual(['picture', 'picture'])
})

it('visitors take turns, however much one of them asks for', async () => {
  const { askFor, begun, finishNext } = queueOfTest()
  void askFor('flood', 30)
  void askFor('guest', 2)
  for (let count = 0; count < 4; count += 1) await finishNext()
  expect(begun).toEqual(['flood-0', 'flood-1', 'guest-0', 'flood-2', 'guest-1'])
})

it('what another visitor waits for already is done once, at whoever’s turn comes first', async () => {
  const { ask, askFor, begun, finishNext, finishAll } = queueOfTest()
  void askFor('flood', 10)
  const shared = ask('guest', 'flood-9')
  await finishNext()
  await finishNext()
  expect(begun).toEqual(['flood-0', 'flood-1', 'flood-9'])
  await finishNext()
  expect(await shared).toBe('flood-9')
  // It still stands in the queue of the one who asked first, and is not done again at that turn.
  await finishAll()
  void ask('guest', 'last')
  expect(begun.filter((key) => key === 'flood-9')).toHaveLength(1)
  expect(begun.at(-1)).toBe('last')
})

it('one visitor has so many waiting at most', async () => {
  const { ask, askFor } = queueOfTest({ perVisitor: 3 })
  // One is begun at once.
  void askFor('flood', 4)
  expect(await ask('flood', 'one-more')).toBe('too many')
})

it('one visitor who asks for the same again and again waits for it once', async () => {
  const { ask } = queueOfTest()
  void ask('guest', 'begun')
  for (let count = 0; count < 50; count += 1) void ask('guest', 'same')
  const outcomes: unknown[] = []
  void ask('guest', 'other').then((outcome) => outcomes.push(outcome))
  await setImmediate()
  expect(outcomes).toEqual([])
})

it('with all places taken who has most waiting loses the last of it to a newcomer, and nobody else', async () => {
  const { ask, askFor, begun, finishAll } = queueOfTest({ inAll: 9 })
  void ask('first', 'begun')
  const asked = [...askFor('light', 3), ...askFor('heavy', 4), ...askFor('other', 2)]
  const guest = ask('guest', 'guest')
  await finishAll()
  expect(await guest).toBe('guest')
  expect((await Promise.all(asked)).filter((outcome) => outcome === 'too busy')).toHaveLength(1)
  expect(begun).not.toContain('heavy-3')
})

it('with all places taken who has most waiting gets no more, and loses nothing', async () => {
  const { ask, askFor, finishAll } = queueOfTest({ inAll: 7 })
  void ask('first', 'begun')
  const asked = [...askFor('heavy', 4), ...askFor('light', 3)]
  expect(await ask('heavy', 'one-more')).toBe('too busy')
  await finishAll()
  expect(await Promise.all(asked)).not.toContain('too busy')
})

it('with all places taken by visitors with one each, a further one is turned away', async () => {
  const { ask } = queueOfTest({ inAll: 2 })
  for (const visitor of ['one', 'two', 'three']) void ask(visitor, visitor)
  expect(await ask('four', 'four')).toBe('too busy')
})

it('what who has most gives up is still done for another visitor who waits for it', async () => {
  const { ask, askFor, finishAll } = queueOfTest({ inAll: 5 })
  void ask('first', 'begun')
  const [last] = askFor('heavy', 4).slice(-1)
  const shared = ask('guest', 'heavy-3')
  void ask('newcomer', 'new')
  await finishAll()
  expect([await last, await shared]).toEqual(['heavy-3', 'heavy-3'])
})

it.each([
  ['rejects', () => Promise.reject(new Error('broken picture'))],
  [
    'throws before it begins',
    () => {
      throw new Error('broken picture')
    },
  ],
])('work that %s fails for those who asked, and the next begins', async (_how, work) => {
  const { queue } = queueOfTest()
  const failing = queue.run('guest', work)
  const next = queue.run('guest', async () => 'done')
  await expect(failing).rejects.toThrow('broken picture')
  expect(await next).toBe('done')
})

it('as many as are allowed are done at once, and no more', async () => {
  const { askFor, begun, finishNext } = queueOfTest({ atOnce: 2 })
  void askFor('guest', 4)
  expect(begun).toEqual(['guest-0', 'guest-1'])
  await finishNext()
  expect(begun).toEqual(['guest-0', 'guest-1', 'guest-2'])
})

it('of one visitor as many are done at once as are allowed, and of another the next', () => {
  const { askFor, begun } = queueOfTest({ atOnce: 2, atOncePerVisitor: 1 })
  void askFor('one', 2)
  void askFor('other', 2)
  expect(begun).toEqual(['one-0', 'other-0'])
})

it('whoever is preferred comes before all others, by turns with their like', async () => {
  const { ask, askFor, begun, finishNext } = queueOfTest()
  void askFor('flood', 5)
  for (const key of ['one-0', 'one-1']) void ask('one', key, true)
  void ask('other', 'other-0', true)
  for (let count = 0; count < 4; count += 1) await finishNext()
  expect(begun).toEqual(['flood-0', 'one-0', 'other-0', 'one-1', 'flood-1'])
})

it('with all places taken the preferred get one, and lose none to the others', async () => {
  const { ask, finishAll } = queueOfTest({ inAll: 5 })
  void ask('first', 'begun')
  for (let visitor = 0; visitor < 5; visitor += 1) void ask(`flood-${visitor}`, `flood-${visitor}`)
  const asked = [0, 1, 2].map((index) => ask('known', `known-${index}`, true))
  for (let visitor = 5; visitor < 9; visitor += 1) void ask(`flood-${visitor}`, `flood-${visitor}`)
  await finishAll()
  expect(await Promise.all(asked)).toEqual(['known-0', 'known-1', 'known-2'])
})

it('whatever is asked: between two turns of one visitor, another has one at most', async () => {
  const asked = fc.array(fc.constantFrom<string>('a', 'b', 'c'), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(asked, async (visitors) => {
      const { ask, begun, finishAll } = queueOfTest()
      void ask('first', 'first')
      visitors.forEach((visitor, index) => void ask(visitor, `${visitor}-${index}`))
      await finishAll()
      const left = new Map(visitors.map((each) => [each, visitors.filter((one) => one === each).length]))
      let round = new Set<string>()
      for (const key of begun.slice(1)) {
        const visitor = key.charAt(0)
        const waiting = [...left].filter(([, count]) => count > 0).map(([each]) => each)
        if (waiting.every((each) => round.has(each))) round = new Set()
        expect(round).not.toContain(visitor)
        round.add(visitor)
        left.set(visitor, (left.get(visitor) ?? 0) - 1)
      }
    }),
  )
})

it('whatever is asked and finished: no more is done at once than may be, and everything settles', async () => {
  const step = fc.oneof(
    fc.record({
      visitor: fc.constantFrom('a', 'b', 'c', 'd'),
      key: fc.constantFrom('1', '2', '3', '4', '5', '6'),
      preferred: fc.boolean(),
    }),
    fc.constant('finish' as const),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 80 }),
      fc.integer({ min: 1, max: 3 }),
      async (all, atOnce) => {
        const { ask, begun, finishNext, finishAll } = queueOfTest({ atOnce, perVisitor: 5, inAll: 8 })
        const settled: Promise<string>[] = []
        let finished = 0
        for (const each of all) {
          if (each === 'finish') {
            finished = Math.min(finished + 1, begun.length)
            await finishNext()
          } else settled.push(ask(each.visitor, each.key, each.preferred))
          expect(begun.length - finished).toBeLessThanOrEqual(atOnce)
        }
        await finishAll()
        await Promise.all(settled)
      },
    ),
  )
})
