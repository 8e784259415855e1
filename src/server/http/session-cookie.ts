import type { FastifyRequest } from 'fastify'

/** Name of the cookie that carries a signed-in user's session, if the site is reached by HTTP. */
export const sessionCookie = 'bep_lua_session'

/**
 * Name of the cookie over HTTPS. Browsers accept a cookie with this prefix only if this host itself sets it, with Secure and for
 * all paths. So no sibling domain, no page over HTTP and no page at another path can plant such a cookie (RFC 6265bis).
 */
export const hostSessionCookie = `__Host-${sessionCookie}`

/** A session cookie as a browser sent it. */
export interface SessionCookie {
  readonly name: string
  readonly token: string
}

/** More session cookies than any browser really has, but few enough to look all of them up in one database query. */
const maxCookies = 20

/**
 * All cookies of a request that can be session cookies of this site, the likeliest first. A request may contain several of one
 * name. If somebody has planted a cookie with a longer path, browsers send it before the real one; it must not lock the user out.
 * Cookies from before the site moved to HTTPS come last.
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

/** Whether a request brings any session cookie, valid or not. */
export function hasSessionCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[hostSessionCookie] !== undefined || cookies[sessionCookie] !== undefined
}
