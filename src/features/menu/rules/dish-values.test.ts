import { expect, test } from 'vitest'

import { DishForm } from '../contract/dish-form.ts'
import type { MenuItem } from '../contract/menu.ts'
import { dishValues, newDishValues } from './dish-values.ts'

const sent = {
  name: 'Hawaiian',
  nameVi: 'Pizza dứa',
  description: 'Ham and pineapple.',
  descriptionVi: 'Giăm bông, dứa.',
  price: '1288000.00',
  categoryId: 'pizza',
  imageUrl: '/objects/uploads/hawaiian.webp',
  tags: ['dứa', 'giăm bông', 'pineapple'],
  isAvailable: false,
}
const bare = { ...sent, nameVi: null, descriptionVi: null, imageUrl: null, tags: [], isAvailable: true }
const dish = (fields: typeof sent | typeof bare): MenuItem => ({
  ...fields,
  id: 'hawaiian',
  imagePlaceholder: null,
  category: { id: 'pizza', name: 'Pizza', nameVi: null, sortOrder: 1 },
  customizationSchemaId: null,
  soldOutUntil: null,
  isPinned: false,
  pinnedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
})

test.each([sent, bare])('a dish in the form that is sent as it came is the same: %#', (fields) => {
  expect(DishForm.parse(dishValues(dish(fields)))).toEqual(fields)
})

test('a dish in the form has its price and tags as people type them', () => {
  const { price, tags } = dishValues(dish(sent))
  expect([price, tags]).toEqual(['1.288.000đ', 'dứa, giăm bông, pineapple'])
})

test('a new dish is on sale in the category that is looked at, and all else is to be typed', () => {
  const { categoryId, isAvailable, ...typed } = newDishValues('drinks')
  expect([categoryId, isAvailable]).toEqual(['drinks', true])
  expect(new Set(Object.values(typed))).toEqual(new Set(['']))
})
