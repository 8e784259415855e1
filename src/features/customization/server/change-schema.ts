import { invalid } from '#src/kernel/problem.ts'
import type { Services } from '#src/server/services.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import type { CustomizationSchemaChange } from '../contract/customization-schema-change.ts'
import { CustomizationSchemaInput } from '../contract/customization-schema-input.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { requireSchema, updateSchema } from './customization-store.ts'

/**
 * Changes a schema, or activates and pauses it. The result must be as valid as a new one: a new type needs a config
 * that fits it, whether or not dishes use the schema. Throws 404 and 400.
 */
export function changeSchema(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  id: string,
  change: CustomizationSchemaChange,
): Promise<CustomizationSchema> {
  return changeCatalogue(content, async (tx) => {
    const stored = await requireSchema(tx, id)
    const values = onlyActivation(change)
      ? { isActive: change.isActive }
      : validSchema({ ...stored, ...change })
    return updateSchema(tx, id, { ...values, updatedAt: clock.now() })
  })
}

/** Pausing works for every schema, one from times of other rules included. */
function onlyActivation(change: CustomizationSchemaChange): boolean {
  return Object.keys(change).every((field) => field === 'isActive')
}

function validSchema(schema: object): CustomizationSchemaInput {
  const checked = CustomizationSchemaInput.safeParse(schema)
  if (checked.success) return checked.data
  const fields = new Map<string, string>()
  for (const { path, message } of checked.error.issues) {
    const field = path.join('.')
    if (!fields.has(field)) fields.set(field, message)
  }
  throw invalid('request.invalid', [...fields.values()][0] ?? 'Invalid input', Object.fromEntries(fields))
}
