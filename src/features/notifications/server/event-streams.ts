import type { FastifyReply } from 'fastify'

import type { Actor, CallingDevice } from '#src/server/http/actor.ts'
import type { OfficeEvent, OfficeList } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { findActorsOfSessions } from '#src/features/accounts/server/accounts.ts'
import { findPairedDevices } from '#src/features/devices/server/devices.ts'
import type { OfficeMessage } from '../contract/notification.ts'
import { findNewNotification } from './notification-store.ts'

export const eventStreamType = 'text/event-stream; charset=utf-8'

/**
 * How often the server sends a heartbeat, in milliseconds. If a page has received nothing for three times as long, it treats its
 * connection as broken.
 */
const heartbeatMilliseconds = 15_000
/**
 * How often the server checks whether the users of the streams still have the right to listen, in milliseconds. After each check it
 * sends a comment, so that proxies do not close a stream without events.
 */
const checkMilliseconds = 20_000
const maxStreamsOfAccount = 20

/**
 * The lists that a paired board shows. A board gets no events about other lists, and no notifications, because notifications
 * contain the names of guests.
 */
const boardLists: readonly OfficeList[] = ['orders', 'kitchen', 'menu', 'pause']

/** If more than this many bytes wait to be received by a browser, its stream is closed. The browser then opens a new one. */
const maxUnread = 256 * 1024

export interface EventStreams {
  /** Opens an event stream for this user or board. If the same user or board already has 20 streams, the oldest one is closed. */
  open(reply: FastifyReply, reader: Actor | CallingDevice): void
  closeAll(): void
}

interface EventStream {
  /** Writes text in the format of server-sent events. */
  write(text: string): void
  /** Ends the stream after everything that was written has been sent. */
  close(): void
}

/** Who receives a stream: a user with a session, or a paired board. */
type Reader =
  | { readonly userId: string; readonly sessionId: string; readonly deviceId?: never }
  | { readonly deviceId: string; readonly userId?: never; readonly sessionId?: never }

type OpenStream = EventStream & Reader

/**
 * Manages all event streams of this server. Each event is read and formatted only once for all streams, and the rights of all users
 * are checked together.
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
    // A change of users or devices may have taken the right to listen from somebody, so all streams are checked.
    if (lists.includes('users') || lists.includes('devices')) rightsChecked = closeUnentitled()
    if (notificationId === undefined) return
    const notification = await findNewNotification(db, notificationId).catch(() => undefined)
    await rightsChecked
    if (notification) write(eventText({ event: 'notification', data: notification }), isForUser)
  }

  /** Closes a stream if its session has ended, if its user may no longer listen, or if its device was revoked. */
  async function closeUnentitled(): Promise<void> {
    const checked = [...streams]
    const sessions = new Set(checked.flatMap(({ sessionId }) => sessionId ?? []))
    const devices = new Set(checked.flatMap(({ deviceId }) => deviceId ?? []))
    const now = clock.now()
    // If the database is briefly unavailable, the rights cannot be checked, and the streams stay open. If they were closed, all
    // staff would be sent to the sign-in page.
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

  /** Sends a heartbeat to all streams. It shows only that this server is running, so the database is not needed. */
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
      // If the browser disconnected while the rights were checked, its `close` event is over. Nothing would remove the stream
      // later, so it is not added.
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

/** Turns a response into a stream of server-sent events. It lasts until the browser or the server ends it. */
function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'Content-Type': eventStreamType,
    'Cache-Control': 'no-store',
    // Tells proxies not to buffer the response, because a buffer would delay every event.
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  })
  // Tells the browser that it is connected, and that it must reconnect two seconds after the connection breaks.
  raw.write('retry: 2000\n: connected\n\n')
  raw.on('close', onClose)
  return {
    write(text) {
      if (raw.writableEnded || raw.destroyed) return
      raw.write(text)
      // The browser has not received the data for too long. `end` would wait until it has, so `destroy` closes the connection at
      // once.
      if (raw.writableLength > maxUnread) raw.destroy()
    },
    close: () => void raw.end(),
  }
}

function eventText({ event, data }: OfficeMessage): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
