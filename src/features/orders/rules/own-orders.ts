import { storedFields } from '#src/kernel/stored-fields.ts'
import { isTicketUrl } from './ordered-cart.ts'

/** An order that was placed on this device, as the browser remembers it: the link of its ticket, but nothing about the person. */
export interface OwnOrder {
  readonly ticketUrl: string
  /** The code as people say it: "#AB12CD34". */
  readonly code: string
  /** When the order was placed, in milliseconds since 1970, by the device's clock. */
  readonly at: number
}

/** A browser remembers at most this many orders, the newest ones, each for this many days. */
export const maxOwnOrders = 5
export const ownOrderDays = 7

/** Adds an order to the list, newest first, and drops orders that are too many or too old. */
export function addOwnOrder(orders: readonly OwnOrder[], order: OwnOrder): readonly OwnOrder[] {
  return currentOwnOrders([order, ...withoutOwnOrder(orders, order.ticketUrl)], order.at)
}

export function withoutOwnOrder(orders: readonly OwnOrder[], ticketUrl: string): readonly OwnOrder[] {
  return orders.filter((order) => order.ticketUrl !== ticketUrl)
}

/**
 * The orders that the browser may still remember at this moment. An order that is more than `ownOrderDays` days in the future is
 * left out too, so that no order stays for ever if the device's clock is set back.
 */
export function currentOwnOrders(orders: readonly OwnOrder[], now: number): readonly OwnOrder[] {
  return orders.filter(({ at }) => Math.abs(now - at) <= ownOrderDays * 86_400_000).slice(0, maxOwnOrders)
}

/** Reads the orders from the storage, whatever it holds, and leaves out everything that is not such an order. Never throws. */
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
