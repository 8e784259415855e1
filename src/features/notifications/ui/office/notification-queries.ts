import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import { pagedListQuery } from '#src/web/office/paged-list.ts'

/** The first part of the key of every query that holds notifications; events refresh by it. */
export const notificationsKey = '/api/notifications'

const newestLimit = '10'

/** What the bell lists, and how many there are in all. */
export function newestNotificationsQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [notificationsKey, 'newest'],
    queryFn: () => api.list('GET /api/notifications', { query: { limit: newestLimit } }),
  })
}

export function unreadCountQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [notificationsKey, 'unread'],
    queryFn: () => api.call('GET /api/notifications/unread-count'),
  })
}

/** All of them, page after page. */
export function allNotificationsQuery(api: OfficeApi) {
  return pagedListQuery([notificationsKey, 'all'], (page) =>
    api.list('GET /api/notifications', { query: page }),
  )
}
