import { describe, expect, it, test } from 'vitest'

import { formatTable, plainTable, tableKey } from './table-label.ts'

describe('a table as one speaks of it', () => {
  it.each([
    ['7', 'Bàn 7', 'Table 7'],
    ['12A', 'Bàn 12A', 'Table 12A'],
    ['A2', 'Bàn A2', 'Table A2'],
    ['B-12', 'Bàn B-12', 'Table B-12'],
    ['Đ 3', 'Bàn Đ 3', 'Table Đ 3'],
  ])('is %s with the word before it', (label, vi, en) => {
    expect([formatTable(label, 'vi'), formatTable(label, 'en')]).toEqual([vi, en])
  })

  it.each(['Sân 1', 'VIP 2', 'Ban công', 'Bàn 7', 'Table 7', 'bàn số 8', 'Bar'])(
    'is %s where that is a name of its own',
    (label) => {
      expect([formatTable(label, 'vi'), formatTable(label, 'en')]).toEqual([label, label])
    },
  )
})

test.each([
  ['Bàn 7', '7'],
  ['bàn số 7', '7'],
  ['ban  7', '7'],
  ['TABLE a2', 'a2'],
  ['bàn7', '7'],
  ['Bàn dài', 'Bàn dài'],
  ['Ban công 1', 'Ban công 1'],
  ['Bàn', 'Bàn'],
  ['Sân 1', 'Sân 1'],
])('%s is stored as %s', (typed, stored) => {
  expect(plainTable(typed)).toBe(stored)
  expect(tableKey(typed)).toBe(tableKey(stored))
})
