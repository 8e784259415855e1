import { isIP } from 'node:net'

import { isPrivateAddress } from './networks.ts'

interface Reach {
  readonly trustProxy: number
  readonly publicUrl: string | undefined
}

/**
 * The reason why the site counts as open to the internet although PRODUCTION is not set. The program prints this text when it
 * starts. Undefined if the settings let the site be reached only from this machine or its local network.
 */
export function impliedProduction({ trustProxy, publicUrl }: Reach): string | undefined {
  if (trustProxy > 0) return 'TRUST_PROXY is above 0'
  if (publicUrl !== undefined && !isPrivateHost(new URL(publicUrl).hostname))
    return 'PUBLIC_URL is a public address'
  return undefined
}

/** Whether a host name, or an address with or without brackets, belongs to this machine or its local network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPrivateAddress(host)
  // A host name without a dot exists only in the local network. The same holds for names that end in ".local", which local networks
  // give out.
  return !host.includes('.') || /\.(?:local|localhost)$/.test(host)
}
