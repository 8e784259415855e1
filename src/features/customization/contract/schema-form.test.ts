import { expect, test } from 'vitest'

import { schemaProblems } from '#src/web/office/field-problems.ts'
import { initialValues } from '#src/web/office/resource/fields.ts'
import { schemaResource } from '../ui/office/schema-resource.tsx'
import type { SchemaValues } from '../rules/schema-values.ts'
import { SchemaForm } from './schema-form.ts'

const newSchemaValues = () => initialValues(schemaResource.fields)
const schemaFormProblems = (values: SchemaValues) => schemaProblems(SchemaForm, values)

const row = (id: string, changes: Partial<SchemaValues['rows'][number]> = {}) => ({
  id,
  name: 'Olives',
  nameVi: '',
  price: '0đ',
  allergens: null,
  diet: null,
  ...changes,
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`row-${index}`))
const schema: SchemaValues = { ...newSchemaValues(), name: 'Toppings', rows: rows(2) }
const long = (length: number) => 'x'.repeat(length)

test.each<[string, Partial<SchemaValues>, Record<string, string>]>([
  ['is nothing of a schema that fits', {}, {}],
  ['is no name', { name: ' ' }, { name: 'required' }],
  [
    'are long texts',
    { name: long(201), description: long(2001) },
    { name: 'too-long', description: 'too-long' },
  ],
  ['is too few rows', { rows: [] }, { rows: 'no-rows' }],
  ['is no row less than all that fit', { rows: rows(50) }, {}],
  ['is too many rows', { rows: rows(51) }, { rows: 'too-many-rows' }],
  [
    'are names and a price of rows',
    {
      rows: [
        row('a', { name: '' }),
        row('b', { name: long(201), nameVi: long(201) }),
        row('c', { price: '-1' }),
        row('d', { price: '10.000.000' }),
      ],
    },
    {
      'rows.0.name': 'required',
      'rows.1.name': 'too-long',
      'rows.1.nameVi': 'too-long',
      'rows.2.price': 'price',
      'rows.3.price': 'price',
    },
  ],
  ['is a minimum above the number of rows', { minSelections: '3' }, { minSelections: 'min' }],
  ['is a maximum of none', { maxSelections: '0' }, { maxSelections: 'max' }],
  [
    'are numbers that are none',
    { minSelections: 'x', maxSelections: '1.5' },
    { minSelections: 'min', maxSelections: 'max' },
  ],
  ['is a fee', { type: 'half_and_half', halfAndHalfFee: '-1' }, { halfAndHalfFee: 'price' }],
  ['is no fee of another kind', { type: 'size_selection', halfAndHalfFee: '-1' }, {}],
])('what is wrong with a form %s', (_what, changes, problems) => {
  expect(schemaFormProblems({ ...schema, ...changes })).toEqual(problems)
})

test('of several problems the first is the one that stands first in the form', () => {
  const wrong = { rows: [row('a', { price: '-1' }), row('b', { name: '' }), row('c', { price: 'x1.x' })] }
  expect(Object.keys(schemaFormProblems({ ...schema, name: '', ...wrong }))).toEqual([
    'name',
    'rows.0.price',
    'rows.1.name',
    'rows.2.price',
  ])
})
