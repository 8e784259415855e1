import { EventEmitter } from 'node:events'

import { sql } from 'drizzle-orm'

import type { Channels } from './channels.ts'
import type { Queries } from '../database/connection.ts'

export const officeEventsChannel = 'office_events'

/** The names of the office's lists, such as the list of orders. An event names the lists that open screens have to load again. */
const officeLists = [
  'orders',
  // Orders that nobody has opened yet. This list is separate from `orders`, because opening an order changes nothing in the lists
  // of orders.
  'unseen-orders',
  // Periods in which no screen that shows orders was open.
  'absences',
  'reservations',
  'contact',
  'notifications',
  'menu',
  'news',
  'users',
  'pages',
  'reviews',
  'devices',
  'kitchen',
  'print-jobs',
  'pause',
] as const
export type OfficeList = (typeof officeLists)[number]

/** An event for the office's open screens, for example that orders have changed. */
export interface OfficeEvent {
  readonly lists: readonly OfficeList[]
  /**
   * The id of the notification that belongs to the event. Only the id is sent, because PostgreSQL limits the size of its notices.
   */
  readonly notificationId?: string
  /** The user whose screens get the event. Without this field, the screens of all users get it. */
  readonly userId?: string
}

export interface OfficeEvents {
  /**
   * Calls the listener for every event that any server sends, until the returned function is called. If the connection to
   * PostgreSQL was interrupted, events may have been missed. The listener then gets one event that says that any list may have
   * changed.
   */
  subscribe(listener: (event: OfficeEvent) => void): () => void
}

const everyList: OfficeEvent = { lists: officeLists }

/** Sends an event when the transaction commits. If it does not commit, nothing is sent. */
export async function publishOfficeEvent(tx: Queries, event: OfficeEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${officeEventsChannel}, ${JSON.stringify(event)})`)
}

export function watchOfficeEvents(channels: Channels): OfficeEvents {
  const emitter = new EventEmitter()
  // Each open screen adds one listener, and a restaurant with many tablets has many screens. Node would warn that so many listeners
  // are a leak, so the warning is turned off.
  emitter.setMaxListeners(0)
  // Only servers of this site send notices on this channel, so the payload is not checked.
  channels.on(officeEventsChannel, (payload) => emitter.emit('event', JSON.parse(payload) as OfficeEvent))
  channels.onGap(() => emitter.emit('event', everyList))
  return {
    subscribe(listener) {
      emitter.on('event', listener)
      return () => emitter.off('event', listener)
    },
  }
}
