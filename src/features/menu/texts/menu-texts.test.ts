import { expect, test } from 'vitest'

import { categoryTexts } from './category-texts.ts'
import { dishSchemasTexts } from './dish-schemas-texts.ts'
import { foundTexts } from './found-texts.ts'
import { menuTexts } from './menu-texts.ts'

test.each([
  [0, '0 dishes', '0 dishes match “tea”', '0 option groups'],
  [1, '1 dish', '1 dish matches “tea”', '1 option group'],
  [2, '2 dishes', '2 dishes match “tea”', '2 option groups'],
])('%d of something is written so in English', (count, dishes, found, choices) => {
  expect([menuTexts.en.dishes(count), categoryTexts.en.dishes(count)]).toEqual([dishes, dishes])
  expect(foundTexts.en.found(count, 'tea')).toBe(found)
  expect(dishSchemasTexts.en.chosen(count)).toBe(choices)
})
