import { isIP } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { Config } from '../config.ts'
import { privateNetworks } from '../networks.ts'

/**
 * Makes a function that Fastify calls with each address on a request's way, beginning with the address of the connection itself.
 * The function tells whether the proxy at that address is trusted to name the next address. At most TRUST_PROXY proxies are
 * trusted, and each must be on this machine, in its local network or in TRUSTED_PROXIES. Anyone else who reaches the site's port
 * directly counts as a visitor, whatever the request's headers claim.
 */
export function trustedProxies({
  trustProxy,
  trustedProxies: named,
}: Pick<Config, 'trustProxy' | 'trustedProxies'>): false | ((address: string, hop: number) => boolean) {
  if (trustProxy === 0) return false
  return (address, hop) => {
    const version = isIP(address)
    if (hop >= trustProxy || version === 0) return false
    const family = version === 4 ? 'ipv4' : 'ipv6'
    return privateNetworks.check(address, family) || named.check(address, family)
  }
}

/**
 * Logs the first request from a proxy that is not trusted. Because of such a proxy all guests seem to have the same address, and
 * nobody would notice without this log line.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy === 0) return
  let isLogged = false
  app.addHook('onRequest', async ({ headers, ips, log }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined || (ips?.length ?? 0) > 1) return
    isLogged = true
    log.warn('X-Forwarded-For came from an address that is no trusted proxy; TRUSTED_PROXIES names those')
  })
}
