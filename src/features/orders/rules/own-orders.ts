import { storedFields } from '#src/kernel/stored-fields.ts'
import { isTicketUrl } from './ordered-cart.ts'

/** An order that was placed on this device, as its browser remembers it: the link of its ticket, and nothing of the person. */
export interface OwnOrder {
  readonly ticketUrl: string
  /** As people say it: "#AB12CD34". */
  readonly code: string
  /** When it was placed, in milliseconds since 1970, by the device's clock. */
  readonly at: number
}

/** A browser remembers so many orders, the newest, for so many days each. */
export const maxOwnOrders = 5
export const ownOrderDays = 7

/** The orders with one more, newest first; what is too much or too old is left out. */
export function addOwnOrder(orders: readonly OwnOrder[], order: OwnOrder): readonly OwnOrder[] {
  return currentOwnOrders([order, ...withoutOwnOrder(orders, order.ticketUrl)], order.at)
}

export function withoutOwnOrder(orders: readonly OwnOrder[], ticketUrl: string): readonly OwnOrder[] {
  return orders.filter((order) => order.ticketUrl !== ticketUrl)
}

/** Those that may still be remembered at this moment. A clock that was set back makes none of them last for ever. */
export function currentOwnOrders(orders: readonly OwnOrder[], now: number): readonly OwnOrder[] {
  return orders.filter(({ at }) => Math.abs(now - at) <= ownOrderDays * 86_400_000).slice(0, maxOwnOrders)
}

/** The orders that storage held, whatever it holds by now: what is none of ours is left out. Never throws. */
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
