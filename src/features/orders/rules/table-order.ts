import type { Language } from '#src/kernel/language.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import type { Order, OrderSource, OrderType } from '../contract/order.ts'

/** The fields that tell whether the guests of an order sit in front of the staff. */
export interface Place {
  readonly orderType?: OrderType | undefined
  readonly tableLabel?: string | null | undefined
}

/** True if the order is for guests at a table that is named. */
export function hasTable({ orderType, tableLabel }: Place): boolean {
  return orderType === 'dine-in' && typeof tableLabel === 'string' && oneLine(tableLabel) !== ''
}

/** True if the order needs neither name nor phone, because staff enter it for guests who sit at a table. */
export function needsNoContact(order: Place & { readonly source: OrderSource }): boolean {
  return order.source === 'staff' && hasTable(order)
}

/** True if staff have entered the order for a guest on the phone, and not for guests who sit at a table. */
export function isByPhone({ customerPhone, source }: Pick<Order, 'customerPhone' | 'source'>): boolean {
  return source === 'staff' && customerPhone !== ''
}

/**
 * The guest's name. Staff need not ask for it at a table; such an order is called after its table: "Table 7". Empty if the order has
 * neither.
 */
export function guestOf(
  { customerName, tableLabel }: Pick<Order, 'customerName' | 'tableLabel'>,
  language: Language,
): string {
  return customerName || (tableLabel ? formatTable(tableLabel, language) : '')
}
