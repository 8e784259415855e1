import { expect, test } from 'vitest'

import { CategoryForm } from './category-form.ts'

const orderOf = (sortOrder: string) => CategoryForm.safeParse({ name: 'Soups', sortOrder }).data?.sortOrder

test.each([
  ['', 0],
  [' 7 ', 7],
  ['-5', -5],
  ['-1000000', -1_000_000],
  ['1000000', 1_000_000],
])('a category whose order is typed %j stands at %d', (typed, order) => {
  expect(orderOf(typed)).toBe(order)
})

test.each(['1.5', '-', '2e3', 'one', '1000001', '-1000001'])('%j is no order of a category', (typed) => {
  expect(orderOf(typed)).toBeUndefined()
})
