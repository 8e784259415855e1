import type { Queries } from '#src/server/database/connection.ts'
import { updateRow } from '#src/server/database/rows.ts'
import { keepLinesBefore, keepWhetherMade } from './lines-before.ts'
import { movePortions } from './move-portions.ts'
import { queueChange } from './order-paper.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'
import { type KitchenNow, promiseAfter } from './promise-time.ts'
import { endVisitOnceServed, endVisitWithoutOrders, visitAfter } from './visit-of-order.ts'

/** The fields that say what was ordered and how the guest gets it. */
const contentFields = [
  'items',
  'orderType',
  'tableLabel',
  'customerAddress',
  'requestedTime',
  'specialInstructions',
] as const

/**
 * Writes a change of an order by somebody in the restaurant; the caller must have locked the order. Also writes all consequences:
 * the order counts as opened, its former lines are stored for the kitchen, and the promised time, the visit, the printed tickets
 * and the portions are adapted to the changed order. Throws 409 if a dish has too few portions left. Returns the value that
 * `recordChange` needs.
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

/** Does the same as `writeChange` for several orders, one after the other. */
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
  if (isContent || 'promisedTime' in change) await keepLinesBefore(tx, before)
  if (change.status === 'cancelled') await keepWhetherMade(tx, before)
  const promise = await promiseAfter(tx, before, changed, kitchen)
  // If a party moves to another table, all its orders move too, even cancelled ones.
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
