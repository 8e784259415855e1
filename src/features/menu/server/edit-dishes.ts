import { onSale, type Availability } from '#src/kernel/availability.ts'
import { restaurantDate } from '#src/kernel/dates.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { isTranslationOutdated } from '#src/kernel/translation.ts'
import { changedAvailability } from '#src/server/changed-availability.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { deleteRow, insertRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { type PictureServices, withCopiedPictures } from '#src/features/uploads/server/uploads.ts'
import type { DishChange, DishInput } from '../contract/dish-input.ts'
import { dishTranslations } from '../rules/menu-translations.ts'
import { checkPicture, checkReferences } from './dish-references.ts'
import { requireDish, updateDish } from './dish-store.ts'
import type { StoredDish } from './dish-store.ts'
import { auditedDish, menuItemTable } from './menu-table.ts'

type DishServices = AuditServices & PictureServices

const pictures = ['imageUrl', 'aboveImageUrl'] as const

/**
 * Adds a dish, which is available if the input does not say otherwise. Throws 400 if the category or an option group does not
 * exist, or if a picture cannot be fetched or found.
 */
export async function createDish(services: DishServices, by: Actor, sent: DishInput): Promise<StoredDish> {
  const input = await withCopiedPictures(services, sent, pictures)
  for (const field of pictures) await checkPicture(services, field, input)
  const now = services.clock.now()
  const write = { by, action: 'menu.dish-created', thing: auditedDish } as const
  return recordChange(services, write, async (tx) => {
    await checkReferences(tx, input)
    const id = rowId('dish', now)
    await insertRow(tx, menuItemTable, {
      ...input,
      ...availabilityOf(onSale, input, now),
      ...countOf(input.leftToday, now),
      id,
      createdAt: now,
      updatedAt: now,
    })
    return { before: undefined, after: await requireDish(tx, id) }
  })
}

/**
 * Changes the fields of a dish that are sent. Throws 404 if the dish does not exist, 400 in the same cases as `createDish`, and 409
 * if somebody has edited the dish since `updatedAt`. Setting the availability or the number of portions does not count as editing,
 * so it never causes a 409.
 */
export async function changeDish(
  services: DishServices,
  by: Actor,
  id: string,
  { updatedAt, ...sent }: DishChange,
): Promise<StoredDish> {
  for (const field of pictures) {
    if (sent[field]) await checkPicture(services, field, sent, await requireDish(services.db, id))
  }
  const change = await withCopiedPictures(services, sent, pictures)
  const write = { by, action: 'menu.dish-changed', thing: auditedDish } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireDish(tx, id)
    rejectStale(before, updatedAt, 'menu.dish-stale')
    await checkReferences(tx, change)
    const now = services.clock.now()
    const { isAvailable: _sold, soldOutUntil: _until, leftToday, ...fields } = change
    const edited = changesTo<Partial<StoredDish>>(before, fields)
    await updateDish(tx, id, {
      ...fields,
      ...availabilityOf(before, change, now),
      ...countOf(leftToday, now),
      ...(edited && {
        translationOutdated: isTranslationOutdated(before, { ...before, ...edited }, dishTranslations),
        updatedAt: now,
      }),
    })
    return { before, after: await requireDish(tx, id) }
  })
}

/** The availability columns that a change of a dish sets. Empty if the change does not contain the availability. */
function availabilityOf(before: Availability, change: DishChange, now: Date) {
  if (change.isAvailable === undefined && change.soldOutUntil === undefined)
    return { soldOutUntil: undefined }
  const { isAvailable, soldOutUntil } = changedAvailability(before, change, now, {
    misplaced: 'A time goes with a dish that is sold out',
    pastCode: 'menu.sold-out-until-past',
  })
  return { isAvailable, soldOutUntil: soldOutUntil === null ? null : new Date(soldOutUntil) }
}

/** The columns `leftToday` and `leftOn` for a change of the number of portions. */
function countOf(leftToday: number | null | undefined, now: Date) {
  if (leftToday === undefined) return {}
  return { leftToday, leftOn: leftToday === null ? null : restaurantDate(now) }
}

/**
 * Pins a dish, or unpins it if it is already pinned. Any number of dishes may be pinned; the home page shows the four available
 * ones that were pinned first. Throws 404 if the dish does not exist.
 */
export function togglePin(services: AuditServices, by: Actor, id: string): Promise<StoredDish> {
  const write = { by, action: 'menu.dish-pinned', thing: auditedDish } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireDish(tx, id)
    const isPinned = !before.isPinned
    await updateDish(tx, id, { isPinned, pinnedAt: isPinned ? services.clock.now() : null })
    return { before, after: await requireDish(tx, id) }
  })
}

/** Deletes a dish. Existing orders keep their own copies of its name and price. Throws 404 if the dish does not exist. */
export function deleteDish(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'menu.dish-deleted', thing: auditedDish } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireDish(tx, id)
    // By a foreign key, PostgreSQL also deletes the dish's links to option groups.
    await deleteRow(tx, menuItemTable, id)
    return { before, after: undefined }
  })
}
