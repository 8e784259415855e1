import type { FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'

/**
 * The attributes of a cookie that contains a secret, such as a session's token. If guests reach the site over HTTPS, the browser
 * never sends the cookie unencrypted.
 */
export function secretCookie(request: FastifyRequest, config: Pick<Config, 'publicUrl'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) } as const
}

/** Whether the visitor's request came over HTTPS. */
export function isSecure({ protocol }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl ? publicUrl.startsWith('https:') : protocol === 'https'
}
