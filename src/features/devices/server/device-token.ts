import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { randomBytes } from '#src/kernel/random-bytes.ts'
import type { Config } from '#src/server/config.ts'
import { isSecure, secretCookie } from '#src/server/http/secret-cookie.ts'

const boardCookie = 'bep_lua_board'
const hostBoardCookie = `__Host-${boardCookie}`

/** Browsers keep a cookie for 400 days at most, so a board gets it anew while it is used. */
const cookieSeconds = 400 * 24 * 3_600

/** What a token opens: a cookie of a board by its name, the link that pairs a board once, or the calls of a printer. */
type Purpose = typeof boardCookie | typeof hostBoardCookie | 'link' | 'printer'

export interface SentToken {
  readonly purpose: Purpose
  readonly token: string
}

export function newToken(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

/** A token is valid for its own purpose alone, so the link of a board is no cookie, and a cookie of HTTP none of HTTPS. */
export function tokenHash({ purpose, token }: SentToken): string {
  return createHash('sha256').update(`${purpose}=${token}`).digest('hex')
}

/** The purpose of a new board's cookie: visitors over HTTPS get another name, which no other site can plant. */
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

/** Sends the board's browser its token. No script reads it, and no other site makes the browser send it with a write. */
export function setBoardCookie(
  reply: FastifyReply,
  { purpose, token }: SentToken,
  config: Pick<Config, 'publicUrl'>,
): void {
  if (purpose !== boardCookie && purpose !== hostBoardCookie) return
  void reply.setCookie(purpose, token, { ...secretCookie(reply.request, config), maxAge: cookieSeconds })
}
