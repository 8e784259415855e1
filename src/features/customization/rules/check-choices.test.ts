import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import { checkChoices } from './check-choices.ts'
import type { ChoiceProblemCode } from './choice-problem.ts'
import type { Choice } from './choice.ts'
import {
  chosen,
  halves,
  menu,
  options,
  pepperoni,
  sizes,
  toppings,
  validDishChoices,
} from '#test/support/customization-samples.ts'

const required = { isRequired: true }
const atLeastTwo = toppings({}, { minSelections: 2 })
const atMostTwo = toppings({}, { maxSelections: 2 })
const half = (secondFlavor?: string): Choice => ({
  schemaId: 'halves',
  selections: {},
  orderMode: 'half_and_half',
  ...(secondFlavor !== undefined && { secondFlavor }),
})
const whole: Choice = { schemaId: 'halves', selections: {}, orderMode: 'whole' }
const top = (...ids: string[]): Choice => ({ schemaId: 'toppings', selections: { toppings: ids } })
const sized = (size: string): Choice => ({ schemaId: 'sizes', selections: { size } })
const crust = (option: string): Choice => ({ schemaId: 'crust', selections: { option } })

function problemsOf(schema: DishCustomizationSchema, choices: Choice[]) {
  return checkChoices(chosen([schema], choices))
}

describe('the messages a guest reads', () => {
  const literal: [string, DishCustomizationSchema, Choice[], ChoiceProblemCode, string][] = [
    ['no size', sizes(), [], 'customization.size-required', 'Please select size'],
    [
      'a required half-and-half left open',
      halves(required),
      [],
      'customization.option-required',
      'Please select an option',
    ],
    [
      'halves without a second flavour',
      halves(),
      [half()],
      'customization.second-flavor-required',
      'Please select second flavor',
    ],
    [
      'an empty second flavour',
      halves(),
      [half('')],
      'customization.second-flavor-required',
      'Please select second flavor',
    ],
    [
      'the dish itself as second flavour',
      halves(),
      [half('pepperoni')],
      'customization.second-flavor-same',
      'Cannot select same flavor for both halves',
    ],
    [
      'a required single choice left open',
      options(required),
      [],
      'customization.option-required',
      'Please select an option',
    ],
    [
      'required toppings left out',
      toppings(required),
      [],
      'customization.toppings-required',
      'Please select at least one topping',
    ],
    [
      'a required topping of at most one left out',
      toppings(required, { maxSelections: 1 }),
      [],
      'customization.option-required',
      'Please select an option',
    ],
    [
      'a required topping without multiple selection',
      toppings(required, { allowMultiple: false }),
      [],
      'customization.option-required',
      'Please select an option',
    ],
    [
      'fewer toppings than the minimum',
      atLeastTwo,
      [top('basil')],
      'customization.toppings-too-few',
      'Please select at least 2 topping(s)',
    ],
    [
      'no topping where optional ones have a minimum',
      atLeastTwo,
      [],
      'customization.toppings-too-few',
      'Please select at least 2 topping(s)',
    ],
    [
      'more toppings than the maximum',
      atMostTwo,
      [top('basil', 'olive', 'mushroom')],
      'customization.toppings-too-many',
      'Please select no more than 2 topping(s)',
    ],
    [
      'two toppings without multiple selection',
      toppings({}, { allowMultiple: false, maxSelections: 5 }),
      [top('basil', 'olive')],
      'customization.toppings-too-many',
      'Please select no more than 1 topping(s)',
    ],
  ]
  test.each(literal)('%s', (_what, schema, choices, code, message) => {
    expect(problemsOf(schema, choices)).toMatchObject([{ schemaId: schema.id, code, message }])
  })

  test('a missed bound names its number, for texts of other languages', () => {
    expect(problemsOf(atLeastTwo, [top('basil')])).toMatchObject([{ min: 2 }])
    expect(problemsOf(atMostTwo, [top('basil', 'olive', 'mushroom')])).toMatchObject([{ max: 2 }])
  })
})

