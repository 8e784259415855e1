import { expect, test } from 'vitest'

import { storedFields } from './stored-fields.ts'

test.each([
  ['a text', 'Lan', 'Lan'],
  ['a number', 4, ''],
  ['an object', { first: 'Lan' }, ''],
  ['a list', ['Lan'], ''],
  ['null', null, ''],
  ['nothing', undefined, ''],
])('where %s is stored, the text of a field is %j', (_what, value, text) => {
  const fields = storedFields({ name: value })
  expect(fields.text('name')).toBe(text)
  expect(fields.value('name')).toBe(value)
})

test.each([undefined, null, 'name', 7])('what is no form has no fields: %j', (stored) => {
  expect([storedFields(stored).text('name'), storedFields(stored).value('name')]).toEqual(['', undefined])
})

test('what every object inherits is no field', () => {
  expect(storedFields({}).value('constructor')).toBeUndefined()
})
