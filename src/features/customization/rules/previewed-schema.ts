import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import { offeredSchema } from './required.ts'
import { schemaInput, type SchemaValues } from './schema-values.ts'

const readable = (value: number) => (Number.isSafeInteger(value) ? value : 0)

/**
 * The option group as guests would see it, made from the form's values while an admin is typing. Prices and limits that are not yet
 * readable are left out.
 */
export function previewedSchema(values: SchemaValues): DishCustomizationSchema {
  const input = schemaInput(values)
  const stored = {
    ...input,
    id: 'preview',
    isActive: true,
    pricingConfig: Object.fromEntries(
      Object.entries(input.pricingConfig).map(([id, price]) => [id, readable(price)]),
    ),
    baseSchemaId: null,
    isBaseSchema: false,
    createdAt: '',
    updatedAt: '',
  }
  switch (stored.type) {
    case 'half_and_half':
      return offeredSchema({
        ...stored,
        config: { ...stored.config, halfAndHalfFee: readable(stored.config.halfAndHalfFee ?? 0) },
      })
    case 'additional_toppings': {
      const { minSelections, maxSelections } = stored.config
      const limits = {
        minSelections: readable(minSelections),
        maxSelections: maxSelections === null ? null : readable(maxSelections) || null,
      }
      return offeredSchema({ ...stored, config: { ...stored.config, ...limits } })
    }
    case 'size_selection':
    case 'single_choice_options':
      return offeredSchema(stored)
  }
}
