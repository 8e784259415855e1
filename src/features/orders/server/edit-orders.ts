import { amountOf, amountText } from '#src/kernel/money.ts'
import { invalid, ProblemError } from '#src/kernel/problem.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { requireGuestPhone } from '#src/server/http/guest-input.ts'
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
import { needsNoContact } from '../rules/table-order.ts'
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
 * Changes the fields that are sent. Throws 404 if there is no such order; 403 if staff may not change it any more; 400 if a
 * delivery has no address, a time is not possible, an amount is too large or a reason is missing; 409 if the order has changed
 * since the screen read it, the guest must be called first, or an added dish is sold out or has too few portions left. An edit that
 * is sent again after it has been saved changes nothing. So it succeeds although its `updatedAt` is old.
 */
export async function changeOrder(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  { updatedAt, items, reason, ...fields }: ChangeOrderInput,
): Promise<OrderRow> {
  const { menu: counted, settings, now } = kitchen
  // The counts are ignored here, because the order already holds portions. `movePortions` compares them when the edit is written.
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
    rejectNameless(before, change)
    const written = await writeChange(tx, kitchen, before, change)
    return { ...written, reason: isCheaper(before, change) ? (reason ?? undefined) : undefined }
  })
}

/**
 * True if the order already has everything that the edit sets. This is so if the edit is sent again because its response was lost.
 */
function isSavedAlready(changeOf: () => object | undefined): boolean {
  try {
    return changeOf() === undefined
  } catch (error) {
    // The error is dropped, because the edit is rejected as outdated anyway.
    if (error instanceof ProblemError) return false
    throw error
  }
}

/** Once an order is ready, only admins may change it: throws 403 for staff. */
function rejectStaff({ role }: Actor, { status }: OrderRow): void {
  if (role === 'admin' || mayStaffEdit(status)) return
  const message = 'This order is ready or over, and only an admin may change it'
  throw new ProblemError(403, { message, code: 'orders.admins-alone' })
}

function isCheaper({ grandTotal }: OrderRow, change: Partial<OrderRow>): boolean {
  return change.grandTotal !== undefined && amountOf(change.grandTotal) < amountOf(grandTotal)
}

/**
 * Throws 400 if the edit removes the name or phone of an order that is not at a table. An order that has none may leave its table:
 * the guests stand at the counter then.
 */
function rejectNameless(before: OrderRow, change: Partial<OrderRow>): void {
  if (needsNoContact({ ...before, ...change })) return
  const fields = {
    ...(change.customerName === '' && { customerName: 'Name is required' }),
    ...(change.customerPhone === '' && { customerPhone: 'Phone is required' }),
  }
  const [message] = Object.values(fields)
  if (message) throw invalid('request.invalid', message, fields)
}

/** Throws 400 if a reason is missing although the order is cancelled, or its bill falls after the kitchen had it. */
function requireReason(before: OrderRow, change: Partial<OrderRow>, reason: string | null | undefined): void {
  const isNeeded = change.status === 'cancelled' || (hadByKitchen(before.status) && isCheaper(before, change))
  if (!isNeeded || reason) return
  const message = 'Say why'
  throw invalid('orders.reason-required', message, { reason: message })
}

/**
 * The changed time, and when the kitchen begins then. If the time stays the same it is not checked, because it may have passed
 * meanwhile.
 */
function timesOf(
  sent: string | null | undefined,
  before: OrderRow,
  settings: OwnerSettings,
  now: Date,
): Partial<Pick<OrderRow, 'requestedTime' | 'scheduledTime'>> {
  if (sent === undefined || sent === before.requestedTime) return {}
  const problem = sent === null ? undefined : checkRequestedTime(sent, now, settings)
  if (problem) throw invalid(problem.code, problem.message, { requestedTime: problem.message })
  return { requestedTime: sent, scheduledTime: sent ?? nextSlot(now, settings) ?? null }
}

/** Clears the table unless the guest eats in, and the address unless the order is a delivery. */
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
 * Deletes an order for good. Printers that may have printed the order print that it is cancelled. Throws 404 if there is no such
 * order.
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
    // Portions that were handed over are not given back.
    const moved = isOpenStatus(before.status) ? await movePortions(tx, [{ before }], now) : {}
    return { before, after: undefined, ...moved }
  })
}

/**
 * Returns the changed phone in E.164, or undefined if it has not changed. Earlier versions stored the phone as guests typed it, and
 * such a phone may stay as it is.
 */
function phoneOf(sent: string | undefined, before: OrderRow): string | undefined {
  if (sent === undefined || sent === before.customerPhone) return undefined
  if (sent === '') return sent
  return requireGuestPhone(sent, 'orders', 'customerPhone')
}

/**
 * Rejects a delivery whose address is missing or too short. Whether the restaurant offers delivery at all matters only if the order
 * becomes a delivery.
 */
function rejectImpossibleDelivery(
  before: OrderRow,
  change: Partial<OrderRow>,
  { deliveryMode }: CurrentSiteSettings,
): void {
  if (change.orderType === undefined && change.customerAddress === undefined) return
  const problem = checkDelivery({ ...before, ...change }, change.orderType ? deliveryMode : 'on')
  if (problem) throw invalid(problem.code, problem.message, { [problem.field]: problem.message })
}

type Money = Pick<OrderRow, 'items' | 'totalAmount' | 'vatAmount' | 'grandTotal'>

/** The lines that an order has after an edit, and what they cost with the VAT that the order was sold with. */
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
  if (problem) throw invalid(problem.code, problem.message, { items: problem.message })
  return {
    totalAmount: amountText(totals.subtotal),
    vatAmount: amountText(totals.vatAmount),
    grandTotal: amountText(totals.grandTotal),
  }
}
