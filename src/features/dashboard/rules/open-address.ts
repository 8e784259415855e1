import type { SearchResult } from '../contract/search.ts'

const screens: Readonly<Record<SearchResult['type'], string>> = {
  order: '/admin/dashboard/orders?order=',
  reservation: '/admin/dashboard/reservations?reservation=',
  message: '/admin/dashboard/contact?message=',
}

/** The section that opens it, where it can be changed too. */
export function openAddress({ type, id }: Pick<SearchResult, 'type' | 'id'>): string {
  return `${screens[type]}${encodeURIComponent(id)}`
}
