import { expect, test } from 'vitest'

import { newPostValues, restorePostValues } from './post-values.ts'

test.each([undefined, null, 'text', 5, [], { title: 5, published: 'yes', other: 'x' }])(
  'a form of %j in storage is an empty one',
  (stored) => {
    expect(restorePostValues(stored, newPostValues)).toEqual(newPostValues)
  },
)

test('a form in storage comes back as it was', () => {
  const values = { ...newPostValues, title: 'Oven', published: false }
  expect(restorePostValues(JSON.parse(JSON.stringify(values)), newPostValues)).toEqual(values)
})
