import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { periods } from '#src/kernel/list-query.ts'
import { SearchText } from '#src/kernel/text-field.ts'
import { Notification, NotificationStatus, UnreadCount } from './notification.ts'

const tag = 'Notifications'
const ofOne = {
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No such notification, or deleted by this user' },
  codes: ['notifications.not-found'],
} as const

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary:
    'Server-sent events: `changed` with {lists}, `notification` with the new one, `heartbeat` every 15 seconds, a comment every 20',
  tag,
  response: z.string().describe('text/event-stream'),
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Notifications of the user, newest first; X-Total-Count and Link tell of the rest',
  tag,
  query: z.object({
    /** Looks in the guest's name and phone and in the id of what it is about; case and diacritics do not matter. */
    q: SearchText.optional(),
    period: z.enum(periods).default('all'),
    status: NotificationStatus.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: z.string().max(200).optional(),
  }),
  response: z.array(Notification),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread-count',
  summary: 'How many notifications the user has not read; 10001 stands for more than 10000',
  tag,
  response: UnreadCount,
})

export const markRead = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  summary: 'Marks a notification as read by the user',
  tag,
  ...ofOne,
  response: Notification,
})

export const markAllRead = endpoint({
  method: 'PATCH',
  path: '/api/notifications/mark-all-read',
  summary: 'Marks all notifications as read by the user; returns how many have come in meanwhile',
  tag,
  response: UnreadCount,
  codes: [],
})

export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:id',
  summary: 'Deletes a notification for the user; others still see it',
  tag,
  ...ofOne,
})

export const deleteAllNotifications = endpoint({
  method: 'DELETE',
  path: '/api/notifications/delete-all',
  summary: 'Deletes all notifications for the user; others still see them',
  tag,
  codes: [],
})
