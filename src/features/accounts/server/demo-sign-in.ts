import type { FastifyRequest } from 'fastify'

import type { Config } from '#src/server/config.ts'
import { isPrivateHost } from '#src/server/implied-production.ts'

/**
 * Whether demo passwords, which everybody knows, open anything to this request. In production they never do. Otherwise they
 * do on the own machine or network: the Host is of one, and no proxy or tunnel, through which the world may come, has left
 * its headers. An explicit PRODUCTION=false lets them in from everywhere.
 */
export function allowsDemoPasswords(
  { hostname, headers }: Pick<FastifyRequest, 'hostname' | 'headers'>,
  { demoPasswordsFrom }: Pick<Config, 'demoPasswordsFrom'>,
): boolean {
  if (demoPasswordsFrom !== 'nearby') return demoPasswordsFrom === 'everywhere'
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  )
  return !isForwarded && isPrivateHost(hostname)
}
