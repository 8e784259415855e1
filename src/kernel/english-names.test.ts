import { expect, test } from 'vitest'

import { chosen, halves, options, toppings } from '#test/support/customization-samples.ts'
import { describeChoices, nameAsChosen } from '#src/features/customization/rules/describe-choices.ts'
import { priceDish } from '#src/features/customization/rules/price-choices.ts'
import { markEnglishDish, markEnglishNames } from './english-names.ts'
import { partsByMark } from './language.ts'

/** What is marked, in brackets. */
const read = (text: string) =>
  partsByMark(text)
    .map((part, place) => (place % 2 === 1 ? `[${part}]` : part))
    .join('')

test.each([
  ['Extra: Mushroom, Olives', 'Thêm: Mushroom, Ô liu', 'Thêm: [Mushroom], Ô liu'],
  ['Extra: Mushroom', 'Thêm: Mushroom', 'Thêm: [Mushroom]'],
  ['Extra: Olives, Pepper', 'Thêm: Ô liu, Tiêu', 'Thêm: Ô liu, Tiêu'],
  ['Half Seafood, half Hawaii', 'Nửa Hải sản, nửa Hawaii', 'Nửa Hải sản, nửa [Hawaii]'],
  ['Half Hawaii', 'Nửa Hawaii', 'Nửa [Hawaii]'],
  ['18cm', '18cm', '18cm'],
  ['Phở', 'Phở', 'Phở'],
  ['Cheese, ham', 'Cheese', '[Cheese]'],
  ['Rounding', 'Làm tròn', 'Làm tròn'],
  ['Mushroom', null, '[Mushroom]'],
  ['', '', ''],
])('of %j and %j the names that have no translation are marked', (english, vietnamese, marked) => {
  expect(read(markEnglishNames('vi', english, vietnamese))).toBe(marked)
  expect(markEnglishNames('en', english, vietnamese)).toBe(english)
})

test('one dish is Vietnamese where it is said to be, though its name is the same', () => {
  expect(read(markEnglishDish('vi', { name: 'Margherita', nameVi: 'Margherita' }))).toBe('Margherita')
  expect(read(markEnglishDish('vi', { name: 'Margherita', nameVi: null }))).toBe('[Margherita]')
})

test('texts as the rules of choices and prices write them are read', () => {
  const schemas = [
    halves(),
    { ...toppings(), config: { ...toppings().config, toppings: [{ id: 'a', name: 'Anchovy' }] } },
    options(),
  ]
  const choices = [
    { schemaId: 'halves', selections: {}, orderMode: 'half_and_half' as const, secondFlavor: 'hawaii' },
    { schemaId: 'toppings', selections: { toppings: ['a'] } },
  ]
  const input = chosen(schemas, choices)
  const untranslated = {
    ...input,
    dish: { ...input.dish, nameVi: null },
    flavours: input.flavours.map((each) => ({ ...each, nameVi: null })),
  }
  expect(read(markEnglishDish('vi', nameAsChosen(untranslated)))).toMatch(/^Nửa \[.+\], nửa \[.+\]$/)
  const texts = describeChoices(untranslated)
  expect(texts.vi.map((vi, place) => read(markEnglishNames('vi', texts.en[place] ?? '', vi)))).toEqual([
    'Thêm: [Anchovy]',
  ])
  const [first] = priceDish(untranslated).parts
  expect(read(markEnglishNames('vi', first?.label ?? '', first?.labelVi ?? ''))).toMatch(/^Nửa \[.+\]$/)
})
