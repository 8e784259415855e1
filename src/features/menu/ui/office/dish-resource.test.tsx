import { expect, test } from 'vitest'

import { valuesOf } from '#src/web/office/resource/fields.ts'
import { readEdited } from '#src/web/office/resource/use-edit-base.ts'
import { DishForm } from '../../contract/dish-form.ts'
import type { DishInput } from '../../contract/dish-input.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { dishResource } from './dish-resource.tsx'

const dishValues = (row: MenuItem) => valuesOf(dishResource.fields, row)

const sent = {
  name: 'Hawaiian',
  nameVi: 'Pizza dứa',
  description: 'Ham and pineapple.',
  descriptionVi: 'Giăm bông, dứa.',
  price: '1288000.00',
  categoryId: 'pizza',
  imageUrl: '/objects/uploads/hawaiian.webp',
  aboveImageUrl: '/objects/uploads/hawaiian-above.webp',
  tags: ['dứa', 'giăm bông', 'pineapple'],
  allergens: ['gluten', 'milk'],
  diet: [],
  isAvailable: false,
  leftToday: 8,
} satisfies Partial<DishInput>
const bare = {
  ...sent,
  nameVi: null,
  descriptionVi: null,
  imageUrl: null,
  aboveImageUrl: null,
  tags: [],
  allergens: null,
  diet: null,
  isAvailable: true,
  leftToday: null,
} satisfies Partial<DishInput>
const dish = ({ leftToday, ...fields }: typeof sent | typeof bare): MenuItem => ({
  ...fields,
  ...(leftToday !== null && { leftToday }),
  id: 'hawaiian',
  imagePlaceholder: null,
  category: { id: 'pizza', name: 'Pizza', nameVi: null, sortOrder: 1, unit: null },
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

test.each([
  ['nothing', {}, {}],
  ['the price', { price: '50.000' }, { price: '50000.00' }],
  ['the same price in other words', { price: '1288000' }, { price: '1288000.00' }],
  ['the tags to none', { tags: '' }, { tags: [] }],
  ['two fields', { name: 'Peach tea', tags: 'hot' }, { name: 'Peach tea', tags: ['hot'] }],
])('of an edit of %s that is sent', (_what, typed, edited) => {
  const before = dishValues(dish(sent))
  expect(readEdited(DishForm, before, { ...before, ...typed })).toEqual(edited)
})
