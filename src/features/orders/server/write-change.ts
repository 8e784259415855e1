import type { Queries } from '#src/server/database/connection.ts'
import { updateRow } from '#src/server/database/rows.ts'
import { keepLinesBefore, keepWhetherMade } from './lines-before.ts'
import { movePortions } from './move-portions.ts'
import { queueChange } from './order-paper.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'
import { type KitchenNow, promiseAfter } from './promise-time.ts'
import { endVisitOnceServed, endVisitWithoutOrders, visitAfter } from './visit-of-order.ts'

/** The fields of what was ordered and of how the guest gets it. */
const contentFields = [
  'items',
  'orderType',
  'tableLabel',
  'customerAddress',
  'requestedTime',
  'specialInstructions',
] as const

/**
 * Writes what somebody of the restaurant changes about an order, which the caller has locked, and all that follows from the change:
 * the order was seen, the kitchen learns what it had before, promise, visit, paper and portions are those of the order as it is now.
 * Throws 409 if too few portions are left of a counted dish. Returns what `recordChange` takes.
 */
export async function writeChange(
  tx: Queries,
  kitchen: KitchenNow,
  before: OrderRow,
  change: Partial<OrderRow>,
) {
  const { after, ...moved } = await writeChanges(tx, kitchen, [before], () => change)
  if (!after) throw new Error('The order that is changed is one order')
  return { ...moved, after }
}

/** Does the same with several orders, one after the other. */
export async function writeChanges(
  tx: Queries,
  kitchen: KitchenNow,
  orders: readonly OrderRow[],
  changeOf: (before: OrderRow) => Partial<OrderRow>,
) {
  const changes = []
  for (const before of orders)
    changes.push({ before, after: await writeRow(tx, kitchen, before, changeOf(before)) })
  const [first, ...others] = changes
  const moved = await movePortions(tx, changes, kitchen.now)
  return { before: first?.before, after: first?.after, others, ...moved }
}

async function writeRow(
  tx: Queries,
  kitchen: KitchenNow,
  before: OrderRow,
  change: Partial<OrderRow>,
): Promise<OrderRow> {
  const { now, settings } = kitchen
  const changed = { ...before, ...change }
  const isContent = contentFields.some((field) => field in change)
  if (isContent) await keepLinesBefore(tx, before)
  if (change.status === 'cancelled') await keepWhetherMade(tx, before)
  const promise = await promiseAfter(tx, before, changed, kitchen)
  // A party that moves takes its orders along, cancelled ones too.
  const visitId = change.visitId ?? (await visitAfter(tx, before, changed, now))
  const after = await updateRow(tx, orderTable, before.id, {
    ...change,
    ...promise,
    ...(isContent && { changedAt: now }),
    visitId,
    seenAt: before.seenAt ?? now,
    updatedAt: now,
  })
  if (visitId !== before.visitId) await endVisitWithoutOrders(tx, before.visitId, now)
  await endVisitOnceServed(tx, before, after, now)
  await queueChange(tx, settings.printers ?? [], { before, after }, now)
  return after
}
