import { EventEmitter } from 'node:events'

import { sql } from 'drizzle-orm'

import type { Channels } from './channels.ts'
import type { Queries } from '../database/connection.ts'

export const officeEventsChannel = 'office_events'

/** The lists of the office that a screen may show. */
const officeLists = [
  'orders',
  'reservations',
  'contact',
  'notifications',
  'menu',
  'news',
  'users',
  'pages',
  'reviews',
] as const
export type OfficeList = (typeof officeLists)[number]

/** Something happened that open screens of the office want to know. */
export interface OfficeEvent {
  readonly lists: readonly OfficeList[]
  /** The notification that came of it, by id: a notice must stay small. */
  readonly notificationId?: string
  /** The only user whose screens are to hear of it; without one, all are. */
  readonly userId?: string
}

export interface OfficeEvents {
  /** Calls back for every event of any server; returns how to stop. After a gap, every list may have changed. */
  subscribe(listener: (event: OfficeEvent) => void): () => void
}

const everyList: OfficeEvent = { lists: officeLists }

/** Sends an event when the transaction commits, and never if it does not. */
export async function publishOfficeEvent(tx: Queries, event: OfficeEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${officeEventsChannel}, ${JSON.stringify(event)})`)
}

export function watchOfficeEvents(channels: Channels): OfficeEvents {
  const emitter = new EventEmitter()
  // One listener a screen: a restaurant with many tablets is no leak.
  emitter.setMaxListeners(0)
  // Only our own servers write on this channel.
  channels.on(officeEventsChannel, (payload) => emitter.emit('event', JSON.parse(payload) as OfficeEvent))
  channels.onGap(() => emitter.emit('event', everyList))
  return {
    subscribe(listener) {
      emitter.on('event', listener)
      return () => emitter.off('event', listener)
    },
  }
}
