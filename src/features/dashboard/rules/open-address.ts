import type { SearchResult } from '../contract/search.ts'

const screens: Readonly<Record<SearchResult['type'], string>> = {
  order: '/admin/dashboard/orders?order=',
  reservation: '/admin/dashboard/reservations?reservation=',
  message: '/admin/dashboard/contact?message=',
}

/** The address of the office section in which this search result opens and can be changed. */
export function openAddress({ type, id }: Pick<SearchResult, 'type' | 'id'>): string {
  return `${screens[type]}${encodeURIComponent(id)}`
}
