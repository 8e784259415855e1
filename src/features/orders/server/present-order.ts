import { amountText } from '#src/kernel/money.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import { findUserNames } from '#src/features/accounts/server/accounts.ts'
import type { Order, OrderTicket, PlacedOrder, Quote } from '../contract/order.ts'
import { shortCode } from '../rules/order-code.ts'
import type { OrderRow, StoredOrder } from './order-store.ts'
import type { PricedCart } from '../rules/price-order.ts'

type ShownRow = OrderRow & Partial<StoredOrder>

/** An order as the office sees it, with the name of the user who entered it. */
export async function presentOrder(db: Queries, row: ShownRow): Promise<Order> {
  return officeOrder(row, await findUserNames(db, [row.createdBy]))
}

/** As above, of a list: the names of all are one query. */
export async function presentOrders(db: Queries, rows: readonly ShownRow[]): Promise<Order[]> {
  const names = await findUserNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map((row) => officeOrder(row, names))
}

function officeOrder(row: ShownRow, names: ReadonlyMap<string, string>): Order {
  return { ...storedOrder(row), createdByName: names.get(row.createdBy ?? '') ?? null }
}

/** What the row itself holds; the ticket's token is the guest's alone. */
function storedOrder(row: ShownRow): Omit<Order, 'createdByName'> {
  const { ticketToken: _secret, createdAt, updatedAt, paidAt, archivedAt, ...order } = row
  return {
    ...order,
    shownPhone: shownPhone(row.customerPhone),
    paidAt: paidAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    archivedAt: archivedAt?.toISOString() ?? null,
  }
}

export function presentPlacedOrder(row: OrderRow): PlacedOrder {
  const { createdBy: _staff, ...order } = storedOrder(row)
  return { ...order, shortCode: shortCode(row.id), ticketUrl: `/order/${row.ticketToken}` }
}

/** The response schema drops what is not the ticket holder's to see; this picks it anyway, so that no schema change leaks it. */
export function presentTicket(row: OrderRow): OrderTicket {
  const {
    status,
    orderType,
    paymentMethod,
    totalAmount,
    taxMode,
    vatRate,
    vatAmount,
    grandTotal,
    requestedTime,
  } = row
  return {
    status,
    orderType,
    tableLabel: row.tableLabel,
    paymentMethod,
    totalAmount,
    taxMode,
    vatRate,
    vatAmount,
    grandTotal,
    requestedTime,
    scheduledTime: row.scheduledTime,
    createdAt: row.createdAt.toISOString(),
    shortCode: shortCode(row.id),
    items: row.items.map(({ customization: _choices, category: _category, vatRate: _rate, ...line }) => line),
  }
}

/** The priced cart as the API returns it. */
export function presentQuote({ lines, totals }: PricedCart): Quote {
  return {
    lines: lines.map(({ id, name, nameVi, quantity, unitPrice, lineTotal, parts, descriptions }) => ({
      id,
      name,
      nameVi,
      quantity,
      unitPrice: amountText(unitPrice),
      lineTotal: amountText(lineTotal),
      parts,
      choices: descriptions.en,
      choicesVi: descriptions.vi,
    })),
    totalAmount: amountText(totals.subtotal),
    taxMode: totals.taxMode,
    vatRate: totals.vatRate,
    vatAmount: amountText(totals.vatAmount),
    grandTotal: amountText(totals.grandTotal),
  }
}
