import { rowId } from '#src/kernel/row-id.ts'
import type { Services } from '#src/server/services.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import type { CustomizationSchemaInput } from '../contract/customization-schema-input.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { insertSchema } from './customization-store.ts'

/** Adds a schema of the restaurant's own; base schemas come with the restaurant alone. */
export function createSchema(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  input: CustomizationSchemaInput,
): Promise<CustomizationSchema> {
  const now = clock.now()
  return changeCatalogue(content, (tx) =>
    insertSchema(tx, { ...input, id: rowId('schema', now), createdAt: now, updatedAt: now }),
  )
}
