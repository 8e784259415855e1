import { restaurantDateTime } from '#src/kernel/dates.ts'
import { conflict } from '#src/kernel/problem.ts'
import { rejectStale } from '#src/server/database/row-edits.ts'
import { recordChange, type AuditServices, type ChangedBy } from '#src/features/audit/server/audit.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { movedTime } from '#src/features/oven/rules/oven-times.ts'
import type { MovePromiseInput } from '../contract/promised-times.ts'
import { mayStaffEdit } from '../rules/order-editing.ts'
import { lockOrder, type OrderRow } from './order-store.ts'
import { auditedOrder } from './order-table.ts'
import { type KitchenNow, rebaked } from './promise-time.ts'
import { writeChange } from './write-change.ts'

/**
 * Moves the promised time of an order, or the time when it is due if no time was promised. Throws 404 if the order does not exist,
 * and 409 if somebody has changed it since the screen loaded it, if its guest must be called first, or if it is ready, finished or
 * cancelled.
 */
export async function movePromise(
  services: AuditServices,
  kitchen: KitchenNow,
  by: ChangedBy,
  id: string,
  { minutes, updatedAt }: MovePromiseInput,
): Promise<OrderRow> {
  const write = { by, action: 'orders.promise-moved', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    rejectStale(before, updatedAt, 'orders.stale')
    if (waitsForCall(before))
      throw conflict('orders.confirm-first', 'Call the guest and confirm this order first')
    if (!mayStaffEdit(before.status)) throw conflict('orders.not-cooking', 'This order is ready or over')
    const { now } = kitchen
    const due = before.promisedTime ?? before.requestedTime ?? before.scheduledTime ?? restaurantDateTime(now)
    const promise = await rebaked(tx, before, movedTime(due, minutes, now), kitchen)
    return writeChange(tx, kitchen, before, promise)
  })
}
