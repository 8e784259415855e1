import { expect, test } from 'vitest'

import { isTranslationOutdated } from '#src/kernel/translation.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { missingInSchema, schemaTranslations } from './schema-translations.ts'

const toppings: Extract<CustomizationSchema, { type: 'additional_toppings' }> & {
  translationOutdated: boolean
} = {
  id: 'toppings',
  name: 'Toppings',
  nameVi: 'Món thêm',
  description: null,
  descriptionVi: null,
  type: 'additional_toppings',
  config: {
    toppings: [
      { id: 'ham', name: 'Ham', nameVi: 'Giăm bông' },
      { id: 'olive', name: 'Olives', nameVi: 'Ô liu' },
    ],
  },
  pricingConfig: {},
  baseSchemaId: null,
  isBaseSchema: false,
  isActive: true,
  translationOutdated: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

type Topping = (typeof toppings.config.toppings)[number]
const withToppings = (...list: Topping[]) => ({ ...toppings, config: { ...toppings.config, toppings: list } })
const [ham, olive] = [
  { id: 'ham', name: 'Ham', nameVi: 'Giăm bông' },
  { id: 'olive', name: 'Olives', nameVi: 'Ô liu' },
]

test.each([
  ['nothing', toppings, []],
  ['its name', { ...toppings, nameVi: null }, ['name']],
  ['its description', { ...toppings, description: 'Pick.' }, ['description']],
  ['an option', withToppings({ ...ham, nameVi: null }, { ...olive, nameVi: '' }), ['options']],
] as const)('a schema lacks %s in Vietnamese', (_what, schema, missing) => {
  expect(missingInSchema(schema)).toEqual(missing)
})

test.each([
  ['the name of an option', withToppings({ ...ham, name: 'Smoked ham' }, olive), true],
  ['both names of an option', withToppings({ ...ham, name: 'Smoked ham', nameVi: 'Hun khói' }, olive), false],
  ['the order of the options', withToppings(olive, ham), false],
  ['an option that is added', withToppings(ham, olive, { id: 'new', name: 'Basil', nameVi: null }), false],
  ['an option that is removed', withToppings(olive), false],
] as const)('after a change of %s its translation is outdated: %j', (_what, after, expected) => {
  expect(isTranslationOutdated(toppings, after, schemaTranslations)).toBe(expected)
})
