import { conflict } from '#src/kernel/problem.ts'
import type { Services } from '#src/server/services.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { removeSchema, requireSchema } from './customization-store.ts'

/** Deletes a schema; dishes no longer offer it, orders keep what they say. Throws 404, and 409 for a base schema. */
export function deleteSchema({ content }: Pick<Services, 'content'>, id: string): Promise<void> {
  return changeCatalogue(content, async (tx) => {
    const { isBaseSchema } = await requireSchema(tx, id)
    if (isBaseSchema) throw conflict('customization.base-schema', 'Base schemas cannot be deleted')
    await removeSchema(tx, id)
  })
}
