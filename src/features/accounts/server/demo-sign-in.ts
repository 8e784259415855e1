import type { FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { isPrivateHost } from '#src/server/implied-production.ts'
import { isPrivateAddress } from '#src/server/networks.ts'

/**
 * Whether this request may sign in with the public demo passwords. In production it never may. Otherwise it may if it comes from
 * this machine or its local network: the connection must come from there, the Host header must name a local host, and nothing may
 * show that the request has passed a proxy or tunnel, through which anyone on the internet could come. The Host header alone proves
 * nothing, because a visitor can write anything into it. The setting PRODUCTION=false allows demo passwords from everywhere.
 */
export function allowsDemoPasswords(
  { hostname, headers, ip, raw }: Pick<FastifyRequest, 'hostname' | 'headers' | 'ip' | 'raw'>,
  { demoPasswordsFrom }: Pick<Config, 'demoPasswordsFrom'>,
): boolean {
  if (demoPasswordsFrom !== 'nearby') return demoPasswordsFrom === 'everywhere'
  // No browser uses HTTP/1.0, but nginx does as a proxy, and by default it adds no header that shows the proxy. So HTTP/1.0 counts
  // as a sign of a proxy.
  const isForwarded =
    raw.httpVersion === '1.0' ||
    Object.keys(headers).some(
      (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
    )
  return !isForwarded && isPrivateHost(hostname) && isPrivateAddress(ip)
}
