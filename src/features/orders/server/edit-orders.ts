import { amountOf, amountText } from '#src/kernel/money.ts'
import { invalidField, ProblemError } from '#src/kernel/problem.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { deleteRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { CurrentSiteSettings, OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import type { StoredLine } from '../contract/order.ts'
import type { ChangeOrderInput } from '../contract/order-changes.ts'
import { checkDelivery } from '../rules/checkout.ts'
import { hadByKitchen, mayStaffEdit } from '../rules/order-editing.ts'
import { orderAmountProblems, orderTotals } from '../rules/order-totals.ts'
import { checkRequestedTime, nextSlot } from '../rules/requested-time.ts'
import { findSoldLines } from '../rules/sold-lines.ts'
import { checkContact, phoneOf } from './edit-contact.ts'
import { movePortions } from './move-portions.ts'
import { isOpenStatus } from './open-orders.ts'
import { queueDeleted } from './order-paper.ts'
import { lockOrder, type OrderRow } from './order-store.ts'
import { auditedOrder, orderTable } from './order-table.ts'
import { priceCart, storedLines } from './price-cart.ts'
import type { KitchenNow } from './promise-time.ts'
import { cancelReasonOf, rejectBeforeCall } from './set-order-status.ts'
import { endVisitWithoutOrders } from './visit-of-order.ts'
import { writeChange } from './write-change.ts'

/**
 * Changes the fields of an order that are sent. Throws 404 if the order does not exist; 403 if staff may no longer change it or
 * this field; 400 if name, phone, address or a reason is missing, a time is not possible or an amount is too large; 409 if somebody
 * has changed the order since the screen loaded it, if the guest must be called first, or if an added dish is sold out or has too
 * few portions left. If the same edit is sent again after it was saved, nothing changes and the call succeeds, although its
 * `updatedAt` is outdated.
 */
export async function changeOrder(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  { updatedAt, items, reason, ...fields }: ChangeOrderInput,
): Promise<OrderRow> {
  const { menu: counted, settings, now } = kitchen
  // The numbers of portions are ignored here, because portions are already reserved for this order. `movePortions` checks these
  // numbers when the edit is written.
  const menu = counted.map((dish) => ({ ...dish, ...dish.uncounted, leftToday: undefined }))
  const write = { by, action: 'orders.changed', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    rejectStaff(by, before)
    const changeOf = () =>
      changesTo<Partial<OrderRow>>(before, {
        ...fields,
        ...placesThatEnd(before, fields),
        customerPhone: phoneOf(fields.customerPhone, before),
        ...timesOf(fields.requestedTime, before, settings, now),
        ...(fields.status && { cancelReason: cancelReasonOf(before, fields.status, reason) }),
        ...(items && soldItems(before, items, menu)),
      })
    if (isSavedAlready(changeOf)) return { before, after: before }
    rejectStale(before, updatedAt, 'orders.stale')
    const change = changeOf()
    if (!change) return { before, after: before }
    if (change.status) rejectBeforeCall(before, change.status)
    rejectImpossibleDelivery(before, change, settings)
    requireReason(before, change, reason)
    checkContact(by, before, change)
    const written = await writeChange(tx, kitchen, before, change)
    return { ...written, reason: isCheaper(before, change) ? (reason ?? undefined) : undefined }
  })
}

/**
 * True if the order already has all values that the edit sets. This happens if the response to the edit was lost and the browser
 * sends it again.
 */
function isSavedAlready(changeOf: () => object | undefined): boolean {
  try {
    return changeOf() === undefined
  } catch (error) {
    // This error is ignored, because the edit is rejected as outdated anyway.
    if (error instanceof ProblemError) return false
    throw error
  }
}

/** Throws 403 if a member of staff wants to change an order that is ready or later. Only admins may do that. */
function rejectStaff({ role }: Actor, { status }: OrderRow): void {
  if (role === 'admin' || mayStaffEdit(status)) return
  const message = 'This order is ready or over, and only an admin may change it'
  throw new ProblemError(403, 'orders.admins-alone', message)
}

function isCheaper({ grandTotal }: OrderRow, change: Partial<OrderRow>): boolean {
  return change.grandTotal !== undefined && amountOf(change.grandTotal) < amountOf(grandTotal)
}

/** Throws 400 if there is no reason although the edit cancels the order, or lowers its total after the kitchen has begun it. */
function requireReason(before: OrderRow, change: Partial<OrderRow>, reason: string | null | undefined): void {
  const isNeeded = change.status === 'cancelled' || (hadByKitchen(before.status) && isCheaper(before, change))
  if (!isNeeded || reason) return
  throw invalidField('orders.reason-required', 'reason', 'Say why')
}

