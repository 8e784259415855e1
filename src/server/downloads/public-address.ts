import { BlockList, isIPv4 } from 'node:net'

/** Networks that are not part of the internet: private, local, reserved (as in IANA's special-purpose registries). */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure offers internal services to virtual machines at this address, although the address is a public one.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6')
}

/** All allocated IPv6 addresses. They do not include IPv6 addresses that only contain an IPv4 address. */
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address ("203.0.113.7", "2001:db8::1") belongs to the internet, and to no private or reserved network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return internet.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
