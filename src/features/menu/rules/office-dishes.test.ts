import { describe, expect, test } from 'vitest'

import { filterDishes, otherName, sortForOffice } from './office-dishes.ts'

const dish = (name: string, nameVi: string | null, more: object = {}) => ({
  name,
  nameVi,
  description: 'Good.',
  descriptionVi: 'Ngon.' as string | null,
  tags: [] as string[],
  categoryId: 'pizza',
  category: { name: 'Dishes', nameVi: null },
  isPinned: false,
  isAvailable: true,
  ...more,
})

const dishes = [
  dish('Tea', 'Trà đào', { categoryId: 'drinks', isAvailable: false }),
  dish('Grilled Chicken', 'Gà nướng cháy cạnh', { isPinned: true }),
  dish('Pizza 10', null),
  dish('Duck', 'Đùi vịt', { descriptionVi: null }),
  dish('Pizza 2', 'Bánh 2', { isPinned: true, tags: ['chay'] }),
]

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name)

describe('the dishes of the office', () => {
  test.each([
    ['vi', ['Pizza 2', 'Grilled Chicken', 'Duck', 'Pizza 10', 'Tea']],
    ['en', ['Grilled Chicken', 'Pizza 2', 'Duck', 'Pizza 10', 'Tea']],
  ] as const)('stand pinned ones first, then by their name in %s', (language, names) => {
    expect(namesOf(sortForOffice(dishes, language))).toEqual(names)
  })

  test.each([
    [{}, ['Tea', 'Grilled Chicken', 'Pizza 10', 'Duck', 'Pizza 2']],
    [{ q: 'ga nuong' }, ['Grilled Chicken']],
    // What may be meant comes last.
    [{ q: 'CHAY' }, ['Pizza 2', 'Grilled Chicken']],
    [{ category: 'drinks' }, ['Tea']],
    [{ category: 'drinks', q: 'duck' }, []],
    [{ category: 'no-such' }, []],
    [{ translation: 'missing' }, ['Pizza 10', 'Duck']],
    [{ state: 'soldOut' }, ['Tea']],
    [{ translation: 'missing', q: 'pizza' }, ['Pizza 10']],
  ] as const)('%j finds %j', (filter, names) => {
    const all = { q: '', category: 'all', state: 'all', translation: 'all' } as const
    expect(namesOf(filterDishes(dishes, { ...all, ...filter }))).toEqual(names)
  })
})

describe('the other name', () => {
  test.each([
    ['vi', 'Tea', 'Trà', 'Tea'],
    ['en', 'Tea', 'Trà', 'Trà'],
    ['vi', 'Tea', null, undefined],
    ['en', 'Tea', null, undefined],
    ['vi', 'Tea', 'Tea', undefined],
    ['en', 'Tea', ' ', undefined],
  ] as const)('in %s of %j and %j is %j', (language, name, nameVi, other) => {
    expect(otherName(language, { name, nameVi })).toBe(other)
  })
})