describe('what only a tampered request holds', () => {
  const paused = { isActive: false }
  const tampered: [string, DishCustomizationSchema, Choice[], ChoiceProblemCode][] = [
    ['a schema of another dish', sizes(), [sized('16cm'), crust('classic')], 'customization.schema-unknown'],
    ['a paused schema', options(paused), [crust('classic')], 'customization.schema-inactive'],
    ['a schema chosen twice', sizes(), [sized('16cm'), sized('18cm')], 'customization.schema-repeated'],
    ['an unknown size', sizes(), [sized('20cm')], 'customization.size-unknown'],
    [
      'a size named like a property of every object',
      sizes(),
      [sized('constructor')],
      'customization.size-unknown',
    ],
    ['an unknown option', options(), [crust('golden')], 'customization.option-unknown'],
    ['an unknown topping', toppings(), [top('basil', 'truffle')], 'customization.topping-unknown'],
    ['toppings joined into one id', toppings(), [top('basil,olive')], 'customization.topping-unknown'],
    ['a topping twice', toppings(), [top('basil', 'basil')], 'customization.topping-repeated'],
    [
      'a topping in place of a size',
      sizes(),
      [{ schemaId: 'sizes', selections: { toppings: ['basil'] } }],
      'customization.selection-misplaced',
    ],
    [
      'a size beside toppings',
      toppings(),
      [{ schemaId: 'toppings', selections: { size: '16cm', toppings: ['basil'] } }],
      'customization.selection-misplaced',
    ],
    [
      'an order mode on a size',
      sizes(),
      [{ ...sized('16cm'), orderMode: 'whole' }],
      'customization.selection-misplaced',
    ],
    [
      'a second flavour on an option',
      options(),
      [{ ...crust('classic'), secondFlavor: 'hawaii' }],
      'customization.selection-misplaced',
    ],
    [
      'a size on half and half',
      halves(),
      [{ ...half('hawaii'), selections: { size: '16cm' } }],
      'customization.selection-misplaced',
    ],
    ['an unknown second flavour', halves(), [half('unicorn')], 'customization.second-flavor-unknown'],
    [
      'a second flavour of another category',
      halves(),
      [half('tea')],
      'customization.second-flavor-other-category',
    ],
    ['a sold-out second flavour', halves(), [half('seafood')], 'customization.second-flavor-unavailable'],
    [
      'a second flavour of a whole dish',
      halves(),
      [{ ...whole, secondFlavor: 'hawaii' }],
      'customization.second-flavor-without-half',
    ],
    [
      'a second flavour without a mode',
      halves(),
      [{ schemaId: 'halves', selections: {}, secondFlavor: 'hawaii' }],
      'customization.second-flavor-without-half',
    ],
  ]
  test('a second flavour without a mode, where one must be chosen, lacks the mode', () => {
    const choice = { schemaId: 'halves', selections: {}, secondFlavor: 'hawaii' }
    expect(problemsOf(halves(required), [choice])).toMatchObject([{ code: 'customization.option-required' }])
  })

  test.each(tampered)('%s is rejected', (_what, schema, choices, code) => {
    expect(problemsOf(schema, choices).map((problem) => problem.code)).toEqual([code])
  })

  test('a dish divided by two schemas is rejected', () => {
    const schemas = [halves(), halves({ id: 'again' })]
    const problems = checkChoices(chosen(schemas, [half('hawaii'), { ...half('hawaii'), schemaId: 'again' }]))
    expect(problems).toMatchObject([{ schemaId: 'again', code: 'customization.half-repeated' }])
  })
})

describe('choices that may be sold', () => {
  const sold: [string, DishCustomizationSchema, Choice[]][] = [
    ['a size', sizes(), [sized('18cm')]],
    ['a whole dish where halves are required', halves(required), [whole]],
    ['two halves', halves(required), [half('hawaii')]],
    ['an optional half-and-half left open', halves(), []],
    ['an optional single choice left open', options(), []],
    ['optional toppings left out', toppings(), []],
    ['exactly the minimum', atLeastTwo, [top('basil', 'olive')]],
    ['exactly the maximum', atMostTwo, [top('basil', 'olive')]],
    [
      'all toppings where nothing limits them',
      toppings({}, { maxSelections: null }),
      [top('basil', 'olive', 'mushroom')],
    ],
    ['nothing for a paused schema that was required', sizes({ isActive: false }), []],
  ]
  test('one of two schemas that could divide the dish, which the other leaves whole', () => {
    const schemas = [halves(), halves({ id: 'again' })]
    expect(checkChoices(chosen(schemas, [half('hawaii'), { ...whole, schemaId: 'again' }]))).toEqual([])
  })

  test.each(sold)('%s', (_what, schema, choices) => {
    expect(problemsOf(schema, choices)).toEqual([])
  })

  test('any choice put together by the rules passes the check', () => {
    fc.assert(
      fc.property(validDishChoices, (input) => {
        expect(checkChoices(input)).toEqual([])
      }),
    )
  })
})

test('problems come in the order of the schemas of the dish, one for each', () => {
  const schemas = [toppings(required), sizes(), halves(required)]
  const problems = checkChoices({ dish: pepperoni, schemas, choices: null, flavours: menu })
  expect(problems.map(({ schemaId }) => schemaId)).toEqual(['toppings', 'sizes', 'halves'])
})
