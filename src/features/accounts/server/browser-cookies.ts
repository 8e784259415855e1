import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { isSecure, secretCookie } from '#src/server/http/secret-cookie.ts'
import { hostSessionCookie, sessionCookie } from '#src/server/http/session-cookie.ts'
import { knownFor } from '../rules/sign-in-limits.ts'
import { sessionLimits } from '../rules/session-limits.ts'

type Reach = Pick<Config, 'publicUrl'>

/** The name of the cookie for a new session. It differs for HTTPS and HTTP. */
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

/**
 * The cookie by which the server recognizes a device on which somebody has signed in. This cookie alone does not let anyone sign
 * in.
 */
const deviceCookie = 'bep_lua_device'
const hostDeviceCookie = `__Host-${deviceCookie}`

/** How many tokens the cookie of a device holds at most, one for each account. About this many people share a tablet. */
const maxDeviceTokens = 4

/**
 * The tokens in the device's cookie, one for each account that has signed in on the device, the latest first. By such a token the
 * account recognizes the device.
 */
export function deviceTokens({ cookies }: FastifyRequest): readonly string[] {
  const sent = cookies[hostDeviceCookie] ?? cookies[deviceCookie] ?? ''
  return sent
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, maxDeviceTokens)
}

/**
 * Adds a token to the device's cookie, before the tokens of other accounts. The cookie lasts for 30 days, as long as the account
 * recognizes the device.
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
