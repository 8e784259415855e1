import { expect, test } from 'vitest'

import { findRow, replaceRow } from './replace-row.ts'

const row = (id: string, status = 'pending') => ({ id, status })
const page = (...rows: ReturnType<typeof row>[]) => ({ rows, total: rows.length, next: undefined })
const changed = row('b', 'confirmed')

test.each([
  ['nothing loaded', undefined, undefined],
  ['the query of another row', row('a'), row('a')],
  ['its own query', row('b'), changed],
  ['a page without it', page(row('a')), page(row('a'))],
  ['a page', page(row('a'), row('b')), page(row('a'), changed)],
  [
    'an endless list',
    { pages: [page(row('a')), page(row('b'))] },
    { pages: [page(row('a')), page(changed)] },
  ],
  ['a whole list', [row('a'), row('b')], [row('a'), changed]],
  ['a list among other things', { seats: 4, rows: [row('b')] }, { seats: 4, rows: [changed] }],
  ['figures', { total: 4, mean: null }, { total: 4, mean: null }],
])('a row is replaced in %s', (_case, held, replaced) => {
  expect(replaceRow(held, changed)).toEqual(replaced)
  expect(findRow(replaced, 'b')).toEqual(
    JSON.stringify(replaced ?? null).includes('confirmed') ? changed : undefined,
  )
})
