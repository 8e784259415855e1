import { withIsoTimes } from '#src/kernel/iso-times.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { isOffice, type Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import { missingIngredients } from '#src/features/ingredients/server/ingredients.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { markMissing } from '../rules/missing-options.ts'
import { markSoldOut, schemaAt, type SoldOutOptions } from '../rules/sold-out-options.ts'
import type { customizationSchemaTable } from './customization-table.ts'

/**
 * An option group as the database stores it. Which options are sold out is stored in a separate field, because editing the group
 * replaces the list of options.
 */
export type StoredSchema = CustomizationSchema & {
  readonly soldOut: SoldOutOptions
  readonly translationOutdated: boolean
}

export function storedSchema(row: typeof customizationSchemaTable.$inferSelect): StoredSchema {
  // The cast is correct, although type and config are stored in two columns: the server checked them together before it stored the
  // row.
  return withIsoTimes(row) as StoredSchema
}

/**
 * Option groups as responses contain them. Options are marked as sold out if staff have marked them or if the kitchen lacks one of
 * their ingredients. For the office, the names of these ingredients are added, and for admins also whether a translation is
 * outdated. A cached response expires at the latest when an option is on sale again.
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
