import type { FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { isPrivateHost } from '#src/server/implied-production.ts'
import { isPrivateAddress } from '#src/server/networks.ts'

/**
 * Whether demo passwords, which everybody knows, open anything to this request. In production they never do. Otherwise they
 * do on the own machine or network: the connection comes from there, which a visitor cannot make up as the Host; the Host is of
 * one too, and no proxy or tunnel, through which the world may come, has left its traces. An explicit PRODUCTION=false lets
 * them in from everywhere.
 */
export function allowsDemoPasswords(
  { hostname, headers, ip, raw }: Pick<FastifyRequest, 'hostname' | 'headers' | 'ip' | 'raw'>,
  { demoPasswordsFrom }: Pick<Config, 'demoPasswordsFrom'>,
): boolean {
  if (demoPasswordsFrom !== 'nearby') return demoPasswordsFrom === 'everywhere'
  // No browser speaks HTTP/1.0; nginx does to what is behind it, and unless it is told otherwise adds no header.
  const isForwarded =
    raw.httpVersion === '1.0' ||
    Object.keys(headers).some(
      (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
    )
  return !isForwarded && isPrivateHost(hostname) && isPrivateAddress(ip)
}
