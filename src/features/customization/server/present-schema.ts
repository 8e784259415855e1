import type { Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { markSoldOut, schemaAt, type SoldOutOptions } from '../rules/sold-out-options.ts'
import type { customizationSchemaTable } from './customization-table.ts'

/**
 * An option group as the database stores it. Which options are sold out is stored apart from the options, because admins edit the
 * options themselves.
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
 * Option groups as responses hold them: with what is sold out now and, for admins, whether the translation is outdated. Cached
 * responses expire at the latest when an option comes back by itself.
 */
export function presentSchemas(
  { clock, content }: Pick<Services, 'clock' | 'content'>,
  schemas: readonly StoredSchema[],
  actor: Actor | null = null,
): CustomizationSchema[] {
  const now = clock.now()
  return schemas.map(({ soldOut, translationOutdated, ...stored }) => {
    for (const until of Object.values(soldOut)) {
      if (until !== null && Date.parse(until) > now.getTime()) content.changesAt(new Date(until))
    }
    const schema = { ...stored, ...(actor?.role === 'admin' && { translationOutdated }) }
    return schemaAt(markSoldOut(schema, soldOut), now)
  })
}
