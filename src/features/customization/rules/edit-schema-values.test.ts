import { describe, expect, test } from 'vitest'

import { initialValues } from '#src/web/office/resource/fields.ts'
import { schemaResource } from '../ui/office/schema-resource.tsx'
import {
  withAllowMultiple,
  withMaxSelections,
  withMovedRow,
  withoutRow,
  withRow,
  withType,
} from './edit-schema-values.ts'
import { schemaInput } from './schema-values.ts'

const newSchemaValues = () => initialValues(schemaResource.fields)

const limits = (maxSelections: string, allowMultiple: boolean) => ({
  ...newSchemaValues(),
  maxSelections,
  allowMultiple,
})

describe('the maximum of a list of toppings', () => {
  test.each([
    // before, typed, after
    ['', true, '1', '1', false],
    ['', true, ' 1 ', ' 1 ', false],
    ['3', true, '1', '1', false],
    ['3', true, '4', '4', true],
    ['3', true, '', '', true],
    ['3', true, 'x', 'x', true],
    ['1', false, '10', '10', false],
    ['1', false, '', '', false],
    ['3', true, '0', '0', true],
  ])(
    '%j with several allowed (%s), typed %j, is %j with several allowed %s',
    (max, multiple, typed, toMax, to) => {
      expect(withMaxSelections(limits(max, multiple), typed)).toMatchObject({
        maxSelections: toMax,
        allowMultiple: to,
      })
    },
  )
})

describe('allowing several toppings', () => {
  test.each([
    // turned on: a maximum of 1 becomes 2, any other stays
    ['1', false, true, '2'],
    ['', false, true, ''],
    ['3', false, true, '3'],
    // turned off: no maximum becomes 1, any other stays
    ['', true, false, '1'],
    [' ', true, false, '1'],
    ['5', true, false, '5'],
    ['1', true, false, '1'],
  ])('with a maximum of %j, from %s to %s, leaves a maximum of %j', (max, from, to, toMax) => {
    expect(withAllowMultiple(limits(max, from), to)).toMatchObject({
      maxSelections: toMax,
      allowMultiple: to,
    })
  })
})

describe('the rows of a schema', () => {
  const two = withRow(withRow(newSchemaValues(), 'topping_a'), 'topping_b')

  test('come at the end and cost nothing', () => {
    expect(two.rows).toEqual([
      { id: 'topping_a', name: '', nameVi: '', price: '0đ', allergens: null, diet: null },
      { id: 'topping_b', name: '', nameVi: '', price: '0đ', allergens: null, diet: null },
    ])
    expect(schemaInput(two).pricingConfig).toEqual({ topping_a: 0, topping_b: 0 })
  })

  test('go with their price, and are no longer chosen beforehand', () => {
    const one = withoutRow({ ...two, defaultChoice: ['topping_a'] }, 'topping_a')
    expect(one.rows.map(({ id }) => id)).toEqual(['topping_b'])
    expect(one.defaultChoice).toEqual([])
    expect(schemaInput(one).pricingConfig).toEqual({ topping_b: 0 })
    const both = withoutRow({ ...two, defaultChoice: ['topping_a', 'topping_b'] }, 'topping_b')
    expect(both.defaultChoice).toEqual(['topping_a'])
  })

  test('move with their price, and keep what is chosen beforehand', () => {
    const chosen = { ...two, defaultChoice: ['topping_a'] }
    expect(withMovedRow(chosen, 'topping_b', -1).rows).toEqual(two.rows.toReversed())
    expect(withMovedRow(chosen, 'topping_a', 1)).toEqual({ ...chosen, rows: two.rows.toReversed() })
    expect(withMovedRow(chosen, 'topping_a', -1).rows).toEqual(two.rows)
  })

  test('stay when the kind changes; what was chosen beforehand does not', () => {
    const sizes = withType({ ...two, defaultChoice: ['topping_a'] }, 'size_selection')
    expect(sizes.rows).toEqual(two.rows)
    expect(sizes.defaultChoice).toEqual([])
    expect(schemaInput(sizes).config).toMatchObject({ sizes: [{ id: 'topping_a' }, { id: 'topping_b' }] })
  })
})
