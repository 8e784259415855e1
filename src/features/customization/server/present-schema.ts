import type { Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { markSoldOut, schemaAt, type SoldOutOptions } from '../rules/sold-out-options.ts'
import type { customizationSchemaTable } from './customization-table.ts'

/** An option group as the database has it: what is sold out stands apart from its options, which an admin edits. */
export type StoredSchema = CustomizationSchema & {
  readonly soldOut: SoldOutOptions
  readonly translationOutdated: boolean
}

export function storedSchema(row: typeof customizationSchemaTable.$inferSelect): StoredSchema {
  const { createdAt, updatedAt, ...fields } = row
  // The table stores type and config in two columns; that they belong together was checked when the row was written.
  const schema = fields as Omit<StoredSchema, 'createdAt' | 'updatedAt'>
  return {
    ...schema,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  } as StoredSchema
}

/**
 * Option groups as they go out: with what is sold out of them now; for admins, whether their translation is outdated. What is made of them is in no cache beyond the moment at
 * which an option comes back by itself.
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
