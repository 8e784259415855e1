import type { CustomizationSchema } from '../contract/customization-schema.ts'
import type { customizationSchemaTable } from './customization-table.ts'

export function presentSchema(row: typeof customizationSchemaTable.$inferSelect): CustomizationSchema {
  const { createdAt, updatedAt, ...fields } = row
  // The table stores type and config in two columns; that they belong together was checked when the row was written.
  const schema = fields as Omit<CustomizationSchema, 'createdAt' | 'updatedAt'>
  return {
    ...schema,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  } as CustomizationSchema
}
