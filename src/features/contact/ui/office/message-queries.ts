import { queryOptions } from '@tanstack/react-query'

import type { Period } from '#src/kernel/list-query.ts'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { pagedListQuery } from '#src/web/office/paged-list.ts'
import type { MessageStatus } from '../../contract/message.ts'

/** The first part of the key of every query about messages. */
export const messagesKey = '/api/contact'

/** The first parts of the key of queries that hold messages themselves. */
export const heldMessagesKey = [messagesKey, 'held']

interface MessageFilter {
  readonly q: string
  readonly period: Period
}

export function messageListQuery(
  api: OfficeApi,
  { q, period, status }: MessageFilter & { status: MessageStatus | undefined },
) {
  return pagedListQuery([...heldMessagesKey, 'list', { q, period, status }], (page) =>
    api.list('GET /api/contact', { query: { q: q || undefined, period, status, ...page } }),
  )
}

/** How many messages there are, in all and by status. */
export function messageCountsQuery(api: OfficeApi, { q, period }: MessageFilter) {
  return queryOptions({
    queryKey: [messagesKey, 'summary', { q, period }],
    queryFn: () => api.call('GET /api/contact/summary', { query: { q: q || undefined, period } }),
    placeholderData: (before) => before,
  })
}

/** One message by its id; fails where there is none. */
export function messageQuery(api: OfficeApi, id: string) {
  return queryOptions({
    queryKey: [...heldMessagesKey, 'one', id],
    queryFn: () => api.call('GET /api/contact/:id', { params: { id } }),
  })
}
