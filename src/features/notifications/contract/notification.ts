import { z } from 'zod'

/** Tells the restaurant about something: a new order, reservation or message. */
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
    /** Whether the user who asks has read the notification. A new notification is unread. */
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
   * A heartbeat proves that the connection works. Without heartbeats the page could not tell a dead connection from a quiet one.
   */
  z.object({ event: z.literal('heartbeat'), data: z.object({}) }),
])
export type OfficeMessage = z.infer<typeof OfficeMessage>
