import { expect, test } from 'vitest'

import { DishForm } from './dish-form.ts'
import { DishInput } from './dish-input.ts'

const typed = {
  name: ' Phở cuốn ',
  nameVi: '',
  description: 'Beef, herbs.',
  descriptionVi: 'Bò, rau thơm.',
  price: '288.000 đ',
  imageUrl: '',
  categoryId: 'starters',
  tags: 'bò, beef,, rau thơm ,bò',
  leftToday: '8',
  isAvailable: true,
}

test('a dish as it is typed becomes what the API takes', () => {
  const sent = DishForm.parse(typed)
  expect(sent).toEqual({
    name: 'Phở cuốn',
    nameVi: null,
    description: 'Beef, herbs.',
    descriptionVi: 'Bò, rau thơm.',
    price: '288000.00',
    imageUrl: null,
    categoryId: 'starters',
    tags: ['bò', 'beef', 'rau thơm'],
    leftToday: 8,
    isAvailable: true,
  })
  expect(DishInput.parse(sent)).toEqual(sent)
})

test.each([
  ['price', ''],
  ['price', '-288.000'],
  ['price', '288.5'],
  ['price', '100.000.000'],
  ['tags', 'x'.repeat(51)],
  ['tags', 'x'.repeat(600)],
  ['tags', Array.from({ length: 21 }, (_, index) => index).join(',')],
  ['imageUrl', 'http://pictures.example/a.jpg'],
  ['name', ' '],
  ['description', ''],
  ['categoryId', ''],
])('a dish with the %s %j has that field to correct', (field, value) => {
  const { error } = DishForm.safeParse({ ...typed, [field]: value })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})
