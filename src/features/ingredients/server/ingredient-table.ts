import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import type { OptionLink } from '../contract/ingredient.ts'

export const ingredientTable = pgTable(
  'ingredients',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    nameVi: text('name_vi').notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
    /** The time from which on a missing ingredient is available again. Null means until further notice. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
    /**
     * These ids are not foreign keys: the menu and customization features import this feature, so this feature cannot import their
     * tables.
     */
    dishIds: jsonb('dish_ids').$type<string[]>().notNull().default([]),
    options: jsonb().$type<OptionLink[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * When the ingredient was last saved in its form. Marking it as missing does not change this time, so it does not make an open
     * form outdated.
     */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('ingredients_sold_out_until', sql`${table.soldOutUntil} is null or not ${table.isAvailable}`),
  ],
)

/** What an audit entry stores about an ingredient. */
export const auditedIngredient: AuditedThing<keyof typeof ingredientTable.$inferSelect> = {
  kind: 'ingredient',
  list: 'menu',
  isPublic: true,
  lock: advisoryLocks.catalogue,
  fields: {
    name: 'shown',
    nameVi: 'shown',
    isAvailable: 'shown',
    soldOutUntil: 'shown',
    dishIds: 'shown',
    options: 'shown',
  },
}
