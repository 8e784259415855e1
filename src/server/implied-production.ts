import { isIP } from 'node:net'

import { isPrivateAddress } from './networks.ts'

interface Reach {
  readonly trustProxy: number
  readonly publicUrl: string | undefined
}

/**
 * Why the settings say that the site is open to the world though PRODUCTION does not: as the text of the line that the
 * start prints. Undefined where it can be reached from the own machine or network alone.
 */
export function impliedProduction({ trustProxy, publicUrl }: Reach): string | undefined {
  if (trustProxy > 0) return 'TRUST_PROXY is above 0'
  if (publicUrl !== undefined && !isPrivateHost(new URL(publicUrl).hostname))
    return 'PUBLIC_URL is a public address'
  return undefined
}

/** Whether a host name, or an address in brackets or not, is of the own machine or network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPrivateAddress(host)
  // A name without a dot is one of the local network; ".local" names are given out there too.
  return !host.includes('.') || /\.(?:local|localhost)$/.test(host)
}
