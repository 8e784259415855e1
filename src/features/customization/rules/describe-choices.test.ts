import { expect, test } from 'vitest'

import type { Choice } from './choice.ts'
import {
  chosen,
  halves,
  hawaii,
  menu,
  options,
  pepperoni,
  size,
  sizes,
  toppings,
  withDefault,
} from '#test/support/customization-samples.ts'
import { defaultChoices } from './default-choices.ts'
import { describeChoices, nameAsChosen } from './describe-choices.ts'
import { lacksSecondHalf, secondFlavourSurcharge, secondFlavours } from './halves.ts'
import { offeredSchema } from './required.ts'

const schemas = [sizes(), halves(), options(), toppings()]
const half: Choice = {
  schemaId: 'halves',
  selections: {},
  orderMode: 'half_and_half',
  secondFlavor: 'hawaii',
}
const link = (isRequired: boolean) => ({ sortOrder: 2, isRequired })

test('choices read in the order of the schemas, in both languages', () => {
  const choices: Choice[] = [
    { schemaId: 'toppings', selections: { toppings: ['olive', 'mushroom'] } },
    { schemaId: 'crust', selections: { option: 'cheese' } },
    half,
    { schemaId: 'sizes', selections: { size: '18cm' } },
  ]
  expect(describeChoices(chosen(schemas, choices))).toEqual({
    vi: ['18cm', 'Viền phô mai', 'Thêm: Nấm, Ô liu'],
    en: ['18cm', 'Cheese crust', 'Extra: Mushroom, Olives'],
  })
})

test('what guests must choose belongs to the dish and is no extra', () => {
  const cheeses = { schemaId: 'toppings', selections: { toppings: ['olive', 'mushroom'] } }
  expect(describeChoices(chosen([toppings({ isRequired: true })], cheeses))).toEqual({
    vi: ['Nấm, Ô liu'],
    en: ['Mushroom, Olives'],
  })
})

test('a whole dish, nothing chosen, unknown ids and what is paused say nothing', () => {
  const nothing = { vi: [], en: [] }
  expect(describeChoices(chosen(schemas, null))).toEqual(nothing)
  expect(describeChoices(chosen(schemas, { ...half, orderMode: 'whole' }))).toEqual(nothing)
  const cheese = { schemaId: 'crust', selections: { option: 'cheese' } }
  expect(describeChoices(chosen([options({ isActive: false })], cheese))).toEqual(nothing)
  expect(describeChoices(chosen(schemas, { schemaId: 'sizes', selections: { size: '20cm' } }))).toEqual(
    nothing,
  )
})

test('a dish of two halves is named after both, in both languages', () => {
  expect(nameAsChosen(chosen(schemas, half))).toEqual({
    name: 'Half Italian Pepperoni, half Hawaii',
    nameVi: 'Nửa Pepperoni Ý, nửa Hawaii',
  })
})

test('any other dish keeps its names', () => {
  const { name, nameVi } = pepperoni
  const whole = { ...half, orderMode: 'whole' as const }
  const { secondFlavor: _none, ...open } = half
  for (const choices of [null, whole, open, { ...half, secondFlavor: 'unicorn' }]) {
    expect(nameAsChosen(chosen(schemas, choices))).toEqual({ name, nameVi })
  }
  expect(nameAsChosen(chosen([halves({ isActive: false })], half))).toEqual({ name, nameVi })
})

test('two halves lack the second until it is chosen from the menu', () => {
  const { secondFlavor: _none, ...open } = half
  const lacks = (choice: Choice) => lacksSecondHalf({ schemas, flavours: menu }, [choice])
  expect(lacks(open)).toBe(true)
  expect(lacks({ ...half, secondFlavor: 'unicorn' })).toBe(true)
  expect(lacks(half)).toBe(false)
  expect(lacks({ ...open, orderMode: 'whole' })).toBe(false)
  expect(lacksSecondHalf({ schemas: [halves({ isActive: false })], flavours: menu }, [open])).toBe(false)
})

