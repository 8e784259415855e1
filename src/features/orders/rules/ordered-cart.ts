/**
 * The order for which the cart was emptied, and when it was placed. It is stored together with the cart, which all tabs of a
 * browser share.
 */
export interface OrderedCart {
  readonly ticketUrl: string
  /** When the order was placed, in milliseconds since 1970. */
  readonly at: number
}

/**
 * The address of the ticket, if the cart was ordered after this page was loaded (`since`, in milliseconds since 1970). Undefined if
 * it was ordered earlier, or if the stored value is not a valid `OrderedCart`.
 */
export function ticketOfOrdered(stored: unknown, since: number): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { ticketUrl, at } = stored as Partial<Record<keyof OrderedCart, unknown>> // the cast is safe, because all fields are checked below
  const isTicket = typeof ticketUrl === 'string' && isTicketUrl(ticketUrl)
  return isTicket && typeof at === 'number' && at > since ? ticketUrl : undefined
}

/** True if the text is the address of a ticket of this site, not of another page or site. */
export function isTicketUrl(text: string): boolean {
  return /^\/order\/[\w-]{1,100}$/.test(text)
}
