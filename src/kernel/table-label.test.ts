import { describe, expect, it } from 'vitest'

import { formatTable } from './table-label.ts'

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
