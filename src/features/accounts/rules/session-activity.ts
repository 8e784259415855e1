/** Calls that a page makes by itself, whatever headers they carry. */
const madeByPages: ReadonlySet<string> = new Set(['GET /api/events'])

export interface CallMade {
  /** "METHOD /path" of the contract. */
  readonly contract: string
  /** The header `X-Background` is there: the page asks by itself, such as to fetch a list that has changed. */
  readonly background: boolean
  /** The query says `active=true`. */
  readonly active: boolean
}

/**
 * Whether a call shows that a person is at the screen. No heartbeat does: neither the event stream, nor what a page
 * fetches by itself, nor asking how long the session lasts, unless the page says that the person has been active since
 * it asked last.
 */
export function extendsSession({ contract, background, active }: CallMade): boolean {
  if (contract === 'GET /api/auth/session') return active
  return !background && !madeByPages.has(contract)
}
