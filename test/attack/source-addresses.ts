import { platform } from 'node:os'

/**
 * Linux lets a program connect from any address of 127.0.0.0/8, so that rate limits, which count by address, see many
 * visitors. Other systems know 127.0.0.1 alone; the site is attacked there without its limits.
 */
export const hasManyAddresses = platform() === 'linux'

/** A new address for each call: 127.16.0.1, 127.16.0.2 and on. `network` separates the rounds. */
export function sourceAddresses(network: number): () => string {
  let count = 0
  return () => {
    count += 1
    if (!hasManyAddresses) return '127.0.0.1'
    return `127.${network}.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`
  }
}

/** The address of one visitor who is told apart from all others. */
export function visitorAddress(last: number): string {
  return hasManyAddresses ? `127.0.0.${last}` : '127.0.0.1'
}
