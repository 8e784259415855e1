import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'

import { groupedWrites } from './grouped-writes.ts'

interface Write {
  readonly shape: string
  readonly id: number
}

/** A database that takes as long as the test lets it. */
function controlled(outcome: (ids: readonly number[]) => Error | undefined = () => undefined) {
  const sent: number[][] = []
  const underWay: (() => void)[] = []
  const write = groupedWrites(async (writes: readonly Write[]) => {
    const ids = writes.map(({ id }) => id)
    sent.push(ids)
    await new Promise<void>((resolve) => underWay.push(resolve))
    const error = outcome(ids)
    if (error) throw error
  })
  const end = async () => {
    underWay.shift()?.()
    // Whatever follows from that has followed by the next turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { sent, end, write: (id: number, shape = 'order') => write({ shape, id }) }
}

function rejection(code: string): DatabaseError {
  return Object.assign(new DatabaseError('rejected', 0, 'error'), { code })
}

test('what arrives alone is sent at once, and what arrives while two are under way goes together', async () => {
  const { sent, end, write } = controlled()
  const all = [1, 2, 3, 4, 5].map((id) => write(id))
  expect(sent).toEqual([[1], [2]])
  await end()
  expect(sent).toEqual([[1], [2], [3, 4, 5]])
  await end()
  await end()
  await Promise.all(all)
})

test('a statement takes ten writes at most, and of one shape alone', async () => {
  const { sent, end, write } = controlled()
  const all = Array.from({ length: 24 }, (_, id) => write(id, id % 2 === 0 ? 'even' : 'odd'))
  for (let count = 0; count < 5; count += 1) await end()
  expect(sent).toEqual([
    [0],
    [1],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
    [3, 5, 7, 9, 11, 13, 15, 17, 19, 21],
    [22],
    [23],
  ])
  await end()
  await Promise.all(all)
})

test.each([
  ['data that is out of range', '22003'],
  ['a key that is taken', '23505'],
  ['a deadlock', '40P01'],
])(
  'writes that cannot be written together for %s are tried alone, and the rejected one alone fails',
  async (_why, code) => {
    const { sent, end, write } = controlled((ids) => (ids.includes(4) ? rejection(code) : undefined))
    const all = Promise.allSettled([1, 2, 3, 4, 5].map((id) => write(id)))
    for (let count = 0; count < 6; count += 1) await end()
    expect(sent).toEqual([[1], [2], [3, 4, 5], [3], [4], [5]])
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  },
)

test.each([
  ['a broken connection, after which they may be written', () => new Error('Connection terminated')],
  ['a database that takes too long', () => rejection('57014')],
])('%s is told to each of them, and nothing is sent again', async (_what, fail) => {
  const { sent, end, write } = controlled((ids) => (ids.length > 1 ? fail() : undefined))
  const all = Promise.allSettled([1, 2, 3, 4].map((id) => write(id)))
  for (let count = 0; count < 3; count += 1) await end()
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(sent).toHaveLength(3)
})
