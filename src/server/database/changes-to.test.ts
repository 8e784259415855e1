import { expect, test } from 'vitest'

import { changesTo } from './changes-to.ts'

const row = { name: 'Size', config: { sizes: ['a'], fee: 1 }, note: null, at: new Date(0) }

test.each([
  ['nothing', {}, undefined],
  ['what is stored already', { name: 'Size', config: { fee: 1, sizes: ['a'] }, at: new Date(0) }, undefined],
  ['fields that are not sent', { name: undefined }, undefined],
  ['a new value among others', { name: 'Size', note: 'x' }, { note: 'x' }],
  ['null in place of a value', { name: null }, { name: null }],
  ['another value inside', { config: { sizes: ['b'], fee: 1 } }, { config: { sizes: ['b'], fee: 1 } }],
])('what %s changes in a row', (_case, change, changes) => {
  expect(changesTo(row, change)).toEqual(changes)
})
