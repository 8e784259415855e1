import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import { pagedListQuery } from '#src/web/office/paged-list.ts'

/**
 * The first part of the keys of all queries for notifications. When an event about notifications arrives, all these queries are
 * refreshed.
 */
export const notificationsKey = '/api/notifications'

const newestLimit = '10'

/** The notifications in the bell's list, and the number of all notifications. */
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

/** All notifications, page after page. */
export function allNotificationsQuery(api: OfficeApi) {
  return pagedListQuery([notificationsKey, 'all'], (page) =>
    api.list('GET /api/notifications', { query: page }),
  )
}
