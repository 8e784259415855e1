import { describe, expect, test } from 'vitest'

import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { filterSchemas } from './filter-schemas.ts'

const stored = {
  description: null,
  descriptionVi: null,
  pricingConfig: {},
  baseSchemaId: null,
  isBaseSchema: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const all = { state: 'all', type: 'all', translation: 'all' } as const
const schemas: CustomizationSchema[] = [
  {
    ...stored,
    id: 'size',
    name: 'Pizza size',
    nameVi: 'Cỡ bánh',
    type: 'size_selection',
    isActive: true,
    config: { sizes: [{ id: '16cm', name: '16 cm' }] },
  },
  {
    ...stored,
    id: 'toppings',
    name: 'Extra toppings',
    nameVi: 'Thêm nhân',
    type: 'additional_toppings',
    isActive: true,
    config: { toppings: [{ id: 'chicken', name: 'Charcoal chicken', nameVi: 'Gà nướng than' }] },
  },
  {
    ...stored,
    id: 'avocado',
    name: 'Avocado season',
    nameVi: null,
    type: 'additional_toppings',
    isActive: false,
    config: { toppings: [{ id: 'avocado', name: 'Avocado', nameVi: 'Bơ sáp' }] },
  },
  {
    ...stored,
    id: 'halves',
    name: 'Two flavours',
    nameVi: 'Hai vị',
    type: 'half_and_half',
    isActive: true,
    config: {},
  },
]
const found = (query: string, wanted: Partial<Parameters<typeof filterSchemas>[2]> = {}) =>
  filterSchemas(schemas, query, { ...all, ...wanted }).map(({ id }) => id)

describe('the schemas an admin looks for', () => {
  test.each([
    ['', ['size', 'toppings', 'avocado', 'halves']],
    ['co banh', ['size']],
    ['THEM', ['toppings']],
    ['season', ['avocado']],
    ['ga nuong', ['toppings']],
    ['avocado thêm', []],
    ['nothing of this name', []],
  ])('hold every word of "%s" in a name of theirs or of an option', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('are active or paused, and of one kind, as asked for', () => {
    expect(found('', { state: 'active' })).toEqual(['size', 'toppings', 'halves'])
    expect(found('', { state: 'paused' })).toEqual(['avocado'])
    expect(found('', { type: 'additional_toppings' })).toEqual(['toppings', 'avocado'])
    expect(found('', { state: 'paused', type: 'half_and_half' })).toEqual([])
    expect(found('flavours', { type: 'half_and_half' })).toEqual(['halves'])
    // An option of the first has no Vietnamese name, and the third none of its own.
    expect(found('', { translation: 'missing' })).toEqual(['size', 'avocado'])
  })
})
