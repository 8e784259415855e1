/** Calls that a page makes by itself, whatever headers they carry. */
const madeByPages: ReadonlySet<string> = new Set(['GET /api/events'])

export interface CallMade {
  /** "METHOD /path" of the contract. */
  readonly contract: string
  /** True if the call has the header `X-Background`: the page asks by itself, for example to fetch a list that has changed. */
  readonly background: boolean
  /** The query says `active=true`. */
  readonly active: boolean
}

/**
 * Whether a call shows that a person is at the screen. Three kinds of call do not: the event stream, what a page fetches by itself,
 * and asking how long the session lasts. The last one does if the page says that the person has been active since it last asked.
 */
export function extendsSession({ contract, background, active }: CallMade): boolean {
  if (contract === 'GET /api/auth/session') return active
  return !background && !madeByPages.has(contract)
}
