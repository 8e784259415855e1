import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { maxTableLabel } from '#src/kernel/table-label.ts'
import { tableOfLink } from '#src/features/cart/ui/site/visit-table.ts'
import { tableAddress, tablesOf } from './table-list.ts'

describe('a list of tables', () => {
  test.each([
    ['', []],
    [' , ;\n', []],
    ['7', ['7']],
    ['1-3', ['1', '2', '3']],
    ['9 – 11, Sân 1; Sân  2\nQuầy', ['9', '10', '11', 'Sân 1', 'Sân 2', 'Quầy']],
    ['1-3, 2, 3-4', ['1', '2', '3', '4']],
    ['12-1', ['12-1']],
    ['A-C', ['A-C']],
    ['01-03', ['1', '2', '3']],
  ])('of %j names %j', (text, tables) => {
    expect(tablesOf(text)).toEqual({ tables, tooLong: [] })
  })

  test('tells names that are too long from those that fit', () => {
    const [longest, long] = ['x'.repeat(maxTableLabel), 'x'.repeat(maxTableLabel + 1)]
    expect(tablesOf(`7, ${longest}, ${long}, ${long}`)).toEqual({ tables: ['7', longest], tooLong: [long] })
  })
})

test('the link of a table leads to the menu, and names that table to the browser that opens it', () => {
  expect(tableAddress('https://beplua.example', 'Sân 2')).toBe('https://beplua.example/menu?table=S%C3%A2n+2')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (text) => {
      for (const table of tablesOf(text).tables) {
        const link = new URL(tableAddress('https://beplua.example', table))
        expect(link.pathname).toBe('/menu')
        expect(tableOfLink(link.search)).toBe(table)
      }
    }),
  )
})
