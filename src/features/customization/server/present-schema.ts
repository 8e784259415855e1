import type { Queries } from '#src/server/database/connection.ts'
import { isOffice, type Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import { missingIngredients } from '#src/features/ingredients/server/ingredients.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { markMissing } from '../rules/missing-options.ts'
import { markSoldOut, schemaAt, type SoldOutOptions } from '../rules/sold-out-options.ts'
import type { customizationSchemaTable } from './customization-table.ts'

/**
 * An option group as the database stores it. The sold-out options are stored in a field of their own, because admins replace the
 * options themselves when they edit the group.
 */
export type StoredSchema = CustomizationSchema & {
  readonly soldOut: SoldOutOptions
  readonly translationOutdated: boolean
}

export function storedSchema(row: typeof customizationSchemaTable.$inferSelect): StoredSchema {
  const { createdAt, updatedAt, ...fields } = row
  // The cast is right, although the table stores type and config in two columns: they were checked together when the row was
  // written.
  const schema = fields as Omit<StoredSchema, 'createdAt' | 'updatedAt'>
  return {
    ...schema,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  } as StoredSchema
}

/**
 * Option groups as responses hold them: with the options that are sold out now, themselves or because of a missing ingredient. The
 * office also gets the names of these ingredients; admins also get whether the translation is outdated. Cached responses expire at
 * the latest when an option comes back by itself.
 */
export async function presentSchemas(
  services: Pick<Services, 'clock' | 'content'> & { readonly db: Queries },
  schemas: readonly StoredSchema[],
  actor: Actor | null = null,
): Promise<CustomizationSchema[]> {
  const { clock, content } = services
  const now = clock.now()
  const missing = await missingIngredients(services)
  const named = isOffice(actor)
  return schemas.map(({ soldOut, translationOutdated, ...stored }) => {
    for (const until of Object.values(soldOut)) {
      if (until !== null && Date.parse(until) > now.getTime()) content.changesAt(new Date(until))
    }
    const schema = { ...stored, ...(actor?.role === 'admin' && { translationOutdated }) }
    return markMissing(schemaAt(markSoldOut(schema, soldOut), now), missing, { named })
  })
}
