import { describe, expect, test } from 'vitest'

import { isTranslationOutdated, missingTranslations, passesTranslationFilter } from './translation.ts'

interface Dish {
  readonly translationOutdated: boolean
  readonly name: string
  readonly nameVi: string | null
  readonly description: string
  readonly descriptionVi: string | null
}

const textsOf = ({ name, nameVi, description, descriptionVi }: Dish) => ({
  name: [name, nameVi] as const,
  description: [description, descriptionVi] as const,
})

const tea: Dish = {
  translationOutdated: false,
  name: 'Tea',
  nameVi: 'Trà',
  description: 'Hot.',
  descriptionVi: 'Nóng.',
}
const outdated = { ...tea, translationOutdated: true }

test.each([
  ['Trà', 'Nóng.', []],
  [null, 'Nóng.', ['name']],
  ['Trà', ' ', ['description']],
  ['', undefined, ['name', 'description']],
])('of the Vietnamese texts %j and %j %j are missing', (nameVi, descriptionVi, missing) => {
  expect(missingTranslations({ name: ['Tea', nameVi], description: ['Hot.', descriptionVi] })).toEqual(
    missing,
  )
})

test('what is written in no language is no missing translation', () => {
  expect(missingTranslations({ description: ['', null], note: [null, undefined] })).toEqual([])
})

describe('the Vietnamese texts', () => {
  test.each<[string, Dish, Partial<Dish>, boolean]>([
    ['are older once the English name has changed', tea, { name: 'Iced tea' }, true],
    ['are so until one of them is changed', outdated, { descriptionVi: 'Rất nóng.' }, false],
    ['are so whatever else is changed', outdated, {}, true],
    ['are not where both are changed together', tea, { name: 'Iced tea', nameVi: 'Trà đá' }, false],
    ['are not where the changed text has none', { ...tea, nameVi: null }, { name: 'Iced tea' }, false],
    ['are missing, not older, once one is taken away', outdated, { nameVi: null }, false],
    [
      'are no newer where a missing one is sent as an empty one',
      { ...outdated, nameVi: null },
      { nameVi: '' },
      true,
    ],
  ])('%s', (_what, before, change, expected) => {
    expect(isTranslationOutdated(before, { ...before, ...change }, textsOf)).toBe(expected)
  })

  test('of a text that is added or goes say nothing about the others', () => {
    const all = { translationOutdated: false, texts: { a: ['A', 'Á'], b: ['B', 'Bê'] } as const }
    const one = { translationOutdated: false, texts: { a: ['A', 'Á'] } as const }
    const texts = (row: typeof all | typeof one) => row.texts
    expect(isTranslationOutdated<typeof all | typeof one>(all, one, texts)).toBe(false)
    expect(isTranslationOutdated<typeof all | typeof one>(one, all, texts)).toBe(false)
  })
})

test.each([
  ['all', tea, true],
  ['missing', tea, false],
  ['missing', outdated, true],
  ['missing', { ...tea, nameVi: null }, true],
] as const)('the filter %j of %j passes: %j', (filter, row, passes) => {
  expect(passesTranslationFilter(filter, row, textsOf(row))).toBe(passes)
})
