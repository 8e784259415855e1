import { expect, test } from 'vitest'

import { editedFields } from './edited-fields.ts'

const before = { name: 'Tea', price: '45.000đ', tags: 'cold' }
const sent = { name: 'Tea', price: '45000.00', tags: ['cold'] }

test.each([
  ['nothing', {}, {}, {}],
  ['the price', { price: '50.000' }, { price: '50000.00' }, { price: '50000.00' }],
  ['the tags to none', { tags: '' }, { tags: [] }, { tags: [] }],
  [
    'two fields',
    { name: 'Peach tea', tags: 'hot' },
    { name: 'Peach tea', tags: ['hot'] },
    { name: 'Peach tea', tags: ['hot'] },
  ],
])('of an edit of %s that is sent', (_what, typed, changed, fields) => {
  expect(editedFields(before, { ...before, ...typed }, { ...sent, ...changed })).toEqual(fields)
})
