import { expect, test } from 'vitest'

import { halves } from '#test/support/customization-samples.ts'
import { priceOrder } from './price-order.ts'
import { lineDetails } from './line-details.ts'

const pizza = {
  name: 'Pepperoni',
  parts: [
    { label: 'Pepperoni', labelVi: 'Pepperoni Ý', amount: 160_000 },
    { label: '23 cm', labelVi: 'Cỡ 23 cm', amount: 40_000 },
  ],
  choices: ['23 cm', 'Puffy rim', 'Extra: Basil'],
  choicesVi: ['Cỡ 23 cm', 'Viền phồng', 'Thêm: Húng quế'],
}

test('of a whole pizza: its choices in the order of the dish', () => {
  expect(lineDetails(pizza, 'vi')).toEqual({ halves: [], choices: pizza.choicesVi })
  expect(lineDetails(pizza, 'en')).toEqual({ halves: [], choices: pizza.choices })
})

test('of two halves: each of them by its name, as the rules of the price write it', () => {
  const dish = (id: string, name: string, nameVi: string) => ({
    id,
    name,
    nameVi,
    price: 100_000,
    categoryId: 'pizza',
    isAvailable: true,
    allergens: null,
    diet: null,
    schemas: [halves()],
  })
  const menu = [dish('a', 'Pepperoni', 'Pepperoni Ý'), dish('b', 'hot Hawaiian', 'Hawaii cay')]
  const customization = [
    { schemaId: 'halves', selections: {}, orderMode: 'half_and_half' as const, secondFlavor: 'b' },
  ]
  const priced = priceOrder({
    items: [{ id: 'a', quantity: 1, customization }],
    menu,
    tax: { taxMode: 'excluded', vatRate: 8 },
  })
  if (priced.outcome !== 'priced') throw new Error('The pizza could not be priced')
  const [line] = priced.lines
  if (!line) throw new Error('There is no line')
  const stored = { ...line, choices: line.descriptions.en, choicesVi: line.descriptions.vi }
  expect(lineDetails(stored, 'vi').halves).toEqual(['Nửa Pepperoni Ý', 'Nửa Hawaii cay'])
  expect(lineDetails(stored, 'en').halves).toEqual(['Half Pepperoni', 'Half hot Hawaiian'])
})
