import type { RouteConfigEntry } from '@react-router/dev/routes'

import siteMap from '#src/routes.ts'

/** The addresses of the office whose path begins so, without what varies. */
export function officePages(area: 'admin' | 'staff'): string[] {
  return addressesOf(siteMap)
    .map((address) => address.replace(/\/:\w+\?$/, ''))
    .filter((address) => address.startsWith(`/${area}`) && !/[*:]|login/.test(address))
}

function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`
    return children ? addressesOf(children, address) : [address]
  })
}
