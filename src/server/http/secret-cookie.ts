import type { FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'

/**
 * The attributes of a cookie that lets somebody in. If the site is reached over HTTPS, the browser never sends it unencrypted.
 */
export function secretCookie(request: FastifyRequest, config: Pick<Config, 'publicUrl'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) } as const
}

/** Whether the visitor uses HTTPS. */
export function isSecure({ protocol }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl ? publicUrl.startsWith('https:') : protocol === 'https'
}
