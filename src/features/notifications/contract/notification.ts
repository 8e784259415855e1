import { z } from 'zod'

/** A notification about a new order, reservation or message. */
export const Notification = z
  .object({
    id: z.string(),
    type: z.enum(['order', 'reservation', 'contact', 'website_update', 'other']),
    title: z.string(),
    titleVi: z.string(),
    content: z.string(),
    contentVi: z.string(),
    customerName: z.string().nullable(),
    customerPhone: z.string().nullable(),
    referenceId: z.string().nullable(),
    referenceType: z.string().nullable(),
    /** Whether the user who sends the call has read the notification. A new one is unread. */
    isRead: z.boolean(),
    isVisible: z.boolean(),
    priority: z.enum(['urgent', 'high', 'normal', 'low']),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

export const NotificationStatus = z.enum(['unread', 'read'])
export type NotificationStatus = z.infer<typeof NotificationStatus>

export const UnreadCount = z.object({ count: z.int() }).meta({ id: 'UnreadCount' })
export type UnreadCount = z.infer<typeof UnreadCount>

/** The messages that an open screen receives from /api/events, by the name of the event. */
export const OfficeMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('changed'), data: z.object({ lists: z.array(z.string()) }) }),
  z.object({ event: z.literal('notification'), data: Notification }),
  /**
   * Sent at intervals to show that the connection works. Without it, a page could not distinguish a broken connection from a time
   * without events.
   */
  z.object({ event: z.literal('heartbeat'), data: z.object({}) }),
])
export type OfficeMessage = z.infer<typeof OfficeMessage>
