import { expect, it } from 'vitest'

import { isPublicAddress } from './public-address.ts'

it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '192.169.0.1', '223.255.255.255'])(
  '%s is on the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each(['2606:4700::1111', '2a00:1450:4001::200e', '2001:4860:4860::8888'])(
  '%s is on the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  ['0.0.0.0', 'this machine'],
  ['127.0.0.1', 'this machine'],
  ['127.255.255.254', 'this machine'],
  ['10.1.2.3', 'a private network'],
  ['172.16.0.1', 'a private network'],
  ['172.31.255.255', 'a private network'],
  ['192.168.1.1', 'a private network'],
  ['100.64.0.1', 'the network of a provider'],
  ['169.254.169.254', 'the metadata of a cloud provider'],
  ['192.0.2.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'this machine'],
  ['::1', 'this machine'],
  ['::ffff:127.0.0.1', 'this machine, in the other notation'],
  ['::ffff:7f00:1', 'this machine, in the other notation'],
  ['64:ff9b::7f00:1', 'this machine, translated'],
  ['2002:7f00:1::', 'this machine, through a tunnel'],
  ['2001::1', 'a tunnel'],
  ['fe80::1', 'the local network'],
  ['fc00::1', 'a private network'],
  ['fd12:3456::1', 'a private network'],
  ['ff02::1', 'multicast'],
  ['2001:db8::1', 'documentation'],
  ['example.com', 'a name'],
])('%s is not: %s', (address) => expect(isPublicAddress(address)).toBe(false))
