import { expect, test } from 'vitest'

import { filterCategories } from './filter-categories.ts'

const category = (name: string, nameVi: string | null, translationOutdated = false) => ({
  id: name,
  name,
  nameVi,
  description: null,
  sortOrder: 0,
  unit: null,
  translationOutdated,
})

const categories = [
  category('Drinks', 'Đồ uống'),
  category('Starters', null),
  category('Pizza', 'Bánh', true),
]

test.each([
  [{}, ['Drinks', 'Starters', 'Pizza']],
  [{ q: 'do uong' }, ['Drinks']],
  [{ q: 'START' }, ['Starters']],
  [{ q: 'drinks' }, ['Drinks']],
  [{ q: 'none' }, []],
  [{ translation: 'missing' }, ['Starters', 'Pizza']],
] as const)('%j finds the categories %j', (filter, names) => {
  const found = filterCategories(categories, { q: '', translation: 'all', ...filter })
  expect(found.map(({ name }) => name)).toEqual(names)
})
