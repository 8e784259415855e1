import { expect, test } from 'vitest'

import { replaceRow } from './replace-row.ts'

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
])('a row is replaced in %s', (_case, held, replaced) => {
  expect(replaceRow(held, changed)).toEqual(replaced)
})
