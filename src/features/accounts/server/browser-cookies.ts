import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { hostSessionCookie, sessionCookie } from '#src/server/http/session-cookie.ts'
import { knownFor } from '../rules/sign-in-limits.ts'
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

/** Tells a device on which people have signed in from others, and opens nothing. */
const deviceCookie = 'bep_lua_device'
const hostDeviceCookie = `__Host-${deviceCookie}`

/** As many people share a tablet. */
const maxDeviceTokens = 4

/** The tokens by which accounts are known on this device: one for each that has signed in, the latest first. */
export function deviceTokens({ cookies }: FastifyRequest): readonly string[] {
  const sent = cookies[hostDeviceCookie] ?? cookies[deviceCookie] ?? ''
  return sent
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, maxDeviceTokens)
}

/** Puts a token first among those of the device, for as long as an account stays known there. */
export function setDeviceCookie(reply: FastifyReply, token: string, config: Reach): void {
  const { request } = reply
  const others = deviceTokens(request).filter((other) => other !== token)
  const name = isSecure(request, config) ? hostDeviceCookie : deviceCookie
  void reply.setCookie(name, [token, ...others].slice(0, maxDeviceTokens).join('.'), {
    ...attributes(request, config),
    maxAge: knownFor / 1000,
  })
}

/** Over HTTPS the browser never sends them in the clear. */
function attributes(request: FastifyRequest, config: Reach) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) } as const
}

function isSecure({ protocol }: FastifyRequest, { publicUrl }: Reach): boolean {
  return publicUrl ? publicUrl.startsWith('https:') : protocol === 'https'
}
