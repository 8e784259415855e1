import { parseUrl } from '#src/kernel/parse-url.ts'
import type { Role } from '../contract/account.ts'

const areas: Readonly<Record<Role, string | undefined>> = {
  admin: '/admin/',
  staff: '/staff/',
  customer: undefined,
}
const homes: Readonly<Record<Role, string>> = {
  admin: '/admin/dashboard',
  staff: '/staff/dashboard',
  customer: '/',
}

/** The page that a user with this role sees first after signing in. */
export function homeOf(role: Role): string {
  return homes[role]
}

/**
 * The page to open after signing in: the page `next` from which the user was sent to the sign-in page, otherwise the start page of
 * the role. Anyone can write any `next` into the address, so it must be a page in the role's own area, never another site.
 */
export function pageAfterSignIn(role: Role, next: string | null): string {
  return isOwnPage(areas[role], next) ? next : homeOf(role)
}

/**
 * The address of the sign-in page. If the user is sent there from an office page, the address contains that page, so that the user
 * returns to it.
 */
export function signInAddress(from: string): string {
  const fromOffice = isOwnPage('/admin/', from) || isOwnPage('/staff/', from)
  return fromOffice ? `/login?next=${encodeURIComponent(from)}` : '/login'
}

function isOwnPage(area: string | undefined, address: string | null): address is string {
  if (area === undefined || address === null || !address.startsWith(area)) return false
  // Parses the address as a browser does. So addresses such as "/staff/../admin" or "/staff\\@evil" are judged by the page that the
  // browser would really open.
  const url = parseUrl(address, 'http://office.invalid')
  return (
    url?.origin === 'http://office.invalid' &&
    url.pathname.startsWith(area) &&
    url.pathname !== '/admin/login'
  )
}
