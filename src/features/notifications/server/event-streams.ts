import type { FastifyReply } from 'fastify'

import type { Actor, CallingDevice } from '#src/server/http/actor.ts'
import type { OfficeEvent, OfficeList } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { findActorsOfSessions } from '#src/features/accounts/server/accounts.ts'
import { findPairedDevices } from '#src/features/devices/server/devices.ts'
import type { OfficeMessage } from '../contract/notification.ts'
import { findNewNotification } from './notification-store.ts'

export const eventStreamType = 'text/event-stream; charset=utf-8'

/** How often the server sends a heartbeat. If a page receives nothing for three times as long, it has lost its connection. */
const heartbeatMilliseconds = 15_000
/**
 * How often the server checks whether the readers may still listen. After each check it sends a comment, so that proxies do not
 * close a quiet stream.
 */
const checkMilliseconds = 20_000
const maxStreamsOfAccount = 20

/**
 * The lists that a paired board shows. The board gets no events about other lists and no notifications, because these name guests.
 */
const boardLists: readonly OfficeList[] = ['orders', 'kitchen', 'menu']

/** If a reader has more unread data than this many bytes, its stream is closed. The browser then opens another one. */
const maxUnread = 256 * 1024

export interface EventStreams {
  /** Sends events to this person or board from now on. If the same user or board has more than 20 streams, the oldest is closed. */
  open(reply: FastifyReply, reader: Actor | CallingDevice): void
  closeAll(): void
}

interface EventStream {
  /** Writes text in the format of server-sent events. */
  write(text: string): void
  /** Ends the stream once everything that was written has been sent. */
  close(): void
}

/** A user with a session, or a paired board. */
type Reader =
  | { readonly userId: string; readonly sessionId: string; readonly deviceId?: never }
  | { readonly deviceId: string; readonly userId?: never; readonly sessionId?: never }

type OpenStream = EventStream & Reader

/**
 * All event streams of this server. Each event is read and formatted once for all streams, and the rights of all streams are
 * checked together.
 */
export function eventStreams({ db, events, clock }: Pick<Services, 'db' | 'events' | 'clock'>): EventStreams {
  // The streams in the order in which they were opened.
  const streams = new Set<OpenStream>()
  let timers: readonly NodeJS.Timeout[] = []
  let rightsChecked = Promise.resolve()
  events.subscribe((event) => void publish(event))

  function write(text: string, isFor: (reader: Reader) => boolean = () => true): void {
    for (const stream of streams) if (isFor(stream)) stream.write(text)
  }

  async function publish({ lists, notificationId, userId }: OfficeEvent): Promise<void> {
    if (streams.size === 0) return
    const isForUser = (reader: Reader) =>
      reader.deviceId === undefined && (userId === undefined || reader.userId === userId)
    write(eventText({ event: 'changed', data: { lists: [...lists] } }), isForUser)
    const ofBoard = userId === undefined ? lists.filter((list) => boardLists.includes(list)) : []
    if (ofBoard.length > 0)
      write(
        eventText({ event: 'changed', data: { lists: ofBoard } }),
        ({ deviceId }) => deviceId !== undefined,
      )
    // The user or the device that changed may have lost the right to listen, so all streams are checked.
    if (lists.includes('users') || lists.includes('devices')) rightsChecked = closeUnentitled()
    if (notificationId === undefined) return
    const notification = await findNewNotification(db, notificationId).catch(() => undefined)
    await rightsChecked
    if (notification) write(eventText({ event: 'notification', data: notification }), isForUser)
  }

  /** Ends the streams whose session has ended, whose user may no longer listen, or whose device is revoked. */
  async function closeUnentitled(): Promise<void> {
    const checked = [...streams]
    const sessions = new Set(checked.flatMap(({ sessionId }) => sessionId ?? []))
    const devices = new Set(checked.flatMap(({ deviceId }) => deviceId ?? []))
    const now = clock.now()
    // If the rights cannot be checked because the database is briefly unavailable, the streams stay open. Closing them would send
    // the staff to the sign-in page.
    const found = await Promise.all([
      findActorsOfSessions(db, [...sessions], now),
      findPairedDevices(db, [...devices], now),
    ]).catch(() => undefined)
    if (!found) return
    const [actors, paired] = found
    for (const stream of checked) {
      const role = stream.sessionId === undefined ? undefined : actors.get(stream.sessionId)?.role
      const mayListen =
        stream.deviceId === undefined ? role && role !== 'customer' : paired.has(stream.deviceId)
      if (!mayListen) stream.close()
    }
  }

  /** Sends a heartbeat. It says only that this server is running, so it does not wait for the database. */
  function beat(): void {
    write(eventText({ event: 'heartbeat', data: {} }))
  }

  async function check(): Promise<void> {
    await closeUnentitled()
    write(': still here\n\n')
  }

  function closeOldestOf({ userId, deviceId }: Reader): void {
    const own = [...streams].filter((stream) => stream.userId === userId && stream.deviceId === deviceId)
    for (const stream of own.slice(0, -maxStreamsOfAccount)) stream.close()
  }

  function remove(stream: OpenStream): void {
    streams.delete(stream)
    if (streams.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    open(reply, reader) {
      // If the reader has left while the rights were checked, no close event comes any more that would remove the stream.
      if (reply.raw.destroyed) return
      const stream: OpenStream = {
        ...openEventStream(reply, () => remove(stream)),
        ...('session' in reader
          ? { userId: reader.userId, sessionId: reader.session.id }
          : { deviceId: reader.id }),
      }
      streams.add(stream)
      if (timers.length === 0)
        timers = [
          setInterval(beat, heartbeatMilliseconds),
          setInterval(() => void check(), checkMilliseconds),
        ]
      closeOldestOf(stream)
    },
    closeAll() {
      for (const stream of streams) stream.close()
    },
  }
}

/** Turns a reply into a stream of server-sent events that lives until either side ends it. */
function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'Content-Type': eventStreamType,
    'Cache-Control': 'no-store',
    // Tells proxies not to buffer the response, which would hold back every event.
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  })
  // Tells the browser that it is connected, and that it should reconnect two seconds after a break.
  raw.write('retry: 2000\n: connected\n\n')
  raw.on('close', onClose)
  return {
    write(text) {
      if (raw.writableEnded || raw.destroyed) return
      raw.write(text)
      // `end` would wait until the reader has taken the rest of the data, so `destroy` closes the connection at once.
      if (raw.writableLength > maxUnread) raw.destroy()
    },
    close: () => void raw.end(),
  }
}

function eventText({ event, data }: OfficeMessage): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
