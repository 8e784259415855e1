import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { RenderBusyError, renderQueue } from './render-queue.ts'

interface Rendering {
  readonly address: string
  finish(error?: Error): void
}

/** A queue whose renderings end when the test says so. */
function openQueue(limits: Partial<Parameters<typeof renderQueue>[0]> = {}) {
  const queue = renderQueue({ running: 1, waitingPerAddress: 20, waiting: 200, ...limits })
  const started: Rendering[] = []
  const ask = (address: string) =>
    queue.run(
      address,
      () =>
        new Promise<string>((resolve, reject) => {
          const finish = (error?: Error) => (error ? reject(error) : resolve(address))
          started.push({ address, finish })
        }),
    )
  return { queue, started, ask }
}

const nextTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Finishes what runs, one after the other, until nothing is left. */
async function finishAll(started: readonly Rendering[]): Promise<void> {
  for (let index = 0; index < started.length; index += 1) {
    started[index]?.finish()
    await nextTurn()
  }
}

describe('the queue of renderings', () => {
  test('starts at once where nothing runs', async () => {
    const { started, ask } = openQueue()
    const asked = ask('one')
    expect(started).toHaveLength(1)
    started[0]?.finish()
    await expect(asked).resolves.toBe('one')
  })

  test('lets what has arrived meanwhile go before the next rendering', async () => {
    const { queue } = openQueue()
    const order: string[] = []
    const first = queue.run('one', () => {
      setImmediate(() => order.push('request'))
      return Promise.resolve()
    })
    const second = queue.run('other', async () => void order.push('rendering'))
    await Promise.all([first, second])
    expect(order).toEqual(['request', 'rendering'])
  })

  test('addresses take turns, however much one of them asks for', async () => {
    const { started, ask } = openQueue()
    const asked = [...Array.from({ length: 5 }, () => ask('greedy')), ask('guest'), ask('other')]
    await finishAll(started)
    await Promise.all(asked)
    expect(started.map(({ address }) => address)).toEqual([
      'greedy',
      'greedy',
      'guest',
      'other',
      'greedy',
      'greedy',
      'greedy',
    ])
  })

  test('one address never has two renderings running', async () => {
    const { started, ask } = openQueue({ running: 2 })
    const asked = [ask('one'), ask('one'), ask('other')]
    expect(started.map(({ address }) => address)).toEqual(['one', 'other'])
    await finishAll(started)
    await Promise.all(asked)
  })

  test('a rendering that fails rejects with its error, and the next one starts', async () => {
    const { started, ask } = openQueue()
    const [failing, next] = [ask('one'), ask('one')]
    started[0]?.finish(new Error('the database is away'))
    await expect(failing).rejects.toThrow('the database is away')
    await nextTurn()
    started[1]?.finish()
    await expect(next).resolves.toBe('one')
  })

  test('work that throws before it begins holds no place', async () => {
    const { queue, started, ask } = openQueue()
    const failing = queue.run('one', () => {
      throw new Error('no promise at all')
    })
    await expect(failing).rejects.toThrow('no promise at all')
    await nextTurn()
    const next = ask('one')
    started[0]?.finish()
    await expect(next).resolves.toBe('one')
  })

  test('an address waits with so many at most', async () => {
    const { started, ask } = openQueue({ waitingPerAddress: 2 })
    const asked = [ask('one'), ask('one'), ask('one')]
    await expect(ask('one')).rejects.toBeInstanceOf(RenderBusyError)
    const guest = ask('guest')
    await finishAll(started)
    await Promise.all([...asked, guest])
  })

  test('when it is full, the address with the most in it gives up its last', async () => {
    const { started, ask } = openQueue({ waiting: 3 })
    const running = ask('greedy')
    const asked = [ask('greedy'), ask('greedy'), ask('greedy')]
    const last = asked.pop()?.catch((error: unknown) => error)
    const guest = ask('guest')
    expect(await last).toMatchObject({ name: 'RenderBusyError', retryAfterSeconds: 5 })
    await finishAll(started)
    await Promise.all([running, ...asked, guest])
  })

  test('when it is full of addresses that wait with one each, a further one is turned away', async () => {
    const { started, ask } = openQueue({ waiting: 2 })
    const asked = ['one', 'two', 'three'].map(ask)
    await expect(ask('four')).rejects.toBeInstanceOf(RenderBusyError)
    await finishAll(started)
    await Promise.all(asked)
  })

  test('whatever is asked: between two renderings of one address, another has one at most', async () => {
    const asked = fc.array(fc.constantFrom<string>('a', 'b', 'c'), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(asked, async (addresses) => {
        const { started, ask } = openQueue()
        const first = ask('first')
        const all = addresses.map(ask)
        await finishAll(started)
        await Promise.all([first, ...all])
        const left = new Map(addresses.map((each) => [each, addresses.filter((one) => one === each).length]))
        let round = new Set<string>()
        for (const { address } of started.slice(1)) {
          const waiting = [...left].filter(([, count]) => count > 0).map(([each]) => each)
          if (waiting.every((each) => round.has(each))) round = new Set()
          expect(round).not.toContain(address)
          round.add(address)
          left.set(address, (left.get(address) ?? 0) - 1)
        }
      }),
    )
  })

  test('whatever is asked and finished: no more run at once than may, and everything settles', async () => {
    const addresses = fc.constantFrom('a', 'b', 'c', 'd')
    const steps = fc.array(fc.oneof(addresses, fc.constant('finish' as const)), { maxLength: 80 })
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (all, running) => {
        const limits = { running, waitingPerAddress: 5, waiting: 8 }
        const { started, ask } = openQueue(limits)
        const settled: Promise<unknown>[] = []
        let [finished, asked, rejected] = [0, 0, 0]
        for (const step of all) {
          if (step === 'finish') {
            if (finished < started.length) started[finished++]?.finish()
            await nextTurn()
            continue
          }
          asked += 1
          settled.push(
            ask(step).catch((error: unknown) => (rejected += error instanceof RenderBusyError ? 1 : NaN)),
          )
          await Promise.resolve()
          expect(started.length - finished).toBeLessThanOrEqual(running)
        }
        while (finished < started.length) {
          started[finished++]?.finish()
          await nextTurn()
        }
        await Promise.all(settled)
        expect(started.length + rejected).toBe(asked)
      }),
    )
  })
})
