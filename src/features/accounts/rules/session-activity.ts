/** Calls that a page makes by itself. They never count as the activity of a person, whatever headers they carry. */
const madeByPages: ReadonlySet<string> = new Set(['GET /api/events', 'POST /api/presence'])

export interface CallMade {
  /** The name of the call in the contract: "METHOD /path". */
  readonly contract: string
  /** True if the call has the header `X-Background`: the page asks by itself, for example to fetch a list that has changed. */
  readonly background: boolean
  /** True if the query says `active=true`. */
  readonly active: boolean
}

/**
 * Whether a call shows that a person is at the screen. Three kinds of call do not: the event stream and the
 * report that a screen is there, what a page fetches by itself,
 * and asking how long the session lasts. But asking counts if the page says that the person has been active since it last asked.
 */
export function extendsSession({ contract, background, active }: CallMade): boolean {
  if (contract === 'GET /api/auth/session') return active
  return !background && !madeByPages.has(contract)
}
