/**
 * Calls that a page makes by itself, without an action of the user. They never prolong the session, whatever headers they carry.
 */
const madeByPages: ReadonlySet<string> = new Set(['GET /api/events', 'POST /api/presence'])

export interface CallMade {
  /** The call as the contract names it: "METHOD /path". */
  readonly contract: string
  /** True if the call has the header `X-Background`: the page asks by itself, for example to fetch a list that has changed. */
  readonly background: boolean
  /** True if the query says `active=true`. */
  readonly active: boolean
}

/**
 * Whether a call shows that a person is using the page. Three kinds of call do not show it: the event stream and the report that a
 * screen is open; what a page fetches by itself; and the question how long the session lasts. But that question does show it if the
 * page adds that the person has been active since the last such question.
 */
export function extendsSession({ contract, background, active }: CallMade): boolean {
  if (contract === 'GET /api/auth/session') return active
  return !background && !madeByPages.has(contract)
}
