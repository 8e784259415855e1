import { count } from 'drizzle-orm'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { conflict } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { changedAvailability } from '#src/server/changed-availability.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import { deleteRow, insertRow, updateRow } from '#src/server/database/rows.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type {
  IngredientAvailability,
  IngredientChange,
  IngredientInput,
} from '../contract/ingredient-input.ts'
import { auditedIngredient, ingredientTable } from './ingredient-table.ts'
import { type IngredientRow, requireIngredient } from './ingredients.ts'

const maxIngredients = 300

/** Adds an ingredient. Throws 409 if the maximum number of ingredients is reached. */
export function createIngredient(
  services: AuditServices,
  by: Actor,
  input: IngredientInput,
): Promise<IngredientRow> {
  const now = services.clock.now()
  const write = { by, action: 'ingredients.created', thing: auditedIngredient } as const
  return recordChange(services, write, async (tx) => {
    const [all] = await tx.select({ total: count() }).from(ingredientTable)
    if ((all?.total ?? 0) >= maxIngredients)
      throw conflict('ingredients.too-many', `There can be at most ${maxIngredients} ingredients`)
    const row = { ...input, id: rowId('ingredient', now), createdAt: now, updatedAt: now }
    return { before: undefined, after: await insertRow(tx, ingredientTable, row) }
  })
}

/**
 * Changes the fields that are sent. Throws 404 if the ingredient does not exist, and 409 if somebody has edited it since
 * `updatedAt`.
 */
export function changeIngredient(
  services: AuditServices,
  by: Actor,
  id: string,
  { updatedAt, ...sent }: IngredientChange,
): Promise<IngredientRow> {
  const write = { by, action: 'ingredients.changed', thing: auditedIngredient } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireIngredient(tx, id)
    rejectStale(before, updatedAt, 'ingredients.stale')
    const change = changesTo<Partial<IngredientRow>>(before, sent)
    if (!change) return { before, after: before }
    const now = services.clock.now()
    return { before, after: await updateRow(tx, ingredientTable, id, { ...change, updatedAt: now }) }
  })
}

/**
 * Marks an ingredient as missing or as available again. Throws 404 if the ingredient does not exist, and 400 if the time is not
 * allowed.
 */
export function setAvailability(
  services: AuditServices,
  by: Actor,
  id: string,
  change: IngredientAvailability,
): Promise<IngredientRow> {
  const write = { by, action: 'ingredients.availability', thing: auditedIngredient } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireIngredient(tx, id)
    const { isAvailable, soldOutUntil } = changedAvailability(
      withIsoTimes(before),
      change,
      services.clock.now(),
      {
        misplaced: 'A time goes with an ingredient that is missing',
        pastCode: 'ingredients.sold-out-until-past',
      },
    )
    const columns = { isAvailable, soldOutUntil: soldOutUntil === null ? null : new Date(soldOutUntil) }
    return { before, after: await updateRow(tx, ingredientTable, id, columns) }
  })
}

/** Deletes an ingredient. Throws 404 if there is no such ingredient. */
export function deleteIngredient(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'ingredients.deleted', thing: auditedIngredient } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireIngredient(tx, id)
    await deleteRow(tx, ingredientTable, id)
    return { before, after: undefined }
  })
}
