import { expect, test } from 'vitest'

import { findDishes } from './find-dishes.ts'

const dish = (name: string, nameVi: string | null = null, isAvailable = true) => ({
  name,
  nameVi,
  isAvailable,
})
const names = (dishes: readonly { name: string }[]) => dishes.map(({ name }) => name)

test('dishes are found by every word of the search in either name, case and diacritics aside', () => {
  const dishes = [dish('Grilled chicken', 'Gà nướng'), dish('Peach tea', 'Trà đào'), dish('Tea')]
  expect(names(findDishes(dishes, 'ga NUONG'))).toEqual(['Grilled chicken'])
  expect(names(findDishes(dishes, 'tea'))).toEqual(['Peach tea', 'Tea'])
  expect(names(findDishes(dishes, 'tea peach'))).toEqual(['Peach tea'])
  expect(findDishes(dishes, 'beer')).toEqual([])
})

test('sold-out dishes are not offered, and no more than six', () => {
  expect(findDishes([dish('Tea', null, false)], 'tea')).toEqual([])
  const many = Array.from({ length: 9 }, (_dish, index) => dish(`Tea ${index}`))
  expect(findDishes(many, 'tea')).toHaveLength(6)
})
