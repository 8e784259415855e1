import { expect, test } from 'vitest'

import { filterAvailability } from './filter-availability.ts'

const pizza = { name: 'Pizzas', nameVi: 'Pizza nướng củi' }
const drinks = { name: 'Drinks', nameVi: 'Đồ uống' }
const dishes = [
  { name: 'Grilled Chicken', nameVi: 'Gà nướng', category: pizza, isAvailable: true },
  { name: 'Margherita', nameVi: null, category: pizza, isAvailable: false },
  { name: 'Peach Tea', nameVi: 'Trà đào', category: drinks, isAvailable: true },
]

test.each([
  ['', 'all', ['Grilled Chicken', 'Margherita', 'Peach Tea']],
  ['', 'available', ['Grilled Chicken', 'Peach Tea']],
  ['', 'unavailable', ['Margherita']],
  ['ga nuong', 'all', ['Grilled Chicken']],
  ['MARGHE', 'all', ['Margherita']],
  ['do uong', 'all', ['Peach Tea']],
  ['pizza', 'unavailable', ['Margherita']],
  ['tra pizza', 'all', []],
] as const)('%j among %s finds %j', (query, filter, names) => {
  expect(filterAvailability(dishes, query, filter).map(({ name }) => name)).toEqual(names)
})
