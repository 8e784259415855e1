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
  ['that sends no time', { updatedAt: new Date(read) }, undefined],
  ['of the row as it is', { updatedAt: new Date(read) }, read],
  ['of a row whose time is a text', { updatedAt: '2026-05-06T05:00:00Z' }, read],
  ['that makes the row', undefined, null],
])('an edit %s is taken', (_case, stored, shown) => {
  expect(() => rejectStale(stored, shown, 'news.stale')).not.toThrow()
})

test.each([
  ['has changed since', { updatedAt: new Date('2026-05-06T05:00:00.001Z') }, read],
  ['is gone', undefined, read],
  ['was not there and is now', { updatedAt: new Date(read) }, null],
])('an edit of a row that %s is rejected', (_case, stored, shown) => {
  const message = 'Someone else has changed this meanwhile'
  expect(() => rejectStale(stored, shown, 'news.stale')).toThrow(message)
})
