import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { randomBytes } from '#src/kernel/random-bytes.ts'
import type { Config } from '#src/server/config.ts'
import { isSecure, secretCookie } from '#src/server/http/secret-cookie.ts'

const boardCookie = 'bep_lua_board'
const hostBoardCookie = `__Host-${boardCookie}`

/** Browsers keep a cookie for 400 days at most, so the server sends it again while the board is in use. */
const cookieSeconds = 400 * 24 * 3_600

/** What a token is for: a board's cookie with this name, the link that pairs a board once, or the calls of a printer. */
type Purpose = typeof boardCookie | typeof hostBoardCookie | 'link' | 'printer'

export interface SentToken {
  readonly purpose: Purpose
  readonly token: string
}

export function newToken(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

/**
 * A token works only for its own purpose: the token of a board's link not as a cookie, the one of an HTTP cookie not as an HTTPS
 * cookie.
 */
export function tokenHash({ purpose, token }: SentToken): string {
  return createHash('sha256').update(`${purpose}=${token}`).digest('hex')
}

/**
 * The purpose of a new board's cookie, which is its name. Over HTTPS it is the `__Host-` name, because no other site can set such a
 * cookie.
 */
export function boardPurpose(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): Purpose {
  return isSecure(request, config) ? hostBoardCookie : boardCookie
}

/** The token of a device in this request: a board sends a cookie, a printer `Authorization: Bearer`. */
export function sentToken({ cookies, headers }: FastifyRequest): SentToken | undefined {
  const bearer = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { purpose: 'printer', token: bearer }
  const purpose = cookies[hostBoardCookie] === undefined ? boardCookie : hostBoardCookie
  const token = cookies[purpose]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? { purpose, token } : undefined
}

/**
 * Sets the cookie with the board's token. No script can read the cookie, and requests that other sites cause do not carry it when
 * they write.
 */
export function setBoardCookie(
  reply: FastifyReply,
  { purpose, token }: SentToken,
  config: Pick<Config, 'publicUrl'>,
): void {
  if (purpose !== boardCookie && purpose !== hostBoardCookie) return
  void reply.setCookie(purpose, token, { ...secretCookie(reply.request, config), maxAge: cookieSeconds })
}
