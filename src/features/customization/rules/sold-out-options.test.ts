import { expect, test } from 'vitest'

import { checkChoices } from './check-choices.ts'
import { chosen, halves, options, sizes, toppings, withDefault } from '#test/support/customization-samples.ts'
import { defaultChoices } from './default-choices.ts'
import { optionsOf } from './picked-options.ts'
import { markSoldOut, schemaAt, setOption } from './sold-out-options.ts'

const until = '2026-05-06T05:00:00.000Z'
const soldOutIds = (schema: Parameters<typeof optionsOf>[0]) =>
  optionsOf(schema).flatMap(({ id, isAvailable }) => (isAvailable === false ? [id] : []))

test('what is sold out of a schema is marked, whatever its kind, and nothing else', () => {
  expect(soldOutIds(markSoldOut(sizes(), { '18cm': null, unicorn: null }))).toEqual(['18cm'])
  expect(soldOutIds(markSoldOut(options(), { cheese: until }))).toEqual(['cheese'])
  expect(soldOutIds(markSoldOut(toppings(), { olive: until, basil: null }))).toEqual(['olive', 'basil'])
  expect(markSoldOut(halves(), { olive: null })).toEqual(halves())
  expect(markSoldOut(options(), {})).toEqual(options())
  expect(markSoldOut(markSoldOut(options(), { cheese: until }), {})).toEqual(options())
})

test('an option is back from the instant on until which it was sold out', () => {
  const marked = markSoldOut(toppings(), { olive: until, basil: null })
  expect(soldOutIds(schemaAt(marked, new Date('2026-05-06T04:59:59.999Z')))).toEqual(['olive', 'basil'])
  expect(schemaAt(marked, new Date(until))).toEqual(markSoldOut(toppings(), { basil: null }))
})

test('one option is replaced by its id', () => {
  const [first] = optionsOf(options())
  const changed = { id: 'classic', name: 'Classic crust', isAvailable: false, soldOutUntil: null }
  expect(first?.id).toBe('classic')
  expect(soldOutIds(setOption(options(), changed))).toEqual(['classic'])
})

test('what is sold out cannot be chosen, and is named', () => {
  const schemas = [
    markSoldOut(sizes(), { '18cm': null }),
    markSoldOut(options(), { cheese: until }),
    markSoldOut(toppings(), { olive: null, basil: null }),
  ]
  const choices = [
    { schemaId: 'sizes', selections: { size: '18cm' } },
    { schemaId: 'crust', selections: { option: 'cheese' } },
    { schemaId: 'toppings', selections: { toppings: ['basil', 'mushroom', 'olive'] } },
  ]
  const code = 'customization.option-sold-out'
  expect(checkChoices(chosen(schemas, choices))).toEqual([
    { schemaId: 'sizes', code, message: '18cm is sold out', option: { name: '18cm', nameVi: null } },
    {
      schemaId: 'crust',
      code,
      message: 'Cheese crust is sold out',
      option: { name: 'Cheese crust', nameVi: 'Viền phô mai' },
    },
    {
      schemaId: 'toppings',
      code,
      message: 'Olives is sold out',
      option: { name: 'Olives', nameVi: 'Ô liu' },
    },
    {
      schemaId: 'toppings',
      code,
      message: 'Basil is sold out',
      option: { name: 'Basil', nameVi: 'Húng tây' },
    },
  ])
  const others = [
    { schemaId: 'sizes', selections: { size: '16cm' } },
    { schemaId: 'toppings', selections: { toppings: ['mushroom'] } },
  ]
  expect(checkChoices(chosen(schemas, others))).toEqual([])
})

test('what is sold out is no default: another size is, and no other option', () => {
  const sold = [
    markSoldOut(sizes(), { '16cm': null }),
    markSoldOut(withDefault(options(), 'cheese'), { cheese: null }),
    markSoldOut(withDefault(sizes({ id: 'large' }), '18cm'), { '18cm': until }),
  ]
  expect(defaultChoices(sold)).toEqual([
    { schemaId: 'sizes', selections: { size: '18cm' } },
    { schemaId: 'large', selections: { size: '16cm' } },
  ])
})
