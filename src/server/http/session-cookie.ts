import type { FastifyRequest } from 'fastify'

/** Name of the cookie that contains a signed-in user's session token, if the user reaches the site over HTTP. */
export const sessionCookie = 'bep_lua_session'

/**
 * Name of the session cookie over HTTPS. Browsers accept a cookie with this prefix only if this host itself sets it, with Secure
 * and for all paths. So no sibling domain, no page over HTTP and no page at another path can plant such a cookie (RFC 6265bis).
 */
export const hostSessionCookie = `__Host-${sessionCookie}`

/** A session cookie as a browser sent it. */
export interface SessionCookie {
  readonly name: string
  readonly token: string
}

/**
 * The largest number of session cookies that are read from one request. No real browser has so many of this site, and the server
 * can still look up this number in one database query.
 */
const maxCookies = 20

/**
 * Returns all cookies of a request that may be session cookies of this site, the likeliest first. There may be several with the
 * same name: if an attacker has planted a cookie with a longer path, browsers send the planted cookie before the real one. A
 * planted cookie must not lock the user out, so all cookies are returned. Cookies from before the site moved to HTTPS come last.
 */
export function sessionCookies({ headers }: Pick<FastifyRequest, 'headers'>): readonly SessionCookie[] {
  const sent = (headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name = '', token = ''] = pair.trim().split('=')
    const isOurs = name === hostSessionCookie || name === sessionCookie
    return isOurs && /^[\w-]{43}$/.test(token) ? [{ name, token }] : []
  })
  const newestFirst = sent.toReversed()
  return [
    ...newestFirst.filter(({ name }) => name === hostSessionCookie),
    ...newestFirst.filter(({ name }) => name === sessionCookie),
  ].slice(0, maxCookies)
}

/** Whether a request contains a session cookie, valid or not. */
export function hasSessionCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[hostSessionCookie] !== undefined || cookies[sessionCookie] !== undefined
}
