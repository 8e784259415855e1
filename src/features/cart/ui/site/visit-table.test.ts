import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { maxTableLabel } from '#src/kernel/table-label.ts'
import { restoreTable, tableOfLink, visitHours } from './visit-table.ts'

describe('the table of a link', () => {
  test.each([
    ['?table=7', '7'],
    ['?lang=en&table=S%C3%A2n%202', 'Sân 2'],
    ['?table=+B%C3%A0n%0A+12+', 'Bàn 12'],
    [`?table=${'x'.repeat(maxTableLabel)}`, 'x'.repeat(maxTableLabel)],
    [`?table=${'x'.repeat(maxTableLabel + 1)}`, undefined],
    ['?table=', undefined],
    ['?table=%20%00', undefined],
    ['?tables=7', undefined],
    ['', undefined],
  ])('of %j is %j', (search, label) => {
    expect(tableOfLink(search)).toBe(label)
  })

  test('is one line of the length of a label, whatever the link says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const label = tableOfLink(`?${new URLSearchParams({ table: text.toWellFormed() }).toString()}`)
        expect(label ?? 'x').toMatch(/^[^\s\p{Cc}](.*[^\s\p{Cc}])?$/su)
        expect((label ?? '').length).toBeLessThanOrEqual(maxTableLabel)
        expect(label ?? '').not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})

describe('the table of a visit', () => {
  const at = Date.parse('2026-05-06T05:00:00Z')
  const table = { label: '7', at, isTaken: false }

  test('lasts as long as the visit, and no longer', () => {
    const later = (hours: number, more = 0) => restoreTable(table, at + hours * 3_600_000 + more)
    expect(later(0)).toEqual(table)
    expect(later(visitHours)).toEqual(table)
    expect(later(visitHours, 1)).toBe(null)
  })

  test.each([null, '7', {}, { ...table, label: 7 }, { ...table, at: 'now' }, { ...table, at: at + 1 }])(
    'is none where storage holds %j',
    (stored) => {
      expect(restoreTable(stored, at)).toBe(null)
    },
  )
})
