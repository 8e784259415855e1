import type { FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { isPrivateHost } from '#src/server/implied-production.ts'
import { isPrivateAddress } from '#src/server/networks.ts'

/**
 * Whether demo passwords, which everybody knows, open anything to this request. In production they never do. Otherwise they
 * do on the own machine or network: the connection comes from there, which a visitor cannot make up as the Host; the Host is of
 * one too, and no proxy or tunnel, through which the world may come, has left its headers. An explicit PRODUCTION=false lets
 * them in from everywhere.
 */
export function allowsDemoPasswords(
  { hostname, headers, ip }: Pick<FastifyRequest, 'hostname' | 'headers' | 'ip'>,
  { demoPasswordsFrom }: Pick<Config, 'demoPasswordsFrom'>,
): boolean {
  if (demoPasswordsFrom !== 'nearby') return demoPasswordsFrom === 'everywhere'
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  )
  return !isForwarded && isPrivateHost(hostname) && isPrivateAddress(ip)
}
