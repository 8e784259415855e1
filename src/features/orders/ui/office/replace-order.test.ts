import { expect, test } from 'vitest'

import type { Order } from '../../contract/order.ts'
import { replaceOrder } from './replace-order.ts'

// Of an order only the id and status matter here.
const order = (id: string, status = 'pending') => ({ id, status }) as Order
const page = (...rows: Order[]) => ({ rows, total: rows.length, next: undefined })
const changed = order('b', 'confirmed')

test.each([
  ['nothing loaded', undefined, undefined],
  ['the query of another order', order('a'), order('a')],
  ['its own query', order('b'), changed],
  ['a page without it', page(order('a')), page(order('a'))],
  ['a page', page(order('a'), order('b')), page(order('a'), changed)],
  [
    'an endless list',
    { pages: [page(order('a')), page(order('b'))] },
    { pages: [page(order('a')), page(changed)] },
  ],
])('an order is replaced in %s', (_case, held, replaced) => {
  expect(replaceOrder(held, changed)).toEqual(replaced)
})
