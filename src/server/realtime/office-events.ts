import { EventEmitter } from 'node:events'

import { sql } from 'drizzle-orm'

import type { Channels } from './channels.ts'
import type { Queries } from '../database/connection.ts'

export const officeEventsChannel = 'office_events'

/** The names of the office's lists. An event names the lists that screens have to load again. */
const officeLists = [
  'orders',
  // Orders that nobody has opened yet. They are apart from `orders`, because opening an order changes nothing that the lists of
  // orders show.
  'unseen-orders',
  // Times in which no screen was there to show orders.
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

/** An event for the open screens of the office, such as that the orders have changed. */
export interface OfficeEvent {
  readonly lists: readonly OfficeList[]
  /** The id of the notification that the event caused. Only the id is sent, because PostgreSQL limits the size of a notice. */
  readonly notificationId?: string
  /** The only user whose screens hear of the event. Without it, all screens do. */
  readonly userId?: string
}

export interface OfficeEvents {
  /**
   * Calls the listener for every event of any server; the returned function ends that. After a gap in the connection to PostgreSQL,
   * in which events may have been missed, the listener gets an event that says that every list may have changed.
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
  // Each open screen has one listener, so Node's warning about a leak of listeners is turned off: a restaurant with many tablets
  // has many.
  emitter.setMaxListeners(0)
  // Only our own servers write on this channel, so the payload is not checked.
  channels.on(officeEventsChannel, (payload) => emitter.emit('event', JSON.parse(payload) as OfficeEvent))
  channels.onGap(() => emitter.emit('event', everyList))
  return {
    subscribe(listener) {
      emitter.on('event', listener)
      return () => emitter.off('event', listener)
    },
  }
}
