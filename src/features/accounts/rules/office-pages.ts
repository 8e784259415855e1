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

/** Where one lands after signing in. */
export function homeOf(role: Role): string {
  return homes[role]
}

/**
 * Where one goes after signing in: back to the office page one came from, else home. `next` comes out of the address,
 * where anyone may have written it: only pages of the role's own area are followed, never another site.
 */
export function pageAfterSignIn(role: Role, next: string | null): string {
  return isOwnPage(areas[role], next) ? next : homeOf(role)
}

/** The sign-in page, with the address to return to for a page of the office. */
export function signInAddress(from: string): string {
  const fromOffice = isOwnPage('/admin/', from) || isOwnPage('/staff/', from)
  return fromOffice ? `/login?next=${encodeURIComponent(from)}` : '/login'
}

function isOwnPage(area: string | undefined, address: string | null): address is string {
  if (area === undefined || address === null || !address.startsWith(area)) return false
  // Read as a browser reads it: "/staff/../admin", "/staff\\@evil" and the like show their true path here.
  const url = parseUrl(address, 'http://office.invalid')
  return (
    url?.origin === 'http://office.invalid' &&
    url.pathname.startsWith(area) &&
    url.pathname !== '/admin/login'
  )
}
