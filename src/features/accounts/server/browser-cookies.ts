import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { isSecure, secretCookie } from '#src/server/http/secret-cookie.ts'
import { hostSessionCookie, sessionCookie } from '#src/server/http/session-cookie.ts'
import { knownFor } from '../rules/sign-in-limits.ts'
import { sessionLimits } from '../rules/session-limits.ts'

type Reach = Pick<Config, 'publicUrl'>

/** The name of a new session's cookie. Visitors who use HTTPS get another name than visitors who use HTTP. */
export function sessionCookieName(request: FastifyRequest, config: Reach): string {
  return isSecure(request, config) ? hostSessionCookie : sessionCookie
}

/** Sends the browser the session's token. The cookie expires when the session reaches its absolute limit. */
export function setSessionCookie(reply: FastifyReply, token: string, config: Reach): void {
  const { request } = reply
  const name = sessionCookieName(request, config)
  void reply.setCookie(name, token, {
    ...secretCookie(request, config),
    maxAge: sessionLimits.absoluteMinutes * 60,
  })
  if (name !== sessionCookie) clear(reply, sessionCookie, config)
}

/** Deletes every session cookie that the browser has sent. */
export function clearSessionCookies(reply: FastifyReply, config: Reach): void {
  clear(reply, hostSessionCookie, config)
  clear(reply, sessionCookie, config)
}

function clear(reply: FastifyReply, name: string, config: Reach): void {
  if (reply.request.cookies[name] !== undefined)
    void reply.clearCookie(name, secretCookie(reply.request, config))
}

/** The cookie by which the server recognizes a device on which people have signed in. Nobody can sign in by this cookie alone. */
const deviceCookie = 'bep_lua_device'
const hostDeviceCookie = `__Host-${deviceCookie}`

/** The most tokens in the cookie of one device, one for each account: about as many people share a tablet. */
const maxDeviceTokens = 4

/** The tokens by which this device is known to accounts: one for each account that has signed in, the latest first. */
export function deviceTokens({ cookies }: FastifyRequest): readonly string[] {
  const sent = cookies[hostDeviceCookie] ?? cookies[deviceCookie] ?? ''
  return sent
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, maxDeviceTokens)
}

/**
 * Puts a token first in the device's cookie, before the device's other tokens. The cookie lasts for as long as the account knows
 * the device.
 */
export function setDeviceCookie(reply: FastifyReply, token: string, config: Reach): void {
  const { request } = reply
  const others = deviceTokens(request).filter((other) => other !== token)
  const name = isSecure(request, config) ? hostDeviceCookie : deviceCookie
  void reply.setCookie(name, [token, ...others].slice(0, maxDeviceTokens).join('.'), {
    ...secretCookie(request, config),
    maxAge: knownFor / 1000,
  })
}
