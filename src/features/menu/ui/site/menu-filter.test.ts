import { describe, expect, test } from 'vitest'

import { maxSearchQuery } from '#src/kernel/search-query.ts'
import { searchDishes } from '../../rules/search-dishes.ts'
import { groupDishes, menuAddress, menuFilter } from './menu-filter.ts'

const pizza = {
  id: 'pizza',
  name: 'Pizza',
  nameVi: 'Bánh pizza',
  description: null,
  sortOrder: 1,
  unit: null,
}
const drinks = {
  id: 'drinks',
  name: 'Drinks',
  nameVi: 'Đồ uống',
  description: null,
  sortOrder: 2,
  unit: null,
}
const categories = [pizza, drinks]

function dish(id: string, category: typeof pizza, price: string) {
  return {
    id,
    name: id,
    nameVi: null,
    description: '',
    descriptionVi: null,
    price,
    imageUrl: null,
    aboveImageUrl: null,
    imagePlaceholder: null,
    soldOutUntil: null,
    categoryId: category.id,
    category,
    customizationSchemaId: null,
    tags: [],
    allergens: null,
    diet: null,
    isAvailable: true,
    isPinned: false,
    pinnedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  }
}
const dishes = [
  dish('tea', drinks, '40000.00'),
  dish('small', pizza, '100000.00'),
  dish('wine', drinks, '98000.00'),
  dish('large', pizza, '99000.00'),
]

describe('the address of the menu', () => {
  test.each([
    ['', undefined, ''],
    ['category=drinks', 'drinks', ''],
    ['category=drinks&q=%20tr%C3%A0%20', 'drinks', 'trà'],
    ['category=gone', undefined, ''],
  ])('%j asks for category %j and search %j', (address, category, query) => {
    const filter = menuFilter(new URLSearchParams(address), categories)
    expect([filter.category?.id, filter.query]).toEqual([category, query])
  })

  test.each([
    ['', { category: 'drinks' }, '/menu?category=drinks'],
    ['category=drinks', { category: null }, '/menu'],
    ['category=drinks', { category: 'pizza' }, '/menu?category=pizza'],
    ['category=drinks&q=tea', { category: 'pizza' }, '/menu?category=pizza&q=tea'],
    ['category=drinks', { q: 'gà' }, '/menu?category=drinks&q=g%C3%A0'],
    ['category=drinks&q=tea', { q: '' }, '/menu?category=drinks'],
    ['lang=en&q=tea', { category: null, q: null }, '/menu?lang=en'],
  ])('from %j with %j becomes %j', (address, change, next) => {
    expect(menuAddress(new URLSearchParams(address), change)).toBe(next)
  })

  test.each([
    ['utm_source=post&q=tea', {}, '/menu?q=tea'],
    ['without=egg,milk,egg,<b>&diet=vegan', {}, '/menu?diet=vegan&without=milk%2Cegg'],
    ['without=nothing&diet=halal', {}, '/menu?without=choose'],
    ['diet=vegan&without=milk', { diet: null, without: null }, '/menu'],
    ['lang=en&q=tea&category=pizza', {}, '/menu?category=pizza&q=tea&lang=en'],
    ['category=pizza&category=drinks&lang=en&lang=vi', {}, '/menu?category=pizza&lang=en'],
    ['lang=xx&category=pizza', {}, '/menu?category=pizza'],
    [`q=${'a'.repeat(200)}`, {}, `/menu?q=${'a'.repeat(maxSearchQuery.characters)}`],
  ])('passes only what the menu knows, in one order: %j', (address, change, next) => {
    expect(menuAddress(new URLSearchParams(address), change)).toBe(next)
  })

  test('a search longer than its limit is shown as it is run', () => {
    const { query } = menuFilter(new URLSearchParams({ q: 'a '.repeat(8_000) }), categories)
    expect(query.length).toBeLessThanOrEqual(maxSearchQuery.characters)
  })
})

describe('the dishes on the menu', () => {
  const shown = (address: string, language: 'vi' | 'en') =>
    groupDishes(dishes, menuFilter(new URLSearchParams(address), categories), language, searchDishes).map(
      ({ category, dishes: own }) => [category.id || 'similar:', ...own.map(({ id }) => id)].join(' '),
    )

  test('stand under their categories, in the owner’s order', () => {
    expect(shown('', 'vi')).toEqual(['pizza small large', 'drinks wine tea'])
    expect(shown('', 'en')).toEqual(['pizza small large', 'drinks wine tea'])
  })

  test('are those of the chosen category that match the search', () => {
    expect(shown('category=drinks', 'vi')).toEqual(['drinks wine tea'])
    expect(shown('category=drinks&q=TEA', 'vi')).toEqual(['drinks tea'])
    expect(shown('category=pizza&q=tea', 'vi')).toEqual([])
  })

  test('that are only similar to what was typed stand last, whatever their category', () => {
    expect(shown('q=win', 'vi')).toEqual(['similar: wine'])
    expect(shown('q=smal', 'vi')).toEqual(['similar: small'])
    expect(shown('q=lage', 'vi')).toEqual(['similar: large'])
  })
})
