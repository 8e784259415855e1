import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ordersFor, ordersMakingRoom } from './move-category.ts'

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

describe('a typed order that others have', () => {
  test.each([
    ['that nobody has moves no one', numbered(1, 5, 9), { sortOrder: 4, from: 20 }, {}],
    ['of the first makes it the first', numbered(1, 2), { sortOrder: 1, from: 3 }, { c0: 2, c1: 3 }],
    ['of the last makes it the last', numbered(2, 3), { sortOrder: 3, from: 1 }, { c1: 2, c0: 1 }],
    ['moves no more than has to', numbered(10, 20, 30), { sortOrder: 20, from: 40 }, { c1: 21 }],
    [
      'of several puts it before them on its way up',
      numbered(0, 0, 7),
      { sortOrder: 0, from: 7 },
      { c0: 1, c1: 2 },
    ],
    [
      'of several puts it behind them on its way down',
      numbered(-7, 0, 0),
      { sortOrder: 0, from: -1 },
      { c2: -1, c1: -2 },
    ],
    ['puts a new one before those that have it', numbered(1, 2, 9), { sortOrder: 1 }, { c0: 2, c1: 3 }],
    ['leaves ties that are not in its way', numbered(1, 5, 5), { sortOrder: 1, from: 9 }, { c0: 2 }],
  ] as const)('%s', (_what, others, typed, changed) => {
    expect(
      Object.fromEntries(ordersMakingRoom(others, typed).map(({ id, sortOrder }) => [id, sortOrder])),
    ).toEqual(changed)
  })

  test('is its own alone, at the place of who had it, and the others keep their sequence', () => {
    const order = fc.integer({ min: -8, max: 8 })
    fc.assert(
      fc.property(fc.array(order, { maxLength: 8 }), order, order, (orders, from, sortOrder) => {
        fc.pre(from !== sortOrder)
        const others = numbered(...orders.toSorted((a, b) => a - b))
        const changed = new Map(
          ordersMakingRoom(others, { sortOrder, from }).map((each) => [each.id, each.sortOrder]),
        )
        const after = others.map((other) => changed.get(other.id) ?? other.sortOrder)
        expect(after).not.toContain(sortOrder)
        expect(after).toEqual(after.toSorted((a, b) => a - b))
        const isUp = sortOrder < from
        const before = others.filter((other) =>
          isUp ? other.sortOrder < sortOrder : other.sortOrder <= sortOrder,
        )
        expect(after.filter((each) => each < sortOrder)).toHaveLength(before.length)
      }),
    )
  })
})
