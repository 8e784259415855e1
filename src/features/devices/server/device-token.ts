import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { randomBytes } from '#src/kernel/random-bytes.ts'
import type { Config } from '#src/server/config.ts'
import { isSecure, secretCookie } from '#src/server/http/secret-cookie.ts'

const boardCookie = 'bep_lua_board'
const hostBoardCookie = `__Host-${boardCookie}`

/** Browsers delete a cookie after at most 400 days. So while the board is in use, the server keeps sending the cookie anew. */
const cookieSeconds = 400 * 24 * 3_600

/**
 * What a token may be used for: as the cookie of a board under this name, for pairing a board once by its link, or for the calls of
 * a printer.
 */
type Purpose = typeof boardCookie | typeof hostBoardCookie | 'link' | 'printer'

export interface SentToken {
  readonly purpose: Purpose
  readonly token: string
}

export function newToken(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

/**
 * The hash covers the purpose too, so a token works only for its own purpose: the token in a pairing link does not work as a
 * cookie, and the token of an HTTP cookie does not work as an HTTPS cookie.
 */
export function tokenHash({ purpose, token }: SentToken): string {
  return createHash('sha256').update(`${purpose}=${token}`).digest('hex')
}

/**
 * The name of the cookie for a new board, which is also the purpose of its token. For HTTPS the name begins with `__Host-`, so that
 * no other site can set this cookie.
 */
export function boardPurpose(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): Purpose {
  return isSecure(request, config) ? hostBoardCookie : boardCookie
}

/** The device token in this request: a board sends it as a cookie, a printer in the header `Authorization: Bearer`. */
export function sentToken({ cookies, headers }: FastifyRequest): SentToken | undefined {
  const bearer = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { purpose: 'printer', token: bearer }
  const purpose = cookies[hostBoardCookie] === undefined ? boardCookie : hostBoardCookie
  const token = cookies[purpose]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? { purpose, token } : undefined
}

/**
 * Sets the cookie with the board's token. Scripts cannot read this cookie, and browsers do not send it with writing requests that
 * another site has caused.
 */
export function setBoardCookie(
  reply: FastifyReply,
  { purpose, token }: SentToken,
  config: Pick<Config, 'publicUrl'>,
): void {
  if (purpose !== boardCookie && purpose !== hostBoardCookie) return
  void reply.setCookie(purpose, token, { ...secretCookie(reply.request, config), maxAge: cookieSeconds })
}
