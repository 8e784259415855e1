import { expect, test } from 'vitest'

import { DishSchemasInput } from '../contract/dish-input.ts'
import { addableSchemas, chosenSchemas, schemasInput } from './chosen-schemas.ts'

const chosen = [
  { id: 'size', isRequired: true },
  { id: 'ice', isRequired: false },
]

test('a list is sent in its order, each with its mark', () => {
  const input = {
    schemaIds: ['size', 'ice'],
    schemas: [
      { id: 'size', isRequired: true },
      { id: 'ice', isRequired: false },
    ],
    previous: [{ id: 'ice', isRequired: true }],
  }
  expect(schemasInput(chosen, [{ id: 'ice', isRequired: true }])).toEqual(input)
  expect(DishSchemasInput.parse(input)).toEqual(input)
  expect(schemasInput([], [])).toEqual({ schemaIds: [], schemas: [], previous: [] })
})

test('a list begins with what its links say, a legacy schema without one', () => {
  expect(chosenSchemas([{ id: 'size', requiredByLink: true }, { id: 'ice' }])).toEqual(chosen)
})

test('only active schemas can be added, each once', () => {
  const schemas = [
    { id: 'ice', isActive: true },
    { id: 'sweet', isActive: true },
    { id: 'paused', isActive: false },
  ]
  expect(addableSchemas(schemas, chosen).map(({ id }) => id)).toEqual(['sweet'])
})
