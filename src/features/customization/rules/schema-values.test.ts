import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { oneLine } from '#src/kernel/typed-text.ts'
import { initialValues, valuesOf } from '#src/web/office/resource/fields.ts'
import { schemaResource } from '../ui/office/schema-resource.tsx'
import { CustomizationSchemaInput } from '../contract/customization-schema-input.ts'
import { CustomizationSchema } from '../contract/customization-schema.ts'
import { halfAndHalfFee } from './halves.ts'
import { optionsOf, optionSurcharge } from './picked-options.ts'
import { previewedSchema } from './previewed-schema.ts'
import { schemaInput, typedNumber, typedPrice } from './schema-values.ts'

const newSchemaValues = () => initialValues(schemaResource.fields)
const schemaValues = (schema: CustomizationSchema) => valuesOf(schemaResource.fields, schema)

const anyPrice = fc.integer({ min: 0, max: 9_999_999 })
const anyName = fc.stringMatching(/^[A-ZĐa-zđ][\d A-Za-zÀ-ỹ]{0,20}[a-zé]$/).map(oneLine)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const anyId = fc.constantFrom('16cm', '18cm', 'topping_1', 'option_2', 'olive', 'cheese', 'basil')
const option = fc.record({ id: anyId, name: anyName, nameVi: maybe(anyName) })
const options = fc.uniqueArray(option, { selector: (each) => each.id, minLength: 1, maxLength: 6 })
const pricedOptions = fc.uniqueArray(
  fc.record(
    { id: anyId, name: anyName, nameVi: maybe(anyName), price: anyPrice },
    { requiredKeys: ['id', 'name', 'nameVi'] },
  ),
  { selector: (each) => each.id, minLength: 1, maxLength: 6 },
)
const common = {
  isRequired: fc.boolean(),
  defaultChoice: fc.constantFrom('16cm', 'olive', 'whole', 'gone', null, undefined),
}
const stored = {
  id: fc.constant('schema'),
  name: anyName,
  nameVi: maybe(anyName),
  description: maybe(anyName),
  descriptionVi: maybe(anyName),
  isActive: fc.boolean(),
  isBaseSchema: fc.boolean(),
  baseSchemaId: fc.constant(null),
  createdAt: fc.constant('2026-01-01T00:00:00.000Z'),
  updatedAt: fc.constant('2026-01-01T00:00:00.000Z'),
  pricingConfig: fc.dictionary(
    fc.oneof(anyId, fc.constantFrom('size_18cm_price', 'half_and_half_service_fee', 'halfAndHalfFee')),
    anyPrice,
    { maxKeys: 8 },
  ),
}
const limits = fc.constantFrom(
  { allowMultiple: true, minSelections: 0, maxSelections: null },
  { allowMultiple: false, minSelections: 1, maxSelections: 1 },
  { minSelections: 1, maxSelections: 3 },
  { minSelections: null },
)
/** Schemas of every kind as the table may hold them: prices in either place, fees under any of their names. */
const schemas = fc
  .oneof(
    fc.record({
      ...stored,
      type: fc.constant('size_selection'),
      config: fc.record({ ...common, sizes: options }),
    }),
    fc.record({
      ...stored,
      type: fc.constant('half_and_half'),
      config: fc.record({ ...common, halfAndHalfFee: fc.option(anyPrice, { nil: undefined }) }),
    }),
    fc.record({
      ...stored,
      type: fc.constant('single_choice_options'),
      config: fc.record({ ...common, options: pricedOptions }),
    }),
    fc
      .tuple(
        fc.record({ ...stored, config: fc.record({ ...common, toppings: pricedOptions }) }),
        limits,
        fc.boolean(),
      )
      .map(([{ config, ...schema }, limit, several]) => {
        const list = config.toppings.map(({ id }) => id).slice(0, limit.maxSelections ?? undefined)
        const defaultChoice = several ? list : config.defaultChoice
        return { ...schema, type: 'additional_toppings', config: { ...config, ...limit, defaultChoice } }
      }),
  )
  .map((schema) => CustomizationSchema.parse(schema))

