import { ownValue } from '#src/kernel/own-value.ts'
import type { AuditEntry } from '../contract/audit.ts'

/** The addresses of the office screens that open a single thing, by its kind. The thing's id is appended. */
const screens: Readonly<Record<string, string>> = {
  order: '/admin/dashboard/orders?order=',
  reservation: '/admin/dashboard/reservations?reservation=',
  'contact-message': '/admin/dashboard/contact?message=',
  'blog-post': '/admin/dashboard/blog?open=edit&post=',
  review: '/admin/dashboard/reviews?open=edit&review=',
  user: '/admin/dashboard/account?open=edit&user=',
  dish: '/admin/dashboard/menu?open=edit&dish=',
  category: '/admin/dashboard/menu/categories?open=edit&category=',
  'customization-schema': '/admin/dashboard/menu/customizations?open=edit&schema=',
  'home-content': '/admin/dashboard/pages/',
  'about-content': '/admin/dashboard/pages/',
  'site-settings': '/admin/dashboard/pages/',
}

/**
 * The address of the office screen that opens the changed thing. Undefined if there is no such screen, or if the entry records that
 * the thing was deleted.
 */
export function openAddress({ action, thing }: Pick<AuditEntry, 'action' | 'thing'>): string | undefined {
  if (thing.kind === 'page-seo') return pageAddress(thing.id)
  const screen = ownValue(screens, thing.kind)
  if (screen === undefined || action.endsWith('deleted')) return undefined
  return `${screen}${encodeURIComponent(thing.id)}`
}

/** The address of the office screen for the page and the language in an id such as "menu/vi". */
function pageAddress(id: string): string {
  const [page = '', language = ''] = id.split('/')
  return `/admin/dashboard/pages/seo?${new URLSearchParams({ page, language }).toString()}`
}
