import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import type { Choice } from './choice.ts'
import { isSize } from './picked-options.ts'

/**
 * What a dialog starts with: the size whose id or name is 16cm, else the first; an optional half-and-half as a whole
 * dish; a required one, single choices and toppings unchosen, because the guest must say.
 */
export function defaultChoices(schemas: readonly DishCustomizationSchema[]): Choice[] {
  return schemas.filter(({ isActive }) => isActive).flatMap(defaultChoice)
}

function defaultChoice(schema: DishCustomizationSchema): Choice[] {
  if (schema.type === 'half_and_half' && !schema.isRequired) {
    return [{ schemaId: schema.id, selections: {}, orderMode: 'whole' }]
  }
  if (schema.type === 'size_selection') {
    const { sizes } = schema.config
    const size = sizes.find((candidate) => isSize(candidate, '16cm')) ?? sizes[0]
    return size ? [{ schemaId: schema.id, selections: { size: size.id } }] : []
  }
  return []
}
