import { expect, test } from 'vitest'

import { changesTo, rejectStale } from './row-edits.ts'

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

const read = '2026-05-06T05:00:00.000Z'

test.each([
  ['that sends no time', { updatedAt: new Date(read) }, undefined, true],
  ['of the row as it is', { updatedAt: new Date(read) }, read, true],
  ['of a row whose time is a text', { updatedAt: '2026-05-06T05:00:00Z' }, read, true],
  ['of a row that has changed since', { updatedAt: new Date('2026-05-06T05:00:00.001Z') }, read, false],
  ['of a row that is gone', undefined, read, false],
  ['of a row that was not there and is now', { updatedAt: new Date(read) }, null, false],
  ['that makes the row', undefined, null, true],
])('an edit %s is taken only where nobody else has changed it', (_case, stored, shown, isTaken) => {
  const reject = () => rejectStale(stored, shown, 'news.stale')
  if (isTaken) expect(reject).not.toThrow()
  else expect(reject).toThrow('Someone else has changed this meanwhile')
})
