import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { changedFields, shownFields, type FieldRules } from './changed-fields.ts'

const rules: FieldRules<'id' | 'name' | 'price' | 'config' | 'updatedAt'> = {
  name: 'masked',
  price: 'shown',
  config: 'shown',
}
const row = { id: 'a', name: 'Lan', price: '1.00', config: { sizes: [1, 2], fee: 5 }, updatedAt: new Date(0) }

describe('the changed fields of a row', () => {
  test.each([
    ['are none where it is the same', row, { ...row }, {}],
    ['leave out what is ignored', row, { ...row, id: 'b', updatedAt: new Date(1) }, {}],
    [
      'are shown with both values',
      row,
      { ...row, price: '2.00' },
      { price: { before: '1.00', after: '2.00' } },
    ],
    ['are masked without them', row, { ...row, name: 'Hoa' }, { name: { masked: true } }],
    ['are masked where a value goes', row, { ...row, name: null }, { name: { masked: true } }],
    [
      'show null where a value goes',
      row,
      { ...row, price: null },
      { price: { before: '1.00', after: null } },
    ],
    ['do not depend on the order of keys', row, { ...row, config: { fee: 5, sizes: [1, 2] } }, {}],
    [
      'look into what a field holds',
      row,
      { ...row, config: { sizes: [2, 1], fee: 5 } },
      { config: { before: { sizes: [1, 2], fee: 5 }, after: { sizes: [2, 1], fee: 5 } } },
    ],
    [
      'are what a new row has',
      undefined,
      { ...row, price: null },
      { name: { masked: true }, config: { after: { sizes: [1, 2], fee: 5 } } },
    ],
    [
      'are what a deleted row had',
      row,
      undefined,
      {
        name: { masked: true },
        price: { before: '1.00' },
        config: { before: { sizes: [1, 2], fee: 5 } },
      },
    ],
    ['are none of nothing', undefined, undefined, {}],
  ])('%s', (_case, before, after, expected) => {
    expect(changedFields(rules, before, after)).toEqual(expected)
  })

  describe('of which a part may be shown', () => {
    const lines = (...notes: string[]) => ({ items: notes.map((note) => ({ id: 'pho', note })) })
    const partly: FieldRules<'items'> = {
      items: { shownAs: (items) => (items as { id: string }[]).map(({ id }) => ({ id })) },
    }

    test.each([
      [
        'hold that part',
        lines('a'),
        lines('a', 'b'),
        { items: { before: [{ id: 'pho' }], after: [{ id: 'pho' }, { id: 'pho' }] } },
      ],
      ['are masked where only the rest differs', lines('a'), lines('b'), { items: { masked: true } }],
      ['are none where nothing differs', lines('a'), lines('a'), {}],
      ['hold that part of a new row', undefined, lines('a'), { items: { after: [{ id: 'pho' }] } }],
      [
        'hold null where there is nothing',
        lines('a'),
        { items: null },
        { items: { before: [{ id: 'pho' }], after: null } },
      ],
    ])('%s', (_case, before, after, expected) => {
      expect(changedFields(partly, before, after)).toEqual(expected)
    })

    it('show that part of a row in a list', () => {
      expect(shownFields(partly, lines('a'))).toEqual({ items: [{ id: 'pho' }] })
    })
  })

  it('never hold a value of a masked or ignored field, whatever the rules and rows', () => {
    const columns = ['a', 'b', 'c', 'd'] as const
    const each = <Value>(value: fc.Arbitrary<Value>) => fc.record({ a: value, b: value, c: value, d: value })
    // Values that stand nowhere else: what is found of them in an entry can only come from the row.
    const value = fc.option(fc.uuid().map((id) => `secret ${id}`))
    const rows = fc.option(each(fc.oneof(value, fc.record({ inside: fc.array(value) }))), { nil: undefined })
    fc.assert(
      fc.property(
        each(fc.constantFrom('shown', 'masked', 'ignored')),
        rows,
        rows,
        (ruleOf, before, after) => {
          const text = JSON.stringify(changedFields(ruleOf, before, after))
          const shown = (one: typeof before) =>
            JSON.stringify(
              one && columns.filter((column) => ruleOf[column] === 'shown').map((column) => one[column]),
            )
          const found: readonly string[] = text.match(/secret [-\w]+/g) ?? []
          const allowed = `${shown(before)}${shown(after)}`
          expect(found.filter((secret) => !allowed.includes(secret))).toEqual([])
        },
      ),
    )
  })
})

test('what an entry shows of a row in a list are its shown fields alone', () => {
  expect(shownFields(rules, row)).toEqual({ price: '1.00', config: { sizes: [1, 2], fee: 5 } })
})