const feeOf = (schema: CustomizationSchema) =>
  schema.type === 'half_and_half' ? halfAndHalfFee(schema) : undefined

describe('a schema in the form', () => {
  test('that is sent as it came is the same to guests, and the same in the form again', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const values = schemaValues(schema)
        const input = CustomizationSchemaInput.parse(schemaInput(values))
        const saved = CustomizationSchema.parse({ ...schema, ...input })
        expect(schemaValues(saved)).toEqual(values)
        expect(
          optionsOf(saved).map(({ id, name, nameVi }) => ({ id, name, nameVi: nameVi ?? null })),
        ).toEqual(optionsOf(schema).map(({ id, name, nameVi }) => ({ id, name, nameVi: nameVi ?? null })))
        expect(optionsOf(saved).map((each) => optionSurcharge(saved, each))).toEqual(
          optionsOf(schema).map((each) => optionSurcharge(schema, each)),
        )
        expect(feeOf(saved)).toBe(feeOf(schema))
      }),
    )
  })

  test('costs guests of the preview what it will cost', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const shown = previewedSchema(schemaValues(schema))
        expect(optionsOf(shown).map((each) => optionSurcharge(shown, each))).toEqual(
          optionsOf(schema).map((each) => optionSurcharge(schema, each)),
        )
      }),
    )
  })

  test('names no default that is not offered', () => {
    const config = { sizes: [{ id: '16cm', name: '16 cm' }], defaultChoice: '18cm' }
    const schema = CustomizationSchema.parse({
      id: 'a',
      name: 'Size',
      nameVi: null,
      description: null,
      descriptionVi: null,
      type: 'size_selection',
      config,
      pricingConfig: {},
      baseSchemaId: null,
      isBaseSchema: false,
      isActive: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    expect(schemaValues(schema).defaultChoice).toEqual([])
    expect(schemaInput(schemaValues(schema)).config).toEqual({
      isRequired: false,
      sizes: [{ id: '16cm', name: '16 cm', nameVi: null, allergens: null, diet: null }],
    })
  })
})

test.each([
  ['25000', 25_000],
  ['25.000', 25_000],
  ['25,000 đ', 25_000],
  ['', 0],
  ['free', 0],
  ['-5000', Number.NaN],
  ['2.5', Number.NaN],
])('a surcharge typed %j is %d', (typed, amount) => {
  expect(typedPrice(typed)).toBe(amount)
})

test.each([
  ['', undefined],
  [' ', undefined],
  ['0', 0],
  ['12', 12],
  ['999999', 999_999],
  ['1000000', Number.NaN],
  ['1.5', Number.NaN],
  ['-1', Number.NaN],
  ['two', Number.NaN],
])('a number typed %j is %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

test('no limits of toppings are none', () => {
  const rows = [{ id: 'a', name: 'Olives', nameVi: '', price: '', allergens: null, diet: null }]
  const values = { ...newSchemaValues(), type: 'additional_toppings' as const, rows }
  expect(schemaInput({ ...values, minSelections: '', maxSelections: '' }).config).toMatchObject({
    minSelections: 0,
    maxSelections: null,
  })
})

test('the preview asks what is paused too', () => {
  expect(previewedSchema({ ...newSchemaValues(), isActive: false }).isActive).toBe(true)
})

test('the preview leaves out what cannot be read yet', () => {
  const values = {
    ...newSchemaValues(),
    rows: [{ id: 'a', name: '', nameVi: '', price: '2.5', allergens: null, diet: null }],
    minSelections: 'x',
    maxSelections: '0',
  }
  expect(previewedSchema(values)).toMatchObject({
    pricingConfig: { a: 0 },
    config: { minSelections: 0, maxSelections: null },
  })
  expect(previewedSchema({ ...values, type: 'half_and_half', halfAndHalfFee: '-1' }).config).toMatchObject({
    halfAndHalfFee: 0,
  })
})
