import { restaurantDate } from '#src/kernel/dates.ts'
import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { amountText } from '#src/kernel/money.ts'
import { onlyEntry } from '#src/kernel/only-entry.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import type { Services as AllServices } from '#src/server/services.ts'
import { findUserNames } from '#src/features/accounts/server/accounts.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { countOpenOf, type OpenOnes } from '#src/features/call-first/server/call-first.ts'
import type { Order, PlacedOrder, Quote } from '../contract/order.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { shortCode } from '../rules/order-code.ts'
import type { OrderRow, StoredOrder } from './order-store.ts'
import type { PricedCart } from '../rules/price-order.ts'

type ShownRow = OrderRow & Partial<StoredOrder>

/** The services that are needed to present an order to the office. */
type Services = Pick<AllServices, 'clock'> & OpenOnes & { readonly db: Queries }

/**
 * An order in the form that the office gets, with the name of the user who entered it and the number of open orders and bookings of
 * its phone number.
 */
export async function presentOrder(services: Services, row: ShownRow): Promise<Order> {
  return onlyEntry(await presentOrders(services, [row]))
}

/**
 * Several orders in the form that the office gets. All user names are read with one query, and so are the numbers for all phone
 * numbers.
 */
export async function presentOrders(
  { db, clock, openOnes }: Services,
  rows: readonly ShownRow[],
): Promise<Order[]> {
  const today = restaurantDate(clock.now())
  const [names, open] = await Promise.all([
    findUserNames(
      db,
      rows.map(({ createdBy }) => createdBy),
    ),
    countOpenOf(
      { db, openOnes },
      rows.map(({ customerPhone }) => customerPhone),
      today,
    ),
  ])
  return rows.map((row) => ({
    ...storedOrder(row),
    createdByName: names.get(row.createdBy ?? '') ?? null,
    openOfNumber: open.get(row.customerPhone) ?? 0,
  }))
}

/**
 * The fields of an order's own row. The ticket's token is left out, because only the guest may have it. The visit, the time when
 * somebody first opened the order, and the load of the oven are left out, because responses to guests are made from these fields
 * too.
 */
function storedOrder(row: ShownRow): Omit<Order, 'createdByName' | 'openOfNumber'> {
  const { ticketToken: _secret, visitId: _visit, seenAt: _seen, ovenSlots: _slots, ...order } = row
  return { archivedAt: null, ...withIsoTimes(order), shownPhone: shownPhone(row.customerPhone) }
}

export function presentPlacedOrder(row: OrderRow): PlacedOrder {
  const { createdBy: _staff, ...order } = storedOrder(row)
  return { ...order, shortCode: shortCode(row.id), ticketUrl: `/order/${row.ticketToken}` }
}

/**
 * An order as anyone with its ticket's link sees it. The response schema already removes all other fields. This function names the
 * fields too, so that a change of the schema cannot expose others.
 */
export function presentTicket(row: OrderRow, isUnattended: boolean): OrderTicket {
  return {
    status: row.status,
    needsCall: waitsForCall(row),
    orderType: row.orderType,
    tableLabel: row.tableLabel,
    paymentMethod: row.paymentMethod,
    totalAmount: row.totalAmount,
    taxMode: row.taxMode,
    vatRate: row.vatRate,
    vatAmount: row.vatAmount,
    grandTotal: row.grandTotal,
    requestedTime: row.requestedTime,
    specialInstructions: row.specialInstructions,
    cancelReason: row.status === 'cancelled' ? row.cancelReason : null,
    changedAt: row.changedAt?.toISOString() ?? null,
    scheduledTime: row.scheduledTime,
    promisedTime: row.promisedTime,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    paidAmount: row.paidAmount,
    paidVia: row.paidVia,
    shortCode: shortCode(row.id),
    isUnattended,
    items: row.items.map(({ category: _category, vatRate: _rate, ...line }) => line),
  }
}

/** A cart with its prices in the form that the API returns. */
export function presentQuote({ lines, totals }: PricedCart): Quote {
  return {
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      nameVi: line.nameVi,
      quantity: line.quantity,
      unitPrice: amountText(line.unitPrice),
      lineTotal: amountText(line.lineTotal),
      parts: line.parts,
      choices: line.descriptions.en,
      choicesVi: line.descriptions.vi,
      isCustomizable: line.isCustomizable,
      allergens: line.dietary.allergens && [...line.dietary.allergens],
      diet: line.dietary.diet && [...line.dietary.diet],
    })),
    totalAmount: amountText(totals.subtotal),
    taxMode: totals.taxMode,
    vatRate: totals.vatRate,
    vatAmount: amountText(totals.vatAmount),
    grandTotal: amountText(totals.grandTotal),
  }
}
