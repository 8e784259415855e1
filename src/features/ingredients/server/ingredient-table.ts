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
    /** When a missing ingredient comes back by itself. It is null until further notice. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
    /**
     * These ids are no foreign keys, because the code of dishes and options depends on that of ingredients, not the other way
     * round.
     */
    dishIds: jsonb('dish_ids').$type<string[]>().notNull().default([]),
    options: jsonb().$type<OptionLink[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the form was last saved. Marking the ingredient as missing does not change this time. */
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
