import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { hostSessionCookie, sessionCookie } from '#src/server/http/session-cookie.ts'
import { sessionLimits } from '../rules/session-limits.ts'

type Reach = Pick<Config, 'publicUrl'>

/** The name that a new session's cookie gets, by how the site is reached. */
export function sessionCookieName(request: FastifyRequest, config: Reach): string {
  return isSecure(request, config) ? hostSessionCookie : sessionCookie
}

/** Gives the browser the session's token, which it forgets when the session must have ended. */
export function setSessionCookie(reply: FastifyReply, token: string, config: Reach): void {
  const { request } = reply
  const name = sessionCookieName(request, config)
  void reply.setCookie(name, token, {
    ...attributes(request, config),
    maxAge: sessionLimits.absoluteMinutes * 60,
  })
  if (name !== sessionCookie) clear(reply, sessionCookie, config)
}

/** Takes from the browser every session cookie that it has sent. */
export function clearSessionCookies(reply: FastifyReply, config: Reach): void {
  clear(reply, hostSessionCookie, config)
  clear(reply, sessionCookie, config)
}

function clear(reply: FastifyReply, name: string, config: Reach): void {
  if (reply.request.cookies[name] !== undefined)
    void reply.clearCookie(name, attributes(reply.request, config))
}

/** Over HTTPS the browser never sends them in the clear. */
function attributes(request: FastifyRequest, config: Reach) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) } as const
}

function isSecure({ protocol }: FastifyRequest, { publicUrl }: Reach): boolean {
  return publicUrl ? publicUrl.startsWith('https:') : protocol === 'https'
}
