import { storedFields } from '#src/kernel/stored-fields.ts'
import { isTicketUrl } from './ordered-cart.ts'

/** An order that was placed on this device, as the browser stores it: the link of its ticket, but no data about the guest. */
export interface OwnOrder {
  readonly ticketUrl: string
  /** The code that people say aloud: "#AB12CD34". */
  readonly code: string
  /** When the order was placed, by the device's clock, in milliseconds since 1970. */
  readonly at: number
}

/** A browser stores at most this many orders, the newest ones, and each of them for `ownOrderDays` days. */
export const maxOwnOrders = 5
export const ownOrderDays = 7

/** Adds an order at the beginning of the list, and removes orders that are too old or beyond the maximum number. */
export function addOwnOrder(orders: readonly OwnOrder[], order: OwnOrder): readonly OwnOrder[] {
  return currentOwnOrders([order, ...withoutOwnOrder(orders, order.ticketUrl)], order.at)
}

export function withoutOwnOrder(orders: readonly OwnOrder[], ticketUrl: string): readonly OwnOrder[] {
  return orders.filter((order) => order.ticketUrl !== ticketUrl)
}

/**
 * The orders that the browser may still store. An order whose time is more than `ownOrderDays` days in the future is left out too.
 * Otherwise, if the device's clock is set back, an order would stay for ever.
 */
export function currentOwnOrders(orders: readonly OwnOrder[], now: number): readonly OwnOrder[] {
  return orders.filter(({ at }) => Math.abs(now - at) <= ownOrderDays * 86_400_000).slice(0, maxOwnOrders)
}

/** Makes a valid list of orders from any value that the browser has stored. Invalid entries are left out. Never throws. */
export function restoreOwnOrders(stored: unknown): readonly OwnOrder[] {
  if (!Array.isArray(stored)) return []
  const orders = stored.map(readOwnOrder).filter((order) => order !== undefined)
  return orders
    .filter(({ ticketUrl }, index) => orders.findIndex((other) => other.ticketUrl === ticketUrl) === index)
    .slice(0, maxOwnOrders)
}

function readOwnOrder(stored: unknown): OwnOrder | undefined {
  const { text, value } = storedFields<keyof OwnOrder>(stored)
  const [ticketUrl, code, at] = [text('ticketUrl'), text('code'), value('at')]
  return isTicketUrl(ticketUrl) && /^#[\dA-Z]{8}$/.test(code) && typeof at === 'number'
    ? { ticketUrl, code, at }
    : undefined
}
