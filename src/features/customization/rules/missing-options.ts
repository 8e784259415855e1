import { availabilityOfAll } from '#src/kernel/availability.ts'
import {
  type MissingIngredient,
  shortageOfOption,
} from '#src/features/ingredients/rules/missing-ingredients.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { availabilityOf, mapOptions } from './sold-out-options.ts'

/**
 * Marks options as sold out if they contain an ingredient that the kitchen lacks. An option that staff have marked as sold out
 * stays so until both its own time and that of the missing ingredients are over. With `named`, each such option also lists its
 * missing ingredients.
 */
export function markMissing<Schema extends CustomizationSchema>(
  schema: Schema,
  missing: readonly MissingIngredient[],
  { named }: { readonly named: boolean },
): Schema {
  if (missing.length === 0) return schema
  return mapOptions(schema, (option) => {
    const { availabilities, names } = shortageOfOption(missing, schema.id, option.id)
    if (names.length === 0) return option
    const availability = availabilityOfAll([availabilityOf(option), ...availabilities])
    return { ...option, ...availability, ...(named && { missing: [...names] }) }
  })
}
