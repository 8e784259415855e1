import { describe, expect, test } from 'vitest'

import { ItemCustomization } from './choice.ts'
import { CustomizationOption } from './customization-schema.ts'
import { CustomizationSchemaInput } from './customization-schema-input.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id, name: id }))
const ids = (length: number) => Array.from({ length }, (_, index) => `id-${index}`)
const toppingsInput = (config: object) => ({
  name: 'Toppings',
  type: 'additional_toppings',
  config: { toppings: rows('a', 'b', 'c'), ...config },
})
const sizesInput = (config: object, more: object = {}) => ({
  name: 'Sizes',
  type: 'size_selection',
  config,
  ...more,
})

function messagesOf(input: unknown): string[] {
  return CustomizationSchemaInput.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

test.each([
  [0, true],
  [25_000, true],
  [-1, false],
  [0.5, false],
])('an option may cost %d: %s', (price, isPrice) => {
  expect(CustomizationOption.safeParse({ id: 'a', name: 'A', price }).success).toBe(isPrice)
})

test('what was chosen for a dish is of 20 schemas at most, and of each 50 toppings', () => {
  const isTaken = (choices: unknown) => ItemCustomization.safeParse(choices).success
  const choice = (schemaId: string, toppings: readonly string[] = []) => ({
    schemaId,
    selections: { toppings },
  })
  const schemas = (count: number) => ids(count).map((id) => choice(id))
  expect([isTaken(schemas(20)), isTaken(schemas(21))]).toEqual([true, false])
  expect([isTaken(choice('toppings', ids(50))), isTaken(choice('toppings', ids(51)))]).toEqual([true, false])
})

describe('a schema from the editor', () => {
  test('is filled up with the editor’s defaults', () => {
    expect(CustomizationSchemaInput.parse({ ...toppingsInput({}), nameVi: ' ', role: 'admin' })).toEqual({
      name: 'Toppings',
      nameVi: null,
      description: null,
      descriptionVi: null,
      type: 'additional_toppings',
      isActive: true,
      pricingConfig: {},
      config: {
        isRequired: false,
        allowMultiple: true,
        minSelections: 0,
        maxSelections: null,
        toppings: ['a', 'b', 'c'].map((id) => ({ id, name: id, nameVi: null })),
      },
    })
  })

  test.each(['constructor', 'prototype', 'toString', '__proto__'])('never names an option %s', (id) => {
    expect(messagesOf(sizesInput({ sizes: rows(id) }))).toEqual(['This id is reserved.'])
  })

  test.each([
    ['as many as guests may choose', {}, ['a', 'c'], true],
    ['one that has gone since', { maxSelections: 2 }, ['a', 'gone'], true],
    ['more than the maximum', { maxSelections: 2 }, ['a', 'b', 'c'], false],
    ['more than one of one', { allowMultiple: false }, ['a', 'b'], false],
    ['fewer than the minimum', { minSelections: 2 }, ['a'], false],
    ['one twice', {}, ['a', 'a'], false],
  ])('may start a dialog with toppings: %s', (_, limits, defaultChoice, isTaken) => {
    expect(messagesOf(toppingsInput({ ...limits, defaultChoice }))).toHaveLength(isTaken ? 0 : 1)
  })

  test('starts a dialog with nothing where the list is empty', () => {
    expect(CustomizationSchemaInput.parse(toppingsInput({ defaultChoice: [] })).config.defaultChoice).toBe(
      undefined,
    )
  })

  test('has 100 prices at most', () => {
    const prices = (count: number) => Object.fromEntries(ids(count).map((id) => [id, 1]))
    const input = (count: number) => sizesInput({ sizes: rows('a') }, { pricingConfig: prices(count) })
    expect(messagesOf(input(100))).toEqual([])
    expect(messagesOf(input(101))).toEqual(['At most 100 prices are possible.'])
  })

  // The parser of request bodies rejects __proto__ as a key before any contract sees it.
  test.each(['constructor', 'prototype', 'toString'])('has no price for %s', (id) => {
    const input = sizesInput({ sizes: rows('a') }, { pricingConfig: { a: 1, [id]: 1 } })
    expect(messagesOf(input)).toEqual(['This id is reserved.'])
  })

  test.each([
    ['no name', { ...sizesInput({ sizes: rows('a') }), name: ' ' }, 'Enter a name.'],
    ['an unknown kind', { name: 'x', type: 'colour', config: {} }, 'Choose a kind of customization.'],
    ['no sizes', sizesInput({ sizes: [] }), 'Add at least one size.'],
    ['no toppings', toppingsInput({ toppings: [] }), 'Add at least one topping.'],
    [
      'no options',
      { name: 'x', type: 'single_choice_options', config: { options: [] } },
      'Add at least one option.',
    ],
    ['the id of a size twice', sizesInput({ sizes: rows('a', 'a') }), 'Two rows have the same id.'],
    ['the id of a topping twice', toppingsInput({ toppings: rows('a', 'a') }), 'Two rows have the same id.'],
    [
      'the id of an option twice',
      { name: 'x', type: 'single_choice_options', config: { options: rows('a', 'a') } },
      'Two rows have the same id.',
    ],
    ['a comma in an id', sizesInput({ sizes: rows('a,b') }), 'An id cannot contain a comma.'],
    ['the id of a fee', sizesInput({ sizes: rows('size_18cm_price') }), 'This id is reserved.'],
    [
      'a minimum above the maximum',
      toppingsInput({ minSelections: 3, maxSelections: 2 }),
      'The minimum cannot be more than the maximum.',
    ],
    [
      'a minimum above the single selection',
      toppingsInput({ minSelections: 2, allowMultiple: false }),
      'With a single selection the minimum cannot be more than 1.',
    ],
    [
      'a minimum above the list',
      toppingsInput({ minSelections: 4 }),
      'The minimum cannot be more than the number of toppings.',
    ],
    ['a maximum of 0', toppingsInput({ maxSelections: 0 }), 'The maximum must be at least 1.'],
    ['a negative minimum', toppingsInput({ minSelections: -1 }), 'The minimum cannot be negative.'],
    [
      'a negative price',
      sizesInput({ sizes: rows('a') }, { pricingConfig: { a: -1 } }),
      'A price cannot be negative.',
    ],
    [
      'a price of ten million',
      sizesInput({ sizes: rows('a') }, { pricingConfig: { a: 10_000_000 } }),
      'A price cannot be more than 9.999.999đ.',
    ],
    [
      'a fraction as price',
      sizesInput({ sizes: rows('a') }, { pricingConfig: { a: 0.5 } }),
      'Enter a whole number of VND.',
    ],
    [
      'a fee in words',
      { name: 'x', type: 'half_and_half', config: { halfAndHalfFee: '10000' } },
      'Enter a whole number of VND.',
    ],
  ])('with %s is rejected', (_what, input, message) => {
    expect(messagesOf(input)).toEqual([message])
  })

  test.each([
    ['as many as there are', { minSelections: 3 }],
    ['as many as it takes at most', { minSelections: 2, maxSelections: 2 }],
    ['one of which one is to be chosen', { minSelections: 1, allowMultiple: false }],
  ])('may ask for %s', (_what, config) => {
    expect(messagesOf(toppingsInput(config))).toEqual([])
  })

  test('may begin with an option of the longest id there can be', () => {
    const id = 'x'.repeat(100)
    expect(messagesOf(sizesInput({ sizes: rows(id), defaultChoice: id }))).toEqual([])
  })

  test('of halves needs nothing but a name', () => {
    expect(messagesOf({ name: 'Halves', type: 'half_and_half' })).toEqual([])
  })
})

describe('the customization of a cart item', () => {
  test('is one choice or a list, without keys it does not know', () => {
    const choice = { schemaId: 'a', selections: { size: '18cm', price: 1 }, price: 1 }
    const read = { schemaId: 'a', selections: { size: '18cm' } }
    expect(ItemCustomization.parse(choice)).toEqual(read)
    expect(ItemCustomization.parse([choice])).toEqual([read])
    expect(ItemCustomization.parse({ schemaId: 'a', orderMode: 'whole' })).toEqual({
      schemaId: 'a',
      selections: {},
      orderMode: 'whole',
    })
  })

  const long = 'x'.repeat(101)
  test.each([
    ['more than 20 choices', ids(21).map((schemaId) => ({ schemaId, selections: {} }))],
    ['more than 50 toppings', { schemaId: 'a', selections: { toppings: ids(51) } }],
    ['an overlong schema id', { schemaId: long, selections: {} }],
    ['an overlong topping', { schemaId: 'a', selections: { toppings: [long] } }],
    ['an overlong second flavour', { schemaId: 'a', selections: {}, secondFlavor: long }],
    ['an unknown order mode', { schemaId: 'a', selections: {}, orderMode: 'thirds' }],
    ['no schema', { selections: {} }],
    ['toppings joined by commas', { schemaId: 'a', selections: { toppings: 'a,b' } }],
  ])('with %s is rejected', (_what, customization) => {
    expect(ItemCustomization.safeParse(customization).success).toBe(false)
  })
})