/**
 * The changed time of an order, and when the kitchen begins with it. A time that stays the same is not checked, because it may be
 * over by now.
 */
function timesOf(
  sent: string | null | undefined,
  before: OrderRow,
  settings: OwnerSettings,
  now: Date,
): Partial<Pick<OrderRow, 'requestedTime' | 'scheduledTime'>> {
  if (sent === undefined || sent === before.requestedTime) return {}
  const problem = sent === null ? undefined : checkRequestedTime(sent, now, settings)
  if (problem) throw invalidField(problem.code, 'requestedTime', problem.message)
  return { requestedTime: sent, scheduledTime: sent ?? nextSlot(now, settings) ?? null }
}

/** Removes the table if the guest does not eat in, and the address if the order is not a delivery. */
function placesThatEnd(
  before: OrderRow,
  {
    orderType: sent,
    customerAddress,
    tableLabel,
  }: Pick<ChangeOrderInput, 'orderType' | 'customerAddress' | 'tableLabel'>,
): Partial<Pick<OrderRow, 'tableLabel' | 'customerAddress'>> {
  if (sent === undefined && customerAddress === undefined && tableLabel === undefined) return {}
  const orderType = sent ?? before.orderType
  return {
    ...(orderType !== 'dine-in' && { tableLabel: null }),
    ...(orderType !== 'delivery' && { customerAddress: null }),
  }
}

/**
 * Deletes an order for good. If a printer may already have printed the order, it prints a ticket that says that the order is
 * cancelled. Throws 404 if the order does not exist.
 */
export async function deleteOrder(
  services: AuditServices,
  { settings, now }: KitchenNow,
  by: Actor,
  id: string,
): Promise<void> {
  const write = { by, action: 'orders.deleted', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    await queueDeleted(tx, settings.printers ?? [], before, now)
    await deleteRow(tx, orderTable, id)
    await endVisitWithoutOrders(tx, before.visitId, now)
    // Portions of a finished order are not given back, because the guest has got them.
    const moved = isOpenStatus(before.status) ? await movePortions(tx, [{ before }], now) : {}
    return { before, after: undefined, ...moved }
  })
}

/**
 * Throws 400 if the address of a delivery is missing or too short. Whether the restaurant offers deliveries is checked only if the
 * edit turns the order into a delivery.
 */
function rejectImpossibleDelivery(
  before: OrderRow,
  change: Partial<OrderRow>,
  { deliveryMode }: CurrentSiteSettings,
): void {
  if (change.orderType === undefined && change.customerAddress === undefined) return
  const problem = checkDelivery({ ...before, ...change }, change.orderType ? deliveryMode : 'on')
  if (problem) throw invalidField(problem.code, problem.field, problem.message)
}

type Money = Pick<OrderRow, 'items' | 'totalAmount' | 'vatAmount' | 'grandTotal'>

/** The lines of an order after an edit, and their totals with the VAT of the time when the order was placed. */
function soldItems(
  { items: sold, taxMode, vatRate }: OrderRow,
  sent: NonNullable<ChangeOrderInput['items']>,
  menu: readonly MenuDish[],
): Money {
  const tax = { taxMode, vatRate }
  const found = findSoldLines(sent, sold)
  const added = sent.flatMap((item, line) => (found[line] ? [] : [{ item, line }]))
  const addedItems = added.map(({ item }) => item)
  const priced =
    added.length === 0
      ? []
      : storedLines(
          priceCart(menu, addedItems, tax, (index) => added[index]?.line ?? index),
          addedItems,
          menu,
        )
  const items = sent.flatMap((item, line) => {
    const before = found[line]
    const after = before ? changedLine(before, item) : priced[added.findIndex((each) => each.line === line)]
    return after ? [after] : []
  })
  return { items, ...costOf(items, tax) }
}

function changedLine(
  sold: StoredLine,
  { quantity, note }: { quantity: number; note?: string | null | undefined },
): StoredLine {
  const changed = note !== undefined && note !== (sold.note ?? null)
  if (quantity === sold.quantity && !changed) return sold
  const lineTotal = amountText(amountOf(sold.unitPrice) * quantity)
  return { ...sold, quantity, lineTotal, ...(changed && { note }) }
}

function costOf(items: readonly StoredLine[], tax: Tax): Omit<Money, 'items'> {
  const lines = items.map(({ unitPrice, quantity }) => ({ unitPrice: amountOf(unitPrice), quantity }))
  const totals = orderTotals(lines, tax)
  const [problem] = orderAmountProblems(lines, totals)
  if (problem) throw invalidField(problem.code, 'items', problem.message)
  return {
    totalAmount: amountText(totals.subtotal),
    vatAmount: amountText(totals.vatAmount),
    grandTotal: amountText(totals.grandTotal),
  }
}