test('a blank Vietnamese name is none: dishes, halves and options keep their English one', () => {
  const blank = { ...pepperoni, nameVi: ' ' }
  const list = [{ ...size('18cm', 'Large'), nameVi: '  ' }]
  const input = chosen(
    [sizes({}, list), halves()],
    [half, { schemaId: 'sizes', selections: { size: '18cm' } }],
  )
  expect(nameAsChosen({ ...input, dish: blank }).nameVi).toBe('Nửa Italian Pepperoni, nửa Hawaii')
  expect(describeChoices({ ...input, dish: blank }).vi).toEqual(['Large'])
})

test('a dialog starts with 16cm and a whole dish, all else unchosen', () => {
  const list = [size('18cm'), size('size_2', '16 cm')]
  expect(defaultChoices([sizes({}, list), halves(), options(), toppings()])).toEqual([
    { schemaId: 'sizes', selections: { size: 'size_2' } },
    { schemaId: 'halves', selections: {}, orderMode: 'whole' },
  ])
})

test('without 16cm a dialog starts with the first size', () => {
  expect(defaultChoices([sizes({}, [size('20cm'), size('18cm')])])).toEqual([
    { schemaId: 'sizes', selections: { size: '20cm' } },
  ])
})

test('what must be chosen is not chosen for the guest', () => {
  const required = { isRequired: true }
  expect(defaultChoices([halves(required), options(required), toppings(required)])).toEqual([])
})

test('a schema that names a default choice starts with it, whether or not one must choose', () => {
  const required = { isRequired: true }
  const named = [
    withDefault(sizes(), '18cm'),
    withDefault(halves(required), 'whole'),
    withDefault(options(required), 'cheese'),
    withDefault(toppings(), 'olive'),
  ]
  expect(defaultChoices(named)).toEqual([
    { schemaId: 'sizes', selections: { size: '18cm' } },
    { schemaId: 'halves', selections: {}, orderMode: 'whole' },
    { schemaId: 'crust', selections: { option: 'cheese' } },
    { schemaId: 'toppings', selections: { toppings: ['olive'] } },
  ])
})

test.each([
  ['several toppings', ['basil', 'mushroom'], { toppings: ['mushroom', 'basil'] }],
  ['those of them that are offered', ['unicorn', 'olive'], { toppings: ['olive'] }],
])('a default of %s starts with them', (_, ids, selections) => {
  expect(defaultChoices([withDefault(toppings(), ids)])).toEqual([{ schemaId: 'toppings', selections }])
})

test('a default choice that is not offered is ignored', () => {
  const unknown = [sizes(), halves({ isRequired: true }), options(), toppings()].map((schema) =>
    withDefault(schema, 'unicorn'),
  )
  expect(defaultChoices(unknown)).toEqual([{ schemaId: 'sizes', selections: { size: '16cm' } }])
})

test('a paused schema has no default', () => {
  expect(defaultChoices([sizes({ isActive: false })])).toEqual([])
  expect(defaultChoices([withDefault(options({ isActive: false }), 'cheese')])).toEqual([])
})

test('a schema is required by its link, its config or being a size selection', () => {
  expect(offeredSchema(options(), link(true))).toMatchObject({ isRequired: true, sortOrder: 2 })
  expect(offeredSchema(halves({}, { isRequired: true }), link(false)).isRequired).toBe(true)
  expect(offeredSchema(sizes(), link(false)).isRequired).toBe(true)
  expect(offeredSchema(options(), link(false)).isRequired).toBe(false)
  expect(offeredSchema(options())).toMatchObject({ isRequired: false, sortOrder: 0 })
})

test('second flavours are available dishes of the same category, never the dish itself', () => {
  expect(secondFlavours(pepperoni, menu)).toEqual([hawaii])
  expect(secondFlavourSurcharge(hawaii)).toBe(84_000)
  expect(secondFlavourSurcharge({ price: 168_001 })).toBe(84_001)
})
