import { setImmediate } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { ProblemError } from '#src/kernel/problem.ts'
import { fairQueue } from './fair-queue.ts'

const problem = (status: 429 | 503) => new ProblemError(status, { message: 'Wait', code: 'wait' })
const queueOf = (atOnce: number) =>
  fairQueue<string>({ atOnce, tooMany: () => problem(429), tooBusy: () => problem(503) })

/** A queue whose work is done when the test says so, and what it began, in order. */
function queueOfTest(atOnce = 1) {
  const queue = queueOf(atOnce)
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const ask = (visitor: string, key: string, preferred = false) => {
    const work = () => {
      begun.push(key)
      const { promise, resolve } = Promise.withResolvers<string>()
      finish.set(key, () => resolve(key))
      return promise
    }
    const result = queue.run(visitor, key, work, { preferred })
    const outcome = result.catch((error: unknown) => (error instanceof ProblemError ? error.status : 0))
    return outcome
  }
  const finishNext = async () => {
    const key = begun.at(-1) ?? ''
    const before = begun.length
    finish.get(key)?.()
    await expect.poll(() => begun.length).toBeGreaterThan(before)
  }
  return { ask, begun, finish, finishNext }
}

it('what was done is done again for whoever asks later', async () => {
  const { ask, begun, finish } = queueOfTest()
  for (const _time of [1, 2]) {
    const asked = ask('guest', 'picture')
    finish.get('picture')?.()
    expect(await asked).toBe('picture')
  }
  expect(begun).toEqual(['picture', 'picture'])
})

it('visitors take turns, however much one of them asks for', async () => {
  const { ask, begun, finishNext } = queueOfTest()
  for (let count = 0; count < 30; count += 1) void ask('flood', `flood-${count}`)
  void ask('guest', 'guest-0')
  void ask('guest', 'guest-1')
  for (let count = 0; count < 4; count += 1) await finishNext()
  expect(begun).toEqual(['flood-0', 'flood-1', 'guest-0', 'flood-2', 'guest-1'])
})

it('what another visitor waits for already is done once, at whoever’s turn comes first', async () => {
  const { ask, begun, finish, finishNext } = queueOfTest()
  for (let count = 0; count < 10; count += 1) void ask('flood', `flood-${count}`)
  const shared = ask('guest', 'flood-9')
  await finishNext()
  await finishNext()
  expect(begun).toEqual(['flood-0', 'flood-1', 'flood-9'])
  finish.get('flood-9')?.()
  expect(await shared).toBe('flood-9')
  // It still stands in the queue of the one who asked first, and is not done again at that turn.
  while (begun.at(-1) !== 'flood-8') await finishNext()
  void ask('guest', 'last')
  await finishNext()
  expect(begun.at(-1)).toBe('last')
})

it('one visitor has forty waiting at most', async () => {
  const { ask } = queueOfTest()
  // One is begun at once.
  for (let count = 0; count < 41; count += 1) void ask('flood', `flood-${count}`)
  expect(await ask('flood', 'one-more')).toBe(429)
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

it('with all places taken a newcomer gets one, from whoever has most', async () => {
  const { ask, begun, finishNext } = queueOfTest()
  const last: Promise<unknown>[] = []
  for (let visitor = 0; visitor < 10; visitor += 1) {
    for (let count = 0; count < 40; count += 1) last[visitor] = ask(`flood-${visitor}`, `${visitor}-${count}`)
  }
  void ask('guest', 'guest')
  expect(await Promise.race(last)).toBe(503)
  for (let turns = 0; turns < 11; turns += 1) await finishNext()
  expect(begun).toContain('guest')
})

it('with all places taken who has most waiting loses the last of it, and nobody else', async () => {
  const { ask } = queueOfTest()
  const last: Promise<string>[] = []
  const askFor = (visitor: string, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const outcome = ask(visitor, `${visitor}-${index}`)
      if (index === count - 1) last.push(outcome.then((status) => `${visitor}: ${status}`))
    }
  }
  // One is begun: 400 in all.
  askFor('light', 9)
  askFor('heavy', 40)
  for (let visitor = 0; visitor < 9; visitor += 1) askFor(`other-${visitor}`, 39)
  void ask('guest', 'guest')
  expect(await Promise.race(last)).toBe('heavy: 503')
})

it('with all places taken who has most waiting gets no more, and loses nothing', async () => {
  const { ask } = queueOfTest()
  const lost: unknown[] = []
  // One is begun: 400 in all.
  for (let index = 0; index < 40; index += 1)
    void ask('heavy', `heavy-${index}`).then((outcome) => lost.push(outcome))
  for (let visitor = 0; visitor < 10; visitor += 1) {
    for (let index = 0; index < 36; index += 1) void ask(`light-${visitor}`, `${visitor}-${index}`)
  }
  expect(await ask('heavy', 'one-more')).toBe(503)
  expect(lost).toEqual([])
})

it('work that fails fails for those who asked, and the next begins', async () => {
  const queue = queueOf(1)
  const failing = queue.run('guest', 'a', () => Promise.reject(new Error('broken picture')))
  const next = queue.run('guest', 'b', async () => 'done')
  await expect(failing).rejects.toThrow('broken picture')
  expect(await next).toBe('done')
})

it('as many as are allowed are done at once, and no more', async () => {
  const { ask, begun, finish } = queueOfTest(2)
  for (const key of ['a', 'b', 'c', 'd']) void ask('guest', key)
  expect(begun).toEqual(['a', 'b'])
  finish.get('a')?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
})

it('whoever is preferred comes before all others, by turns with their like', async () => {
  const { ask, begun, finishNext } = queueOfTest()
  for (let count = 0; count < 5; count += 1) void ask('flood', `flood-${count}`)
  for (const key of ['one-0', 'one-1']) void ask('one', key, true)
  void ask('other', 'other-0', true)
  for (let count = 0; count < 4; count += 1) await finishNext()
  expect(begun).toEqual(['flood-0', 'one-0', 'other-0', 'one-1', 'flood-1'])
})

it('with all places taken the preferred get one, and lose none to the others', async () => {
  const { ask, begun, finishNext } = queueOfTest()
  const lost: unknown[] = []
  void ask('known', 'known-0', true)
  for (let visitor = 0; visitor < 399; visitor += 1) void ask(`flood-${visitor}`, `flood-${visitor}`)
  void ask('known', 'known-1', true).then((outcome) => lost.push(outcome))
  for (let visitor = 400; visitor < 900; visitor += 1) void ask(`flood-${visitor}`, `flood-${visitor}`)
  await finishNext()
  expect(begun).toEqual(['known-0', 'known-1'])
  expect(lost).toEqual([])
})
