import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing, FieldRules } from '#src/features/audit/server/audit.ts'
import type { Allergen, Diet } from '#src/kernel/dietary.ts'
import type { SaleUnit } from '#src/kernel/sale-unit.ts'
import { customizationSchemaTable } from '#src/features/customization/server/customization-table.ts'

export const categoryTable = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    nameVi: text('name_vi'),
    description: text(),
    sortOrder: integer('sort_order').notNull().default(0),
    /** What the price of a dish in this category buys, such as a plate. Null if the restaurant does not state it. */
    unit: text().$type<SaleUnit>(),
    /** True if the English name was changed after the Vietnamese one. */
    translationOutdated: boolean('translation_outdated').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ unit }) => [
    // These values must be the same as in kernel/sale-unit.ts.
    check('categories_unit', sql`${unit} in ('pizza_for_one', 'piece', 'plate', 'bowl', 'glass', 'portion')`),
  ],
)

/** What an audit entry stores about a category. */
export const auditedCategory: AuditedThing<keyof typeof categoryTable.$inferSelect> = {
  kind: 'category',
  list: 'menu',
  isPublic: true,
  lock: advisoryLocks.catalogue,
  fields: {
    name: 'shown',
    nameVi: 'shown',
    description: 'shown',
    sortOrder: 'shown',
    unit: 'shown',
  },
}

export const menuItemTable = pgTable(
  'menu_items',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    nameVi: text('name_vi'),
    description: text().notNull(),
    descriptionVi: text('description_vi'),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
    imageUrl: text('image_url'),
    /**
     * A picture of the whole dish from above, for half-and-half pizzas. Null if the dish's own picture is already such a picture.
     */
    aboveImageUrl: text('above_image_url'),
    categoryId: text('category_id')
      .notNull()
      // With `restrict`, PostgreSQL refuses to delete a category that has dishes. So deleting a category never deletes a dish.
      .references(() => categoryTable.id, { onDelete: 'restrict' }),
    isAvailable: boolean('is_available').notNull().default(true),
    /** The time from which on a sold-out dish is on sale again. It is null for a dish that is available. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
    /** How many portions are left on the day `leftOn`. Both are null if nobody counts the portions of this dish. */
    leftToday: integer('left_today'),
    leftOn: date('left_on'),
    isPinned: boolean('is_pinned').notNull().default(false),
    pinnedAt: timestamp('pinned_at', { withTimezone: true }),
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** The allergens of the dish. Null if the restaurant has not stated them. */
    allergens: jsonb().$type<Allergen[]>(),
    diet: jsonb().$type<Diet[]>(),
    customizationSchemaId: text('customization_schema_id').references(() => customizationSchemaTable.id, {
      onDelete: 'set null',
    }),
    /** True if an English text was changed after the Vietnamese ones. */
    translationOutdated: boolean('translation_outdated').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * When the dish was last saved in its form. Marking the dish as sold out or pinning it does not change this time, so an open
     * form does not become outdated.
     */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('menu_items_category_id').on(table.categoryId),
    check('menu_items_sold_out_until', sql`${table.soldOutUntil} is null or not ${table.isAvailable}`),
    check(
      'menu_items_left_today',
      sql`(${table.leftToday} is null) = (${table.leftOn} is null) and ${table.leftToday} >= 0`,
    ),
  ],
)

/** What an audit entry stores about a dish. */
export const auditedDish: AuditedThing<keyof typeof menuItemTable.$inferSelect> = {
  kind: 'dish',
  list: 'menu',
  isPublic: true,
  lock: advisoryLocks.catalogue,
  fields: {
    name: 'shown',
    nameVi: 'shown',
    description: 'shown',
    descriptionVi: 'shown',
    price: 'shown',
    imageUrl: 'shown',
    aboveImageUrl: 'shown',
    categoryId: 'shown',
    isAvailable: 'shown',
    soldOutUntil: 'shown',
    leftToday: 'shown',
    // `leftOn` is ignored, because the number of portions is always set for the day on which the audit entry is written.
    leftOn: 'ignored',
    isPinned: 'shown',
    // The time is ignored, because the audit entry has a time of its own and shows by `isPinned` that the dish was pinned.
    pinnedAt: 'ignored',
    tags: 'shown',
    allergens: 'shown',
    diet: 'shown',
    customizationSchemaId: 'shown',
  },
}

export const menuItemSchemaTable = pgTable(
  'menu_item_customization_schemas',
  {
    id: text().primaryKey(),
    menuItemId: text('menu_item_id')
      .notNull()
      .references(() => menuItemTable.id, { onDelete: 'cascade' }),
    customizationSchemaId: text('customization_schema_id')
      .notNull()
      .references(() => customizationSchemaTable.id, { onDelete: 'cascade' }),
    sortOrder: integer('sort_order').notNull().default(0),
    isRequired: boolean('is_required').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('menu_item_schema_pair').on(table.menuItemId, table.customizationSchemaId)],
)

/** What the audit log stores about the list of option groups of a dish. */
export const auditedDishSchemas: AuditedThing<'id' | 'schemas'> = {
  ...auditedDish,
  fields: { schemas: 'shown' },
}
/**
 * What the audit log shows of each option group in a dish's list. `sortOrder` is left out, because the groups are listed in this
 * order.
 */
export const schemaLinkFields: FieldRules<keyof typeof menuItemSchemaTable.$inferSelect> = {
  menuItemId: 'ignored',
  customizationSchemaId: 'shown',
  sortOrder: 'ignored',
  isRequired: 'shown',
}
