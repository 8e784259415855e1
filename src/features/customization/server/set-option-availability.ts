import { onSale, type AvailabilityChange } from '#src/kernel/availability.ts'
import { notFound } from '#src/kernel/problem.ts'
import { changedAvailability } from '#src/server/changed-availability.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { optionsOf } from '../rules/picked-options.ts'
import type { SoldOutOptions } from '../rules/sold-out-options.ts'
import { requireSchema, updateSchema } from './customization-store.ts'
import { auditedSchema } from './customization-table.ts'
import type { StoredSchema } from './present-schema.ts'

/**
 * Marks an option as sold out, until a given time or until further notice, or as on sale again. The option group's `updatedAt`
 * stays the same, so that the server does not reject the changes of an admin who is editing the group. Throws 404 if the group or
 * the option does not exist, and 400 if the time is not allowed.
 */
export function setOptionAvailability(
  services: AuditServices,
  by: Actor,
  { id, optionId }: { readonly id: string; readonly optionId: string },
  change: AvailabilityChange,
): Promise<StoredSchema> {
  const write = { by, action: 'customization.option-availability', thing: auditedSchema } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireSchema(tx, id)
    if (!optionsOf(before).some((option) => option.id === optionId))
      throw notFound('customization.option-not-found', 'There is no such option')
    const soldOut = soldOutAfter(before.soldOut, optionId, change, services.clock.now())
    return { before, after: await updateSchema(tx, id, { soldOut }) }
  })
}

function soldOutAfter(
  soldOut: SoldOutOptions,
  optionId: string,
  change: AvailabilityChange,
  now: Date,
): SoldOutOptions {
  const { [optionId]: until, ...others } = soldOut
  const current = until === undefined ? onSale : { isAvailable: false, soldOutUntil: until }
  const changed = changedAvailability(current, change, now, {
    misplaced: 'A time goes with an option that is sold out',
    pastCode: 'customization.sold-out-until-past',
  })
  return changed.isAvailable ? others : { ...others, [optionId]: changed.soldOutUntil }
}
