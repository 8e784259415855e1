import { isIP } from 'node:net'

import { isPrivateAddress } from './networks.ts'

interface Reach {
  readonly trustProxy: number
  readonly publicUrl: string | undefined
}

/**
 * The reason why the settings imply that the site is open to the internet although PRODUCTION does not say so. The program prints
 * this text when it starts. Undefined if the site can only be reached from this machine or its local network.
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
  // A name without a dot can only be found in the local network. A name that ends in ".local" belongs to it too, because local
  // networks give out such names.
  return !host.includes('.') || /\.(?:local|localhost)$/.test(host)
}
