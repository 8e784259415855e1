import { boolean, jsonb, pgEnum, pgTable, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import { CustomizationType, type CustomizationSchema } from '../contract/customization-schema.ts'
import type { SoldOutOptions } from '../rules/sold-out-options.ts'

export const schemaType = pgEnum('customization_schema_type', CustomizationType.enum)

export const customizationSchemaTable = pgTable('customization_schemas', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameVi: text('name_vi'),
  type: schemaType().notNull(),
  description: text(),
  descriptionVi: text('description_vi'),
  config: jsonb().$type<CustomizationSchema['config']>().notNull(),
  pricingConfig: jsonb('pricing_config').$type<CustomizationSchema['pricingConfig']>().notNull(),
  /**
   * The sold-out options, by option id. The value is the ISO time at which the option is on sale again, or null until further
   * notice.
   */
  soldOut: jsonb('sold_out').$type<SoldOutOptions>().notNull().default({}),
  baseSchemaId: text('base_schema_id').references((): AnyPgColumn => customizationSchemaTable.id, {
    onDelete: 'set null',
  }),
  isBaseSchema: boolean('is_base_schema').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  /** True if an English text was changed after its Vietnamese counterpart. */
  translationOutdated: boolean('translation_outdated').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What an audit entry stores about an option group. */
export const auditedSchema: AuditedThing<keyof typeof customizationSchemaTable.$inferSelect> = {
  kind: 'customization-schema',
  list: 'menu',
  isPublic: true,
  lock: advisoryLocks.catalogue,
  fields: {
    name: 'shown',
    nameVi: 'shown',
    type: 'shown',
    description: 'shown',
    descriptionVi: 'shown',
    config: 'shown',
    pricingConfig: 'shown',
    soldOut: 'shown',
    baseSchemaId: 'shown',
    isBaseSchema: 'shown',
    isActive: 'shown',
  },
}
