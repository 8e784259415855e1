import { expect, test } from 'vitest'

import { dishesToAdd } from './dishes-to-add.ts'

const dish = (id: string, categoryId: string, price: string, isAvailable = true) => ({
  id,
  categoryId,
  price,
  isAvailable,
})
const menu = [
  dish('pizza', 'pizzas', '158000.00'),
  dish('pasta', 'pastas', '138000.00'),
  dish('soup', 'starters', '68000.00'),
  dish('panna-cotta', 'desserts', '58000.00', false),
  dish('tiramisu', 'desserts', '68000.00'),
  dish('wine', 'drinks', '98000.00'),
  dish('tea', 'drinks', '48000.00'),
]
const idsOf = (inCart: string[]) => dishesToAdd(menu, inCart).map(({ id }) => id)

test('a pizza is offered two of a drink, a dessert and a small plate, and nothing that is sold out', () => {
  const offered = idsOf(['pizza'])
  expect(offered).toHaveLength(2)
  expect(['soup', 'tea', 'tiramisu']).toEqual(expect.arrayContaining(offered))
})

test('a main dish is never offered, whatever else the cart holds', () => {
  expect(idsOf(['tiramisu', 'tea'])).toEqual(['soup'])
})

test('nothing is offered of a category that the cart already holds', () => {
  expect(idsOf(['pizza', 'wine'])).not.toContain('tea')
  expect(idsOf(['pizza', 'pasta', 'soup', 'tiramisu', 'tea'])).toEqual([])
})
