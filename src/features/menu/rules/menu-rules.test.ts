import { describe, expect, test } from 'vitest'

import { featuredDishes, sortCategories, sortDishes } from './menu-order.ts'

const pizza = { name: 'Pizza', nameVi: 'Bánh pizza', sortOrder: 0 }
const drinks = { name: 'Drinks', nameVi: 'Đồ uống', sortOrder: 0 }

function dish(name: string, more: Partial<ReturnType<typeof plain>> = {}) {
  return { ...plain(name), ...more }
}
function plain(name: string) {
  return {
    id: name,
    name,
    nameVi: null as string | null,
    description: '',
    descriptionVi: null as string | null,
    tags: [] as string[],
    price: '100000.00',
    category: pizza,
    isAvailable: true,
    isPinned: true,
    pinnedAt: '2026-01-01T00:00:00.000Z' as string | null,
  }
}
const pinned = (name: string, day: number, more = {}) =>
  dish(name, { pinnedAt: `2026-01-0${day}T00:00:00.000Z`, ...more })
const names = (dishes: { name: string }[]) => dishes.map(({ name }) => name)

describe('the order of the menu', () => {
  test('is led by the owner’s order of the categories, by number', () => {
    const dishes = [
      dish('Last', { category: { ...pizza, name: 'A', sortOrder: 10 } }),
      dish('Second', { category: { ...pizza, name: 'B', sortOrder: 2 } }),
      dish('First', { category: { ...pizza, name: 'C', sortOrder: -1 }, price: '1000.00' }),
    ]
    for (const language of ['en', 'vi'] as const) {
      expect(names(sortDishes(dishes, language))).toEqual(['First', 'Second', 'Last'])
    }
  })

  test('is the same for the filter buttons', () => {
    const ordered = (orders: [number, number]) => [
      { ...pizza, sortOrder: orders[0] },
      { ...drinks, sortOrder: orders[1] },
    ]
    expect(names(sortCategories(ordered([0, 0]), 'en'))).toEqual(['Drinks', 'Pizza'])
    expect(names(sortCategories(ordered([0, 0]), 'vi'))).toEqual(['Pizza', 'Drinks'])
    expect(names(sortCategories(ordered([1, 2]), 'en'))).toEqual(['Pizza', 'Drinks'])
    expect(names(sortCategories(ordered([2, 1]), 'vi'))).toEqual(['Drinks', 'Pizza'])
  })

  test('goes by category in the visitor’s language where the owner set none', () => {
    const dishes = [dish('Hawaii'), dish('Tea', { category: drinks })]
    expect(names(sortDishes(dishes, 'en'))).toEqual(['Tea', 'Hawaii'])
    expect(names(sortDishes(dishes, 'vi'))).toEqual(['Hawaii', 'Tea'])
  })

  test('then by price, the dearer first, by number and not by text', () => {
    const dishes = [
      dish('a', { price: '95000.00' }),
      dish('b', { price: '189000.00' }),
      dish('c', { price: '1000000.00' }),
    ]
    expect(names(sortDishes(dishes, 'en'))).toEqual(['c', 'b', 'a'])
  })

  test('then by name, with numbers in their order', () => {
    expect(names(sortDishes([dish('Set 10'), dish('Set 2')], 'en'))).toEqual(['Set 2', 'Set 10'])
    const dishes = [dish('a', { nameVi: 'Ếch' }), dish('b', { nameVi: 'Đậu' }), dish('c', { nameVi: 'Dứa' })]
    expect(names(sortDishes(dishes, 'vi'))).toEqual(['c', 'b', 'a'])
    expect(names(sortDishes(dishes, 'en'))).toEqual(['a', 'b', 'c'])
  })

  test('leaves the given list alone', () => {
    const dishes = [dish('b'), dish('a')]
    sortDishes(dishes, 'vi')
    expect(names(dishes)).toEqual(['b', 'a'])
  })
})

describe('the featured dishes', () => {
  test('are the first four pinned that are available', () => {
    const dishes = [
      pinned('fifth', 6),
      pinned('second', 2),
      pinned('sold out', 1, { isAvailable: false }),
      pinned('fourth', 5),
      dish('not pinned', { isPinned: false }),
      pinned('first', 1),
      pinned('third', 3),
    ]
    expect(names(featuredDishes(dishes))).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('put a dish pinned at an unknown time last', () => {
    expect(names(featuredDishes([dish('unknown', { pinnedAt: null }), pinned('known', 9)]))).toEqual([
      'known',
      'unknown',
    ])
  })
})
