import { expect, it, test } from 'vitest'

import { ovenExample, ovenLoad } from './oven-weights.ts'

const oven = {
  sizes: [
    { name: '16 cm', weight: 1 },
    { name: '18 cm', weight: 1.25 },
  ],
  halves: 0.5,
  withoutOven: 'Đồ uống, Salad',
}
const pizza = { quantity: 1, size: [], isHalves: false, category: ['Pizza'] }

it.each([
  ['a size is found by its id or name, however it is spelt', { ...pizza, size: ['x1', '18CM'] }, 1.25],
  ['a dish without sizes weighs one', pizza, 1],
  ['a size that the owner has not listed weighs one', { ...pizza, size: ['20cm'] }, 1],
  [
    'halves weigh more, and every piece counts',
    { ...pizza, quantity: 3, size: ['18 cm'], isHalves: true },
    5.25,
  ],
  ['a category that needs no oven weighs nothing', { ...pizza, category: ['Drinks', 'đồ  uống'] }, 0],
])('%s', (_name, line, load) => {
  expect(ovenLoad([line], oven)).toBe(load)
})

test('hundredths of pizzas add up exactly, and without a list every category is baked', () => {
  const third = { sizes: [{ name: 's', weight: 0.1 }], halves: 0, withoutOven: '' }
  expect(ovenLoad([{ ...pizza, quantity: 3, size: ['s'], category: [''] }], third)).toBe(0.3)
})

test('the example is of the heaviest size', () => {
  expect(ovenExample(oven)).toEqual({ size: '18 cm', load: 4.25 })
  expect(ovenExample({ ...oven, sizes: [] })).toEqual({ size: undefined, load: 3.5 })
})
