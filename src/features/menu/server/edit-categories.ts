import { conflict } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { isTranslationOutdated } from '#src/kernel/translation.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { deleteRow, updateRow, insertRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { CategoryChange, CategoryInput } from '../contract/category-input.ts'
import { categoryTranslations } from '../rules/menu-translations.ts'
import { countDishesOf, requireCategory } from './category-store.ts'
import type { StoredCategory } from './category-store.ts'
import { auditedCategory, categoryTable } from './menu-table.ts'

/** Adds a category without dishes. */
export function createCategory(
  services: AuditServices,
  by: Actor,
  { name, nameVi = null, description = null, sortOrder = 0, unit = null }: CategoryInput,
): Promise<StoredCategory> {
  const now = services.clock.now()
  const id = rowId('category', now)
  const write = { by, action: 'menu.category-created', thing: auditedCategory } as const
  return recordChange(services, write, async (tx) => {
    await insertRow(tx, categoryTable, { id, name, nameVi, description, sortOrder, unit, updatedAt: now })
    return { before: undefined, after: await requireCategory(tx, id) }
  })
}

/**
 * Changes the fields of a category that are sent. Throws 404 if the category does not exist, and 409 if somebody has edited it
 * since `updatedAt`.
 */
export function changeCategory(
  services: AuditServices,
  by: Actor,
  id: string,
  { updatedAt, ...fields }: CategoryChange,
): Promise<StoredCategory> {
  const write = { by, action: 'menu.category-changed', thing: auditedCategory } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireCategory(tx, id)
    rejectStale(before, updatedAt, 'menu.category-stale')
    const edited = changesTo<Partial<StoredCategory>>(before, fields)
    if (!edited) return { before, after: before }
    await updateRow(tx, categoryTable, id, {
      ...edited,
      translationOutdated: isTranslationOutdated(before, { ...before, ...edited }, categoryTranslations),
      updatedAt: services.clock.now(),
    })
    return { before, after: await requireCategory(tx, id) }
  })
}

/**
 * Deletes a category without dishes. Throws 404 if the category does not exist, and 409 with the number of dishes if it has any. If
 * somebody adds a dish to the category at the same moment, one of the two calls is rejected.
 */
export function deleteCategory(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'menu.category-deleted', thing: auditedCategory } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireCategory(tx, id)
    const dishes = await countDishesOf(tx, id)
    if (dishes > 0) {
      const held = dishes === 1 ? '1 dish' : `${dishes} dishes`
      throw conflict('menu.category-not-empty', `This category still holds ${held}`, { dishes })
    }
    await deleteRow(tx, categoryTable, id)
    return { before, after: undefined }
  })
}
