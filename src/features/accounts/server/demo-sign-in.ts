import type { FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { isPrivateHost } from '#src/server/implied-production.ts'
import { isPrivateAddress } from '#src/server/networks.ts'

/**
 * Whether this request may sign in with demo passwords, which everybody knows. In production it never may. Otherwise it may if it
 * comes from this machine or its network: the connection must come from there, the Host must be a local one too, and the request
 * must show no trace of a proxy or tunnel, through which the whole world might come. The Host alone is not enough, because visitors
 * can invent it. An explicit PRODUCTION=false allows demo passwords from everywhere.
 */
export function allowsDemoPasswords(
  { hostname, headers, ip, raw }: Pick<FastifyRequest, 'hostname' | 'headers' | 'ip' | 'raw'>,
  { demoPasswordsFrom }: Pick<Config, 'demoPasswordsFrom'>,
): boolean {
  if (demoPasswordsFrom !== 'nearby') return demoPasswordsFrom === 'everywhere'
  // No browser speaks HTTP/1.0, but nginx as a proxy does, and by default it adds no header. So HTTP/1.0 counts as a trace of a
  // proxy.
  const isForwarded =
    raw.httpVersion === '1.0' ||
    Object.keys(headers).some(
      (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
    )
  return !isForwarded && isPrivateHost(hostname) && isPrivateAddress(ip)
}
