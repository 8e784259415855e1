import { BlockList, isIP } from 'node:net'

/** The addresses of this machine and of local networks (RFC 1918, RFC 4193, link-local addresses). */
export const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6')
}

/** Whether the text, an address as a socket reports it, is the IP address of this machine or of a local network. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Parses a list of networks such as "203.0.113.0/24, 2001:db8::1". An address without a prefix stands for a network of this one
 * address. Undefined if any part of the list is no network.
 */
export function parseNetworks(text: string): BlockList | undefined {
  const networks = new BlockList()
  for (const part of text.split(/[\s,]+/)) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
    const version = isIP(address)
    const maxPrefix = version === 4 ? 32 : 128
    const bits = prefix === undefined ? maxPrefix : Number(prefix)
    if (version === 0 || bits > maxPrefix) return undefined
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  }
  return networks
}
