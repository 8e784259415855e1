/** Which order has emptied the cart, and when: stored with the cart, which all tabs of a browser share. */
export interface OrderedCart {
  readonly ticketUrl: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/**
 * The address of the ticket where the cart was ordered after a page was loaded (`since`, in milliseconds since 1970);
 * undefined for an earlier order, and for whatever else storage may hold.
 */
export function ticketOfOrdered(stored: unknown, since: number): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { ticketUrl, at } = stored as Partial<Record<keyof OrderedCart, unknown>> // all of it is checked below
  const isTicket = typeof ticketUrl === 'string' && isTicketUrl(ticketUrl)
  return isTicket && typeof at === 'number' && at > since ? ticketUrl : undefined
}

/** Whether a text is the address of a ticket of this site, and of no other page or site. */
export function isTicketUrl(text: string): boolean {
  return /^\/order\/[\w-]{1,100}$/.test(text)
}
