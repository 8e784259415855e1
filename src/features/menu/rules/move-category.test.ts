import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ordersFor } from './move-category.ts'

const numbered = (...orders: number[]) => orders.map((sortOrder, index) => ({ id: `c${index}`, sortOrder }))

describe('the orders of a new sequence', () => {
  test.each([
    ['swap where all differ', numbered(1, 5, 9), ['c1', 'c0', 'c2'], { c1: 1, c0: 5 }],
    ['are none where nothing has moved', numbered(1, 5, 9), ['c0', 'c1', 'c2'], {}],
    [
      'are given anew where some are equal',
      numbered(0, 0, 0),
      ['c1', 'c0', 'c2'],
      { c1: 10, c0: 20, c2: 30 },
    ],
    ['leave those that fit', numbered(10, 10, 30), ['c1', 'c0', 'c2'], { c0: 20 }],
    ['may be negative', numbered(-2, 0), ['c1', 'c0'], { c1: -2, c0: 0 }],
  ] as const)('%s', (_what, categories, ids, changed) => {
    expect(
      Object.fromEntries(ordersFor(categories, ids).map(({ id, sortOrder }) => [id, sortOrder])),
    ).toEqual(changed)
  })

  test('put any categories into any sequence', () => {
    const some = fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 12 }).chain((orders) => {
      const categories = numbered(...orders)
      const ids = categories.map(({ id }) => id)
      return fc.record({
        categories: fc.constant(categories),
        ids: fc.shuffledSubarray(ids, { minLength: ids.length }),
      })
    })
    fc.assert(
      fc.property(some, ({ categories, ids }) => {
        const changed = new Map(ordersFor(categories, ids).map(({ id, sortOrder }) => [id, sortOrder]))
        const orderOf = (id: string) =>
          changed.get(id) ?? categories.find((category) => category.id === id)?.sortOrder ?? Number.NaN
        const orders = ids.map(orderOf)
        expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b))
      }),
    )
  })
})
