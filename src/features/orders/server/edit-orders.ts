import { amountOf, amountText } from '#src/kernel/money.ts'
import { invalid } from '#src/kernel/problem.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { requireGuestPhone } from '#src/server/http/guest-input.ts'
import { deleteRow, updateRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import type { StoredLine } from '../contract/order.ts'
import type { ChangeOrderInput } from '../contract/order-changes.ts'
import { checkDelivery } from '../rules/checkout.ts'
import { orderAmountProblems, orderTotals } from '../rules/order-totals.ts'
import { findSoldLines } from '../rules/sold-lines.ts'
import { lockOrder, type OrderRow } from './order-store.ts'
import { auditedOrder, orderTable } from './order-table.ts'
import type { PricingInputs } from './place-order.ts'
import { priceCart, storedLines } from './price-cart.ts'
import { rejectBeforeCall } from './set-order-status.ts'
import { visitAfter } from './visit-of-order.ts'

/**
 * Changes the fields that are sent. Throws 404; 400 if a delivery has no address or an amount is too large; 409 if the order has
 * changed since the screen read it, has to be confirmed after a call first, or an added dish is not available.
 */
export async function changeOrder(
  services: AuditServices,
  pricing: PricingInputs,
  by: Actor,
  id: string,
  { updatedAt, items, ...fields }: ChangeOrderInput,
): Promise<OrderRow> {
  const [menu, settings] = await Promise.all([pricing.menu(), pricing.settings()])
  const write = { by, action: 'orders.changed', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    rejectStale(before, updatedAt, 'orders.stale')
    const change = changesTo<Partial<OrderRow>>(before, {
      ...fields,
      ...placesThatEnd(before, fields),
      customerPhone: phoneOf(fields.customerPhone, before),
      ...(items && soldItems(before, items, menu)),
    })
    if (!change) return { before, after: before }
    if (change.status) rejectBeforeCall(before, change.status)
    rejectImpossibleDelivery(before, change, settings)
    const now = services.clock.now()
    const visitId = await visitAfter(tx, before, { ...before, ...change }, now)
    return { before, after: await updateRow(tx, orderTable, id, { ...change, visitId, updatedAt: now }) }
  })
}

/** Clears the table unless the guest eats in, and the address unless the order is a delivery. */
function placesThatEnd(
  before: OrderRow,
  { orderType: sent, customerAddress }: Pick<ChangeOrderInput, 'orderType' | 'customerAddress'>,
): Partial<Pick<OrderRow, 'tableLabel' | 'customerAddress'>> {
  if (sent === undefined && customerAddress === undefined) return {}
  const orderType = sent ?? before.orderType
  return {
    ...(orderType !== 'dine-in' && { tableLabel: null }),
    ...(orderType !== 'delivery' && { customerAddress: null }),
  }
}

/** Deletes an order for good. Throws 404. */
export function deleteOrder(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'orders.deleted', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    await deleteRow(tx, orderTable, id)
    return { before, after: undefined }
  })
}

/**
 * Returns the changed phone in E.164, or undefined if it has not changed. Earlier versions stored the phone as guests typed it, and
 * such a phone may stay as it is.
 */
function phoneOf(sent: string | undefined, before: OrderRow): string | undefined {
  if (sent === undefined || sent === before.customerPhone) return undefined
  return requireGuestPhone(sent, 'orders', 'customerPhone')
}

/**
 * Rejects an address that no delivery could use. Whether the restaurant offers delivery matters only if the order becomes a
 * delivery.
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
