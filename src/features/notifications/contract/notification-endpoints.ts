import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { periods } from '#src/kernel/list-query.ts'
import { SearchText } from '#src/kernel/text-field.ts'
import { Notification, NotificationStatus, UnreadCount } from './notification.ts'

const endpoint = endpointsOf('Notifications')
const ofOne = {
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No such notification, or deleted by this user' },
  codes: ['notifications.not-found'],
} as const

export const streamEvents = endpoint('GET /api/events', {
  summary:
    'Server-sent events: `changed` with {lists}, `notification` with the new one, `heartbeat` every 15 seconds, a comment every 20',
  response: z.string(),
  gives: ['text/event-stream'],
})

export const listNotifications = endpoint('GET /api/notifications', {
  summary: 'Notifications of the user, newest first; X-Total-Count and Link tell of the rest',
  query: z.object({
    /**
     * The search text. It is looked for in the guest's name and phone number, and in the id of the order, reservation or message,
     * regardless of case and diacritics.
     */
    q: SearchText.optional(),
    period: z.enum(periods).default('all'),
    status: NotificationStatus.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: z.string().max(200).optional(),
  }),
  response: z.array(Notification),
})

export const countUnread = endpoint('GET /api/notifications/unread-count', {
  summary:
    'How many notifications the user has not read and nobody has finished; 10001 stands for more than 10000',
  response: UnreadCount,
})

export const markRead = endpoint('PATCH /api/notifications/:id/read', {
  summary: 'Marks a notification as read by the user',
  ...ofOne,
  response: Notification,
})

export const markAllRead = endpoint('PATCH /api/notifications/mark-all-read', {
  summary: 'Marks all notifications as read by the user; returns how many have come in meanwhile',
  response: UnreadCount,
  codes: [],
})

export const deleteNotification = endpoint('DELETE /api/notifications/:id', {
  summary: 'Deletes a notification for the user; others still see it',
  ...ofOne,
})

export const deleteAllNotifications = endpoint('DELETE /api/notifications/delete-all', {
  summary: 'Deletes all notifications for the user; others still see them',
  codes: [],
})
